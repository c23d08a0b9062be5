/** Facts of a listing that are rows: those of its payment plan, and the homes that a project has left. */
import {readDay} from '#kit/typed/date.ts'
import type {Field, Fields} from '../schema/fields.ts'
import {homeFactFields} from '../schema/home-facts.ts'
import {inOurLanguages, isSame} from './listing-facts.ts'
import {bedroomsIn, numberIn, valuesOf, wordsOf} from './mapped-values.ts'
import type {Mapping} from './mapping-shape.ts'
import {type Node, nodesAt} from './node.ts'

const rowFields: [name: 'payment_plan' | 'units', fields: Fields][] = [
  ['payment_plan', homeFactFields.payment_plan.of.fields],
  ['units', homeFactFields.units.of.fields],
]

/** A value that cannot be read stays a text, which the check of the record then names. */
export function rowsIn({rows}: Mapping, node: Node): Record<string, object[]> {
  return Object.fromEntries(
    rowFields.flatMap(([name, fields]) => {
      const mapped = rows?.[name]
      const found = mapped ? nodesAt(node, mapped.path) : []
      return found.length ? [[name, found.map(row => rowIn(row, mapped, fields))]] : []
    }),
  )
}

interface Mapped {
  fields: Partial<Record<string, Parameters<typeof valuesOf>[0]['fields'][string]>>
}

function rowIn(row: Node, mapped: Mapped | undefined, fields: Fields) {
  const values = Object.entries(fields).map(([name, field]) => [
    name,
    mapped && valueIn(row, mapped, name, field),
  ])
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

function valueIn(row: Node, mapped: Mapped, name: string, field: Field) {
  if (field.is === 'words') {
    const words = inOurLanguages(wordsOf(mapped, name, row))
    return Object.keys(words).length ? words : undefined
  }
  const [text] = valuesOf(mapped, name, row)
  if (text === undefined) return undefined
  if (name === 'bedrooms') return bedroomsIn(text) ?? text
  if (field.is === 'number') return numberOf(text, field)
  if (field.is === 'day') return readDay(text) ?? text
  return field.is === 'choice' ? (field.of.find(code => isSame(code, text)) ?? text) : text
}

/** Areas and amounts are rounded, as those of the listing are; `20%` is 20. */
function numberOf(text: string, {whole, optional, least = 0}: NumberField) {
  const value = numberIn(text.replace(/%$/, '').trimEnd())
  if (value === undefined) return text
  // Zero stands for what is not known, where it can be nothing else.
  if (value === 0 && optional && least > 0) return undefined
  return whole && value > MIN_ROUNDED ? Math.round(value) : value
}
const MIN_ROUNDED = 100

type NumberField = Extract<Field, {is: 'number'}>
