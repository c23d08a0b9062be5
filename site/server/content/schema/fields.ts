/**
 * How a kind of content is described: one table says what a record holds, and from it follow the
 * check of a folder, the import, the export, the choice of a language and the documentation.
 */
import type {
  Field,
  Fields,
  Item,
  MediaKind,
  Reference,
} from '../../../app/shared-with-server/content-fields.ts'

export type {
  Field,
  Fields,
  Item,
  MediaKind,
  Reference,
  Words,
} from '../../../app/shared-with-server/content-fields.ts'

/** One kind of content: a folder with a file for each record, or one file with all of them. */
export interface Kind {
  says: string
  /**
   * `each`: `<kind>/<key>.json`. `one`: `<kind>.json`, an object of records by key. `single`:
   * `<kind>.json` is the only record, whose key is the name of the kind.
   */
  files: 'each' | 'one' | 'single'
  /** The key: used in addresses and in references. */
  key: string
  fields: Fields
}

const field =
  <Is extends Field['is']>(is: Is) =>
  <More extends object = object>(says: string, more?: More) =>
    ({is, says, ...more}) as Extract<Field, {is: Is}>

export const text = field('text')
export const words = field('words')
export const html = field('html')
export const address = field('address')
export const number = field('number')
export const flag = field('flag')
export const day = field('day')
export const time = field('time')
export const coordinates = field('coordinates')

export const choice = (says: string, of: readonly string[]): Field => ({is: 'choice', says, of})
export const media = (kind: MediaKind, says: string): Field => ({is: 'media', kind, says})
export const reference = (to: Reference, says: string): Field => ({is: 'reference', to, says})
export const advertised = (says: string): Field => ({
  ...{is: 'reference', to: 'properties', advertises: true},
  says,
})
export const list = (says: string, of: Item, most?: number): Field => ({
  is: 'list',
  says,
  of,
  ...(most && {most}),
})
export const group = (says: string, fields: Fields): Field => ({is: 'group', says, fields})
export const optional = <F extends Field>(given: F): F => ({...given, optional: true})
