/** Our Markdown as HTML: markdown-it, with the docs' own code blocks, tables, anchors and links. */
import MarkdownIt, {type StateCore, type Token} from 'markdown-it'
import {codeBlock, inlineCode} from './code.ts'
import {type Html, html, trusted} from './html.ts'
import {table} from './table.ts'

/** `level` is added to that of each heading, because a text becomes a part of a page. */
export const markdown = (text: string, level = 0): Html => trusted(parser.render(text, {level}))

/** Markdown within one line, such as a doc comment. */
export const inline = (text: string): Html => trusted(parser.renderInline(text))

/** The source of each block of a text: heading, paragraph, list, table, code. */
export function blocksOf(text: string): string[] {
  const lines = text.split('\n')
  return parser.parse(text, {}).flatMap(({level, nesting, map}) => {
    const isBlock = level === 0 && nesting >= 0 && map
    return isBlock ? [lines.slice(map[0], map[1]).join('\n').trimEnd()] : []
  })
}

/** The anchor of a heading. */
export const slugOf = (words: string) =>
  words
    .toLowerCase()
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** HTML in a text is shown as it was typed. */
const parser = new MarkdownIt({html: false})

const normalizeLink = parser.normalizeLink.bind(parser)
parser.normalizeLink = address => normalizeLink(pageAddress(address))

/** Guides link to each other as files, so that the links work in the repository, too. */
export const pageAddress = (address: string) =>
  address.replace(
    /^(?:\.{1,2}\/)*(?:docs\/)?(?:guides\/)?([\w-]+)\.md(#.*)?$/,
    (_, name: string, anchor = '') => `/docs/${folders[name] ?? `${name}/`}${anchor}`,
  )

/** Files whose page has another name. */
const folders: Record<string, string> = {start: '', CHANGELOG: 'changes/'}

const {rules} = parser.renderer

rules.fence = (tokens, index) => {
  const {content = '', info = ''} = tokens[index] ?? {}
  return codeBlock(content.trimEnd(), info.match(/^\w*/)?.[0]).text
}

/** The tag of a widget leads to its page. */
rules.code_inline = (tokens, index) => {
  const {content = ''} = tokens[index] ?? {}
  const [, tag] = content.match(/^<(ocp-[\w-]+)>$/) ?? []
  const code = inlineCode(content)
  return (tag ? html`<a href="/docs/widgets/${tag}/">${code}</a>` : code).text
}

parser.core.ruler.push('heading_anchors', ({tokens, env}: StateCore) => {
  for (const [index, token] of tokens.entries()) {
    if (!token.type.startsWith('heading_')) continue
    token.tag = `h${Math.min(Number(token.tag.slice(1)) + Number(env?.level ?? 0), 6)}`
    if (token.nesting === 1) token.attrSet('id', slugOf(tokens[index + 1]?.content ?? ''))
  }
})

/** A table becomes one token, to be shown in the markup of all tables of the docs. */
parser.core.ruler.push('tables', state => {
  let table: Token | undefined
  state.tokens = state.tokens.filter(token => {
    const around = table
    if (token.type === 'table_open') table = token
    if (token.type === 'table_close') table = undefined
    if (around) around.children = [...(around.children ?? []), token]
    return !around
  })
})

rules.table_open = (tokens, index, options, env, renderer) => {
  const inside = tokens[index]?.children ?? []
  const cellsIn = (row: Token[]) => row.filter(({type}) => type === 'inline')
  const [head = [], ...rows] = rowsIn(inside).map(cellsIn)
  const shown = ({children}: Token) => trusted(renderer.renderInline(children ?? [], options, env))
  return table(
    '',
    head.map(({content}) => content),
    rows.map(row => ({cells: row.map(shown)})),
    'text',
  ).text
}

function rowsIn(tokens: Token[]): Token[][] {
  const rows: Token[][] = []
  for (const token of tokens) {
    if (token.type === 'tr_open') rows.push([])
    rows.at(-1)?.push(token)
  }
  return rows
}
