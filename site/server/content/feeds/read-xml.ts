/** The listings of an XML file, without the document in memory: only one record is, at any time. */
import sax from 'sax'
import type {Node, NodeValue} from './node.ts'
import {refuseLong} from './node.ts'

export async function* readXml(
  chunks: AsyncIterable<string>,
  record: string,
): AsyncGenerator<Node> {
  const parser = sax.parser(true, {trim: true})
  const open: Node[] = []
  const names: string[] = []
  const finished: Node[] = []
  let isWhole = false
  parser.onopentag = ({name, attributes}) => {
    if (!open.length && name !== record) return
    const entries = Object.entries(attributes).map(([key, value]) => [`@${key}`, String(value)])
    open.push(Object.fromEntries(entries))
    names.push(name)
  }
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
  for await (const chunk of chunks) {
    parser.write(chunk)
    yield* finished.splice(0)
  }
  parser.close()
  if (!isWhole) throw new Error('it ends in the middle')
  yield* finished
}

function add(parent: Node, name: string, value: NodeValue) {
  const before = parent[name]
  if (before === undefined) parent[name] = value
  else if (Array.isArray(before)) before.push(value)
  else parent[name] = [before, value]
}
