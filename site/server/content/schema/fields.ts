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
  Words,
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
  <const Is extends Field['is']>(is: Is) =>
  <const More extends object = object>(says: string, more?: More) =>
    ({is, says, ...more}) as {is: Is; says: string} & More

export const text = field('text')
export const words = field('words')
export const html = field('html')
export const address = field('address')
export const number = field('number')
export const flag = field('flag')
export const day = field('day')
export const time = field('time')
export const coordinates = field('coordinates')

export const choice = <const Of extends readonly string[]>(says: string, of: Of) =>
  ({is: 'choice', says, of}) as const
export const media = <const Kind extends MediaKind>(kind: Kind, says: string) =>
  ({is: 'media', kind, says}) as const
export const reference = <const To extends Reference>(to: To, says: string) =>
  ({is: 'reference', to, says}) as const
export const advertised = (says: string) =>
  ({is: 'reference', to: 'properties', advertises: true, says}) as const
export const list = <const Of extends Item>(says: string, of: Of, most?: number) => ({
  is: 'list' as const,
  says,
  of,
  ...(most && {most}),
})
export const group = <const F extends Fields>(says: string, fields: F) =>
  ({is: 'group', says, fields}) as const

/** A field that a record need not have. */
export const optional = <const F extends Field>(given: F) => ({...given, optional: true as const})
/** A field that has this value where a record does not say it. */
export const withDefault = <const F extends Field, const Value extends NonNullable<F['default']>>(
  given: F,
  value: Value,
) => ({...given, optional: true as const, default: value})
/** A field that lists of the API answer with, under its own name, and whole records as well. */
export const inLists = <const F extends Field>(given: F) => ({...given, answers: 'lists' as const})
/** A field that only whole records of the API have, under its own name. */
export const inWhole = <const F extends Field>(given: F) => ({...given, answers: 'whole' as const})

type Place = NonNullable<Field['answers']>
type Answered<F, In extends Place> = {
  [Name in keyof F]: F[Name] extends {answers: In} ? Name : never
}[keyof F]

/** The names of the fields that the table of a kind marks for this place. */
export const answeredIn = <F extends Fields, In extends Place>(place: In, fields: F) =>
  Object.keys(fields).filter(name => fields[name]?.answers === place) as Answered<F, In>[]

/** These members of a record, and no others. */
export function pick<Value extends object, Name extends keyof Value>(
  value: Value,
  names: readonly Name[],
): Pick<Value, Name> {
  const picked: Partial<Pick<Value, Name>> = {}
  for (const name of names) picked[name] = value[name]
  return picked as Pick<Value, Name>
}

/** The value of a field as it is stored. */
export type ValueOf<F> = F extends {is: 'words' | 'html'}
  ? Words
  : F extends {is: 'number'}
    ? number
    : F extends {is: 'flag'}
      ? boolean
      : F extends {is: 'coordinates'}
        ? [latitude: number, longitude: number]
        : F extends {is: 'choice'; of: readonly (infer Choice)[]}
          ? Choice
          : F extends {is: 'list'; of: infer Of}
            ? ValueOf<Of>[]
            : F extends {is: 'group'; fields: infer Inside}
              ? RecordOf<Inside>
              : string

/** A record with the values of these fields; optional ones may be missing. */
export type RecordOf<F> = {
  [Name in keyof F as F[Name] extends {optional: true} ? never : Name]: ValueOf<F[Name]>
} & {
  [Name in keyof F as F[Name] extends {optional: true} ? Name : never]?: ValueOf<F[Name]>
}
