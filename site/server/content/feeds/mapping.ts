/**
 * A mapping file: the feed's names for the facts of a listing. Those of Property Finder and Bayut
 * are in `formats/`, and are examples for another one.
 */
import {readFile} from 'node:fs/promises'
import Type from 'typebox'
import {Value} from 'typebox/value'
import {OperatorError} from '#server/platform/operator-error.ts'
import {openDecoder} from './read-text.ts'

/** One place, or several of which the first that says something counts. */
const places = Type.Union([Type.String(), Type.Array(Type.String(), {minItems: 1})])

const rule = Type.Object(
  {
    /**
     * The path in the record: names with slashes, `@name` for an attribute. Or by language, and of
     * `rents` by period.
     */
    path: Type.Optional(Type.Union([places, Type.Record(Type.String(), places)])),
    /** The same for every record. */
    constant: Type.Optional(Type.String()),
    /** The meaning of the feed's words; others stay as they are. */
    values: Type.Optional(Type.Record(Type.String(), Type.String())),
    /** The treatment of words that `values` does not list; by default they stay. */
    others: Type.Optional(Type.Literal('drop')),
    /** Multiplies a number: square metres become square feet by 10.7639. */
    times: Type.Optional(Type.Number({exclusiveMinimum: 0})),
    /** Splits a text that holds several values. */
    split: Type.Optional(Type.String({minLength: 1})),
    /**
     * The order of coordinates. It has no effect any more: in the Emirates no latitude can be a
     * longitude.
     */
    order: Type.Optional(Type.Literal('longitude-latitude')),
  },
  {additionalProperties: false},
)

const field = Type.Union([places, rule])

/** The facts of a listing that a feed may tell. */
export const fieldNames = [
  'reference',
  'purpose',
  'property_type',
  'name',
  'description',
  'city',
  'places',
  'address',
  'price',
  'rents',
  'price_on_request',
  'price_period',
  'bedrooms',
  'bathrooms',
  'area_sqft',
  'area_unit',
  'amenities',
  'coordinates',
  'agent',
  'builder',
  'permit_number',
  'permit_expiry',
  'listed',
  'photos',
  'photo_changed',
  'tour',
  'changed',
] as const
export type FieldName = (typeof fieldNames)[number]

const mapping = Type.Object(
  {
    name: Type.String({pattern: '^[a-z0-9][a-z0-9-]{0,40}$'}),
    format: Type.Enum(['xml', 'json', 'csv']),
    /** XML: the element of one listing. JSON: where the list is, empty for the whole file. */
    record: Type.Optional(Type.String()),
    /** CSV: between two values. Unless it is said, the one that the header has most often. */
    delimiter: Type.Optional(Type.String({minLength: 1, maxLength: 1})),
    /**
     * The encoding of the bytes, such as windows-1256, if neither they nor the server declare it
     * correctly.
     */
    encoding: Type.Optional(Type.String({minLength: 1})),
    /** Listings that are in the feed to say that they are gone. */
    withdrawn: Type.Optional(
      Type.Object(
        {path: Type.String(), is: Type.Array(Type.String())},
        {additionalProperties: false},
      ),
    ),
    fields: Type.Object(
      Object.fromEntries(fieldNames.map(name => [name, Type.Optional(field)])) as Record<
        FieldName,
        Type.TOptional<typeof field>
      >,
      {additionalProperties: false},
    ),
  },
  {additionalProperties: false},
)

export type Mapping = Type.Static<typeof mapping>
type Field = Type.Static<typeof field>
export type Rule = Type.Static<typeof rule>

/** Without them nothing can be shown, and nothing be found again. */
const REQUIRED: FieldName[] = ['reference', 'purpose', 'property_type', 'name', 'city', 'photos']

export const formatFile = (name: string) => new URL(`./formats/${name}.json`, import.meta.url)

export async function readMapping(file: string | URL): Promise<Mapping> {
  const given = await readFile(file, 'utf8').catch(() => {
    throw new OperatorError(`${file} cannot be read. Name a mapping file.`)
  })
  let value: unknown
  try {
    value = JSON.parse(given)
  } catch (error) {
    throw new OperatorError(`${file} is not JSON: ${(error as Error).message}.`)
  }
  if (!Value.Check(mapping, value)) {
    const [first] = Value.Errors(mapping, value)
    const place = first?.instancePath.slice(1).replaceAll('/', '.') || 'the whole'
    throw new OperatorError(`${file} is no mapping: ${place} ${first?.message ?? 'is wrong'}.`)
  }
  if (value.encoding && !openDecoder(value.encoding)) {
    throw new OperatorError(
      `${file} names the encoding "${value.encoding}", which is unknown. Name one such as utf-8, utf-16le, windows-1252 or windows-1256.`,
    )
  }
  const missing = REQUIRED.find(name => value.fields[name] === undefined)
  if (missing) throw new OperatorError(`${file} does not say where the ${missing} of a listing is.`)
  return value
}

export const ruleOf = (given: Field): Rule =>
  typeof given === 'string' || Array.isArray(given) ? {path: given} : given

/** All places of a field; none for a constant. */
export function pathsOf(given: Field): string[] {
  const {path = [], constant} = ruleOf(given)
  if (constant !== undefined) return []
  return isPlaces(path) ? [path].flat() : Object.values(path).flat()
}

export const isPlaces = (path: NonNullable<Rule['path']>): path is string | string[] =>
  typeof path === 'string' || Array.isArray(path)
