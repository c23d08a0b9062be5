import {type Attribute, text} from '../core/attributes.ts'

/** Of every widget with a map. */
export const tileAttributes = {
  /**
   * The source of the map's satellite pictures: an address with `{x}`, `{y}` and `{z}`. Empty or
   * `none` shows the drawn ground alone. Without it, Esri's World Imagery.
   */
  tiles: {...text(), initial: null} as Attribute<string | null>,
  /** Whom to name for the pictures; required by the makers of most. */
  'tiles-attribution': text(),
}
