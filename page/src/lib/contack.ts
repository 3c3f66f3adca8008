// The words of Contack as the page says them; the types themselves are generated.
export type {
  ContackCell as Cell,
  ContackColour as Colour,
  ContackContact as Contact,
  ContackEvent,
  ContackHandResult as HandResult,
  ContackLaid as Laid,
  ContackObservation as Observation,
  ContackPlayOption as PlayOption,
  ContackRules,
  ContackTile as Tile,
  ContackUpdate,
} from './wire'
