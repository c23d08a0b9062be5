/** The listings of a feed one after the other, from XML, JSON or CSV. */
import {createReadStream} from 'node:fs'
import {readFile, stat} from 'node:fs/promises'
import {StringDecoder} from 'node:string_decoder'
import {parse as parseCsv} from 'csv-parse'
import sax from 'sax'
import {OperatorError} from '../../platform/operator-error.ts'
import type {Mapping} from './mapping.ts'
import {type Node, type NodeValue, nodeOf} from './node.ts'

/** With all its objects it takes several times as much memory. */
const MAX_JSON = 40_000_000
/** Characters. Text is checked and sanitized as a whole, which takes a multiple of its memory. */
const MAX_FIELD = 1_000_000

/** A feed that is cut off in the middle throws: what it left out is not withdrawn. */
export async function* readListings(
  file: string,
  {format, record, delimiter = ','}: Pick<Mapping, 'format' | 'record' | 'delimiter'>,
): AsyncGenerator<Node> {
  try {
    if (format === 'xml') yield* readXml(file, record ?? '')
    else {
      const nodes = format === 'json' ? readJson(file, record ?? '') : readCsv(file, delimiter)
      for await (const node of nodes) {
        refuseLongFields(node)
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

/** Without the document in memory: only one record is, at any time. */
async function* readXml(file: string, record: string): AsyncGenerator<Node> {
  const parser = sax.parser(true, {trim: true})
  const open: Node[] = []
  const finished: Node[] = []
  let isWhole = false
  parser.onopentag = ({name, attributes}) => {
    if (!open.length && name !== record) return
    const entries = Object.entries(attributes).map(([key, value]) => [`@${key}`, String(value)])
    open.push(Object.fromEntries(entries))
    names.push(name)
  }
  const names: string[] = []
  const addText = (text: string) => {
    const node = open.at(-1)
    if (!node) return
    const whole = `${node['#'] ?? ''}${text}`
    refuseLong(names.at(-1) ?? record, whole)
    node['#'] = whole
  }
  parser.ontext = addText
  parser.oncdata = addText
  parser.onclosetag = name => {
    const node = open.pop()
    names.pop()
    if (!node) return
    const parent = open.at(-1)
    if (parent) add(parent, name, node)
    else finished.push(node)
  }
  parser.onerror = error => {
    throw error
  }
  parser.onend = () => {
    isWhole = true
  }
  const decoder = new StringDecoder('utf8')
  for await (const chunk of createReadStream(file)) {
    parser.write(decoder.write(chunk))
    yield* finished.splice(0)
  }
  parser.close()
  if (!isWhole) throw new Error('it ends in the middle')
  yield* finished
}

function refuseLong(name: string, text: string) {
  if (text.length <= MAX_FIELD) return
  throw new OperatorError(
    `The field ${name} of a listing has more than ${MAX_FIELD} characters. Shorten it in the feed. Nothing was changed.`,
  )
}

function refuseLongFields(value: NodeValue | undefined, name = '') {
  if (typeof value === 'string') refuseLong(name, value)
  else if (Array.isArray(value)) for (const one of value) refuseLongFields(one, name)
  else for (const [inner, one] of Object.entries(value ?? {})) refuseLongFields(one, inner)
}

function add(parent: Node, name: string, value: NodeValue) {
  const before = parent[name]
  if (before === undefined) parent[name] = value
  else if (Array.isArray(before)) before.push(value)
  else parent[name] = [before, value]
}

async function* readJson(file: string, path: string): AsyncGenerator<Node> {
  const {size} = await stat(file)
  if (size > MAX_JSON) {
    throw new OperatorError(
      `The feed is ${Math.round(size / 1e6)} MB of JSON, more than ${MAX_JSON / 1e6}: it is read as a whole. Use XML or CSV. Nothing was changed.`,
    )
  }
  let value: unknown = JSON.parse(await readFile(file, 'utf8'))
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

async function* readCsv(file: string, delimiter: string): AsyncGenerator<Node> {
  yield* createReadStream(file).pipe(
    parseCsv({columns: true, delimiter, bom: true, skip_empty_lines: true, trim: true}),
  )
}
