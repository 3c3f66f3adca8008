// The screens that have a path of their own: `/rules/contack`, `/sheet/…`. A line each.
import type { Component } from 'svelte'

/** What such a screen is given: the parts of the path behind its name. */
export interface PageProps {
  parts: readonly string[]
}

export type PageLoader = () => Promise<{ default: Component<PageProps> }>

/** By the first part of the path, in the order in which the start page offers them. */
export const PAGES: Readonly<Record<string, PageLoader>> = {
  rules: () => import('../rules/RulesScreen.svelte'),
  learn: () => import('../learn/LearnScreen.svelte'),
  ask: () => import('../ask/AskScreen.svelte'),
  alone: () => import('../alone/AloneScreen.svelte'),
  replay: () => import('../replay/ReplayScreen.svelte'),
  box: () => import('../box/BoxScreen.svelte'),
  sheet: () => import('../sheet/SheetScreen.svelte'),
  print: () => import('../print/PrintScreen.svelte'),
}
