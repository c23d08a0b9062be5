/** The shape of a mapping file. */
import Type from 'typebox'

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

/** Any of these names, each with its place. */
const fieldsOf = <Name extends string>(names: readonly Name[]) =>
  Type.Object(
    Object.fromEntries(names.map(name => [name, Type.Optional(field)])) as Record<
      Name,
      Type.TOptional<typeof field>
    >,
    {additionalProperties: false},
  )

/** The facts of a listing that a feed may tell. */
export const fieldNames = [
  'reference',
  'purpose',
  'project',
  'property_type',
  'name',
  'description',
  'city',
  'places',
  'address',
  'building',
  'price',
  'rents',
  'price_on_request',
  'price_period',
  'bedrooms',
  'bathrooms',
  'area_sqft',
  'area_unit',
  'floor',
  'parking',
  'views',
  'furnishing',
  'completion',
  'handover',
  'service_charge',
  'cheques',
  'deposit',
  'available_from',
  'units_as_of',
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

/** Facts of which a listing has several, each with facts of its own. */
const rowsOf = <Name extends string>(names: readonly Name[]) =>
  Type.Object(
    {
      /** The path of the element or object that is there once for each row. */
      path: Type.String(),
      /** Paths inside it. */
      fields: fieldsOf(names),
    },
    {additionalProperties: false},
  )

export const mappingShape = Type.Object(
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
    fields: fieldsOf(fieldNames),
    rows: Type.Optional(
      Type.Object(
        {
          payment_plan: Type.Optional(
            rowsOf(['milestone', 'name', 'built', 'due', 'monthly_parts', 'percent', 'paid_to']),
          ),
          units: Type.Optional(
            rowsOf(['name', 'bedrooms', 'area_from', 'area_to', 'price_from', 'available']),
          ),
        },
        {additionalProperties: false},
      ),
    ),
  },
  {additionalProperties: false},
)

export type Mapping = Type.Static<typeof mappingShape>
export type Field = Type.Static<typeof field>
export type Rule = Type.Static<typeof rule>
