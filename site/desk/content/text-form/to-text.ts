/** Markup in its text form; whether nothing is lost is for `text-form.ts` to say. */
import {isBlock} from './normal-tree.ts'
import type {Element, Node} from './tree.ts'

/** The elements that the text form can express. */
const ATTRIBUTES: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    'p h1 h2 h3 h4 h5 h6 ul ol li strong em br'.split(' ').map(tag => [tag, []]),
  ),
  a: ['href', 'title'],
}

export const hasSigns = (nodes: readonly Node[]): boolean =>
  nodes.every(
    node =>
      typeof node === 'string' ||
      (Object.keys(node.attributes).every(name => ATTRIBUTES[node.tag]?.includes(name)) &&
        Object.hasOwn(ATTRIBUTES, node.tag) &&
        hasSigns(node.children)),
  )

export const textOfTree = (nodes: readonly Node[]): string => writeBlocks(nodes, '\n\n')

function writeBlocks(nodes: readonly Node[], between: string): string {
  let before: Element | undefined
  let isOther = false
  const written = inBlocks(nodes).map(block => {
    // Two lists that follow each other have different signs.
    isOther = before?.tag === block.tag && !isOther
    const text = writeBlock(block, isOther, before?.tag === 'ol')
    before = block
    return text
  })
  return written.join(between)
}

/** Text without a paragraph around it gets one. */
function inBlocks(nodes: readonly Node[]): Element[] {
  const blocks: Element[] = []
  let line: Node[] | undefined
  for (const node of nodes) {
    if (isBlock(node)) {
      blocks.push(node)
      line = undefined
    } else if (line) line.push(node)
    else {
      line = [node]
      blocks.push({tag: 'p', attributes: {}, children: line})
    }
  }
  return blocks
}

function writeBlock({tag, children}: Element, isOther: boolean, isAfterNumbers: boolean): string {
  if (tag === 'ul' || tag === 'ol') return writeList(tag, children, isOther)
  const [, level] = /^h(\d)$/.exec(tag) ?? []
  if (!level) return writeLines(children, isAfterNumbers)
  // A sign at its end would be taken for a part of the heading's own.
  const text = writeInline(children).replace(/#$/, '\\#')
  return `${'#'.repeat(Number(level))} ${text}`.trimEnd()
}

function writeList(tag: string, children: readonly Node[], isOther: boolean): string {
  const items = children.filter(node => typeof node === 'object')
  const isLoose = items.some(item =>
    item.children.some(child => typeof child === 'object' && child.tag === 'p'),
  )
  const between = isLoose ? '\n\n' : '\n'
  const written = items.map((item, index) => {
    const sign = tag === 'ul' ? (isOther ? '*' : '-') : `${index + 1}${isOther ? ')' : '.'}`
    const lines = writeBlocks(item.children, between).split('\n')
    const indent = ' '.repeat(sign.length + 1)
    return lines
      .map((line, at) => (at === 0 ? `${sign} ${line}`.trimEnd() : line && indent + line))
      .join('\n')
  })
  return written.join(between)
}

/** Lines of a paragraph: what begins like another block is text. */
function writeLines(nodes: readonly Node[], isAfterNumbers: boolean): string {
  const number = isAfterNumbers ? /^(\d+)([.)])(?=\s|$)/ : /^(0*1)([.)])(?=\s|$)/
  const lines = writeInline(nodes).split('\n')
  return lines
    .map((line, index) => {
      // An empty line would end the paragraph.
      if (!line && index < lines.length - 1) return '\\'
      return line.replace(/^(#{1,6}|[-+])(?=\s|$)/, '\\$1').replace(number, '$1\\$2')
    })
    .join('\n')
}

const writeInline = (nodes: readonly Node[], isInLink = false): string =>
  nodes
    .map(node => {
      if (typeof node === 'string') return escapeText(node, isInLink)
      const {tag, attributes, children} = node
      if (tag === 'br') return '\n'
      const inside = writeInline(children, isInLink || tag === 'a')
      if (tag === 'strong') return `**${inside}**`
      if (tag === 'em') return `*${inside}*`
      const {href = '', title} = attributes
      const name = title === undefined ? '' : ` "${title.replace(/["\\]/g, '\\$&')}"`
      return `[${inside}](${escapeAddress(href)}${name})`
    })
    .join('')

const escapeText = (text: string, isInLink: boolean) =>
  text.replace(isInLink ? /[\\*[\]]/g : /[\\*]|\](?=\()/g, '\\$&')

/** Brackets in pairs end nothing. */
const PAIRED = /^[^()]*(?:\([^()]*\)[^()]*)*$/
const escapeAddress = (address: string) =>
  address
    .replace(/[\\<]|&(?=#?\w+;)/g, '\\$&')
    .replace(PAIRED.test(address) ? /$^/ : /[()]/g, '\\$&')
