/** The listings of a feed one after the other, from XML, JSON or CSV. */
import {stat} from 'node:fs/promises'
import {OperatorError} from '#server/platform/operator-error.ts'
import type {Mapping} from './mapping-shape.ts'
import {BadRow, type Node, nodeOf, refuseLongFields} from './node.ts'
import {readCsv} from './read-csv.ts'
import {readText} from './read-text.ts'
import {readXml} from './read-xml.ts'

/** With all its objects it takes several times as much memory. */
const MAX_JSON = 40_000_000

/**
 * A feed that is cut off in the middle throws: what it left out is not withdrawn. `charset`: what its
 * server says.
 */
export async function* readListings(
  file: string,
  mapping: Mapping,
  charset?: string,
): AsyncGenerator<Node | BadRow> {
  const {format, record = '', encoding} = mapping
  const text = readText(file, {encoding, charset})
  try {
    if (format === 'xml') yield* readXml(text, record)
    else {
      const nodes = format === 'json' ? readJson(file, text, record) : readCsv(text, mapping)
      for await (const node of nodes) {
        if (!(node instanceof BadRow)) refuseLongFields(node)
        yield node
      }
    }
  } catch (error) {
    if (error instanceof OperatorError || (error as NodeJS.ErrnoException).syscall) throw error
    const [reason = ''] = (error as Error).message.split('\n')
    throw new OperatorError(
      `The feed is no whole ${format.toUpperCase()}: ${reason}. Nothing was changed.`,
    )
  }
}

async function* readJson(file: string, text: AsyncIterable<string>, path: string) {
  const {size} = await stat(file)
  if (size > MAX_JSON) {
    throw new OperatorError(
      `The feed is ${Math.round(size / 1e6)} MB of JSON, more than ${MAX_JSON / 1e6}: it is read as a whole. Use XML or CSV. Nothing was changed.`,
    )
  }
  let whole = ''
  for await (const chunk of text) whole += chunk
  let value: unknown = JSON.parse(whole)
  for (const name of path.split('/').filter(Boolean)) {
    value = (value as Record<string, unknown> | undefined)?.[name]
  }
  if (!Array.isArray(value)) {
    throw new OperatorError(
      `The feed has no list at "${path || 'its top'}". Correct "record" in the mapping file. Nothing was changed.`,
    )
  }
  for (const one of value) yield nodeOf(one) as Node
}
