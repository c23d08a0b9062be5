/**
 * A mapping file: the feed's names for the facts of a listing. Those of Property Finder and Bayut
 * are in `formats/`, and are examples for another one.
 */
import {readFile} from 'node:fs/promises'
import {Value} from 'typebox/value'
import {OperatorError} from '#server/platform/operator-error.ts'
import {type Field, type FieldName, type Mapping, mappingShape, type Rule} from './mapping-shape.ts'
import {openDecoder} from './read-text.ts'

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
  if (!Value.Check(mappingShape, value)) {
    const [first] = Value.Errors(mappingShape, value)
    const place = first?.instancePath.slice(1).replaceAll('/', '.') || 'the whole'
    throw new OperatorError(`${file} is no mapping: ${place} ${first?.message ?? 'is wrong'}.`)
  }
  if (value.encoding && !openDecoder(value.encoding)) {
    throw new OperatorError(
      `${file} names the encoding "${value.encoding}", which is unknown. Name one such as utf-8, utf-16le, windows-1252 or windows-1256.`,
    )
  }
  const missing = REQUIRED.find(name => value.fields[name] === undefined)
  if (value.rows && value.format === 'csv') {
    throw new OperatorError(
      `${file} has "rows", which CSV cannot hold: one line is one listing. Remove them, or use XML or JSON.`,
    )
  }
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
