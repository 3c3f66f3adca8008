// Questions to begin with: one tap sets everything up. They are written as links are.
import type { Game } from './question'

export interface Example {
  key: string
  link: string
}

export const EXAMPLES: Readonly<Record<Game, readonly Example[]>> = {
  contack: [
    { key: 'ask-example-counts', link: 'g=contack&v=house/1&blue=1-2-3&tile=9-2-8' },
    { key: 'ask-example-bad-side', link: 'g=contack&v=house/1&blue=5-8-3&red=1-9-4&tile=10-8-7' },
    { key: 'ask-example-older', link: 'g=contack&v=house/1&red=1-2-3&last=elsewhere&tile=5-8-3' },
    { key: 'ask-example-fifty', link: 'g=contack&v=house/1&up=0&blue=9-2-8&red=9-10-2&orange=2-1-8&tile=6-10-7' },
  ],
  kontrakt: [
    { key: 'ask-example-joker', link: 'g=kontrakt&v=kontrakt/1&m=lay&r=2&melds=9s9h9d.4h5h7h*' },
    { key: 'ask-example-touching', link: 'g=kontrakt&v=kontrakt/1&m=lay&r=3&melds=3h4h5h6h.7h8h9hTh' },
    { key: 'ask-example-swap', link: 'g=kontrakt&v=kontrakt/1&m=table&r=3&table=o5c6c*7c8c.m9s9h9d&card=7c&down=before' },
    { key: 'ask-example-left', link: 'g=kontrakt&v=kontrakt/1&m=worth&left=QcKh2d' },
  ],
}
