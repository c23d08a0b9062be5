/**
 * Normalises markup that reads the same: white space that browsers do not show, two names of one
 * emphasis.
 */
import {type Element, type Node, parseTree} from './tree.ts'

const BLOCKS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li'])
const SAME: Record<string, string> = {b: 'strong', i: 'em'}

const EMPHASES = new Set(['strong', 'em'])

export const normalTree = (html: string): Node[] => normalised(parseTree(html), [])

export const isBlock = (node: Node | undefined): node is Element =>
  typeof node === 'object' && BLOCKS.has(node.tag)

const isBreak = (node: Node | undefined) => typeof node === 'object' && node.tag === 'br'

/** `around`: the names of the elements that these stand in. */
function normalised(nodes: readonly Node[], around: readonly string[]): Node[] {
  const parent = around.at(-1)
  const isFlow = parent === undefined || BLOCKS.has(parent)
  return nodes.flatMap((node, index): Node[] => {
    if (typeof node !== 'string') return normalElement(node, around)
    let text = node.replace(/[ \t\n\r\f]+/g, ' ')
    const [before, after] = [nodes[index - 1], nodes[index + 1]]
    // Nothing is shown of a space at the edge of a block or of a line.
    if (isBreak(before) || isBlock(before) || (isFlow && !before)) text = text.replace(/^ /, '')
    if (isBreak(after) || isBlock(after) || (isFlow && !after)) text = text.replace(/ $/, '')
    return text ? [text] : []
  })
}

function normalElement({tag, attributes, children}: Element, around: readonly string[]): Node[] {
  const name = SAME[tag] ?? tag
  // `rel` follows from the address of a link, wherever it is checked.
  const {rel: _rel, ...own} = attributes
  const inside = normalised(children, [...around, name])
  const isTwice = EMPHASES.has(name) && around.includes(name) && !Object.keys(own).length
  // A link to nowhere is text.
  const isNowhere = name === 'a' && !own.href && Object.keys(own).every(one => one === 'href')
  if (isTwice || isNowhere) return inside
  return [{tag: name, attributes: tag === 'a' ? own : attributes, children: inside}]
}
