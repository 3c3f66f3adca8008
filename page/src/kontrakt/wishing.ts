// An act somebody is about to do: what is sent, which cards go with it, and how it is called.
export interface Wish {
  action: string
  ids: readonly string[]
  label: string
}
