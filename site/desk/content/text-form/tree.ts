/** Markup as a tree, and back. */
import {Parser} from 'htmlparser2'
import {escapeHtml} from '#kit/html/escape-html.ts'

export interface Element {
  tag: string
  attributes: Record<string, string>
  children: Node[]
}

export type Node = string | Element

/** A comment is an element without a name that markup can have. */
const COMMENT = '!'

/** Far more than any text needs. */
const MAX_DEPTH = 200

export function parseTree(html: string): Node[] {
  const root: Element = {tag: '', attributes: {}, children: []}
  const open = [root]
  const add = (node: Node) => {
    const siblings = open.at(-1)?.children ?? []
    const last = siblings.at(-1)
    if (typeof node === 'string' && typeof last === 'string') siblings.splice(-1, 1, last + node)
    else siblings.push(node)
  }
  const parser = new Parser({
    onopentag(tag, attributes) {
      const element: Element = {tag, attributes, children: []}
      add(element)
      // Deeper nodes become siblings: trees are walked by recursive functions.
      open.push((open.length < MAX_DEPTH && element) || (open.at(-1) ?? root))
    },
    onclosetag: () => void open.pop(),
    ontext: add,
    oncomment: () => add({tag: COMMENT, attributes: {}, children: []}),
  })
  parser.end(html)
  return root.children
}

export const writeTree = (nodes: readonly Node[]): string => nodes.map(writeNode).join('')

function writeNode(node: Node): string {
  if (typeof node === 'string') return escapeText(node)
  const {tag, attributes, children} = node
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  )
  const start = `<${tag}${written.join('')}`
  return tag === 'br' ? `${start} />` : `${start}>${writeTree(children)}</${tag}>`
}

/** As the sanitiser writes texts, so that nothing differs that nobody has changed. */
const escapeText = (text: string) => escapeHtml(text).replaceAll('&quot;', '"')
