// Cards in notation (`9s`, `*`, `*9h`) taken apart for the eye and the ear.
import { t } from '../lib/words.svelte'

export const RANKS = 'A23456789TJQK'
export const SUITS = 'shdc'
export type Suit = 's' | 'h' | 'd' | 'c'

const SIGNS: Record<Suit, string> = { s: '♠', h: '♥', d: '♦', c: '♣' }

export interface Face {
  /** The card itself, or what a joker stands for; empty for a joker that stands for nothing in particular. */
  rank: string
  suit: Suit | ''
  joker: boolean
}

/** What a card in notation shows; the mark of an ace's end is no part of the card. */
export function face(card: string): Face {
  const joker = card.startsWith('*')
  const rest = joker ? card.slice(1) : card
  return { rank: rest[0] ?? '', suit: (rest[1] ?? '') as Suit | '', joker }
}

export function isJoker(card: string): boolean {
  return card.startsWith('*')
}

/** Rank and suit as they stand in a card's corner: `9♠`, `10♥`; a star for a joker. */
export function corner(card: string): string {
  const { rank, suit, joker } = face(card)
  if (!suit) return joker ? '★' : card
  return `${rank === 'T' ? '10' : rank}${SIGNS[suit]}`
}

/** As `corner`, but a joker says that it is one. */
export function written(card: string): string {
  const { suit, joker } = face(card)
  if (!joker) return corner(card)
  return suit ? `★${corner(card.slice(1))}` : '★'
}

/** The card in words: "nine of spades", "joker for nine of hearts". */
export function cardName(card: string): string {
  const { rank, suit, joker } = face(card)
  if (!suit) return t('kontrakt-joker')
  const name = t('kontrakt-card', { rank: t('kontrakt-rank', { rank }), suit })
  return joker ? t('kontrakt-stand-in', { card: name }) : name
}

export function cardNames(cards: readonly string[]): string {
  return cards.map(cardName).join(', ')
}

/** Where a card stands among the cards: by suit, then by rank from the ace; jokers last. */
export function placeOf(card: string): number {
  const { rank, suit, joker } = face(card)
  return joker || !suit ? 52 : SUITS.indexOf(suit) * 13 + RANKS.indexOf(rank)
}

export function rankOf(card: string): number {
  return RANKS.indexOf(face(card).rank)
}

/** The cards of one meld written without spaces: `4h*5h6h7h`. */
export function cardsOf(word: string): string[] {
  return word.match(/\*?[A2-9TJQK][shdc][+-]?|\*/g) ?? []
}
