/** Reads back what this server has written: it may be torn, or changed by hand. */
import type Type from 'typebox'
import {Value} from 'typebox/value'

/** Undefined when it is not JSON, or has another shape. */
export function parseJson<Schema extends Type.TSchema>(
  schema: Schema,
  written: string,
): Type.Static<Schema> | undefined {
  try {
    const value: unknown = JSON.parse(written)
    return Value.Check(schema, value) ? value : undefined
  } catch {
    return undefined
  }
}
