import {type Attribute, text} from '../core/attributes.ts'

/** Attributes of every widget with a map. */
export const tileAttributes = {
  /**
   * The source of the map's satellite pictures: an address with `{x}`, `{y}` and `{z}`. Empty or
   * `none` shows the drawn ground alone. Without it, Esri's World Imagery.
   */
  tiles: {...text(), initial: null} as Attribute<string | null>,
  /** The attribution of the pictures; most providers require it. */
  'tiles-attribution': text(),
}
