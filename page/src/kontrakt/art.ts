// The pictures of the cards, from the package they come in: CC0 art by Adrian Kennard.
import { face } from './cards'

const FOLDER = '/node_modules/@heruka_urgyen/react-playing-cards/src/images'
const pictures = import.meta.glob<string>('/node_modules/@heruka_urgyen/react-playing-cards/src/images/*/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

export interface Deck {
  fourColours: boolean
  bigIndex: boolean
}

/** The address of the picture of a card; of a joker the jester, whatever it stands for. */
export function picture(card: string, deck: Deck): string {
  const { rank, suit, joker } = face(card)
  const folder = `${deck.fourColours ? '4color' : '2color'}${deck.bigIndex ? '-bf' : ''}`
  const name = joker || !suit ? '2J' : `${rank}${suit.toUpperCase()}`
  return pictures[`${FOLDER}/${folder}/${name}.svg`] ?? ''
}
