/** Inputs of people and robots for each form, biased to the edges of its rules. */
import fc from 'fast-check'
import type {Call} from '#kit/api-client/call.ts'
import {
  type GivenFile,
  imageTypes,
  LARGEST_IMAGE,
  MAX_IMAGES,
  RESUME_LIMIT,
  RESUME_TYPE,
} from '#kit/forms/files/limits.ts'
import {officeDay} from '#trade/agency/office-day.ts'

export type Inputs = Record<string, unknown>

const text = fc.oneof(
  fc.constantFrom('', ' ', 'Layla', 'Layla 2', 'Ольга', 'ليلى ٢', '\u00a0', '@', '0'),
  fc.string({maxLength: 40}),
  fc.string({unit: 'grapheme', maxLength: 20}),
)

const phone = fc.oneof(
  fc.constantFrom('00971', '+00971', '+971 50 123 4567', '٩٧١'),
  fc.stringMatching(/^[+0-9 ().-]{0,16}$/),
  text,
)

const blanks = fc.constantFrom('', ' ', '\t', '\u00a0')
const email = fc.oneof(
  fc.constantFrom('layla@example.com', 'a@b', 'a@b..c', 'a b@c.de'),
  fc.tuple(blanks, fc.emailAddress(), blanks).map(parts => parts.join('')),
  text,
)

const amount = fc.oneof(
  fc.constantFrom('9', '09', '10', '1,250,000', '1 250 000', '-10', '1e9', '10.5'),
  fc.integer({min: 0, max: 10_000_000}).map(String),
  text,
)

const DAY = 24 * 60 * 60 * 1000
const day = fc.oneof(
  fc.integer({min: -3, max: 3}).map(days => officeDay(new Date(Date.now() + days * DAY))),
  fc.constantFrom('2027-02-30', '2027-13-01', '9999-12-31', '27-02-03'),
  text,
)

const around = (limit: number) => fc.constantFrom(0, 1, limit - 1, limit, limit + 1)

const file = (types: string[], limit: number): fc.Arbitrary<GivenFile> =>
  fc.record({
    name: fc.constantFrom('a.pdf', 'a.jpg', 'a', ''),
    type: fc.oneof(
      {weight: 4, arbitrary: fc.constantFrom(...types)},
      fc.constantFrom('', 'toString'),
    ),
    size: fc.oneof({weight: 4, arbitrary: fc.constant(1000)}, around(limit)),
  })

const image = file([...Object.keys(imageTypes), 'image/svg+xml'], LARGEST_IMAGE)

const ofField: Record<string, fc.Arbitrary<unknown>> = {
  phone,
  email,
  current_valuation: amount,
  move_in_date: day,
  rentOrSale: fc.constantFrom('RENT', 'BUY', '', 'rent'),
  media: fc.option(file([RESUME_TYPE, 'application/msword'], RESUME_LIMIT), {nil: undefined}),
  property_images: fc.array(image, {maxLength: MAX_IMAGES + 1}),
}

/** A value for each field that the call takes and its form has. */
export const inputsOf = ({params}: Pick<Call, 'params'>, fields: string[]): fc.Arbitrary<Inputs> =>
  fc.record(
    Object.fromEntries(
      fields.map(name => [
        name,
        ofField[name] ?? (params[name]?.kind === 'flag' ? fc.boolean() : text),
      ]),
    ),
  )

/**
 * Normalises input to the value that a control of the page holds: no keyboard types NUL or half a
 * character, one line has no breaks, and browsers trim addresses.
 */
export function fieldValue(name: string, input: unknown): unknown {
  if (typeof input !== 'string') return input
  const typed = input.replace(/[\0\p{Surrogate}]/gu, '')
  if (name === 'message') return typed
  const line = typed.replace(/[\r\n]/g, '')
  return name === 'email' ? line.replace(/^[\t\f ]+|[\t\f ]+$/g, '') : line
}
