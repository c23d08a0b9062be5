/**
 * The Markdown that our own texts use: headings, paragraphs, lists, tables, quotes, fenced code, and
 * `code`, **strong**, *emphasis* and [links](…) inside a line. Whatever else is written shows as it
 * was typed.
 */
import {codeBlock, inlineCode} from './code.ts'
import {type Html, html, trusted} from './html.ts'
import {listOf} from './list.ts'
import {table} from './table.ts'

/** A text, split into what stands between blank lines; code keeps its own. */
export const blocksOf = (text: string): string[] =>
  text
    .split(/(^ {0,3}```[^\n]*\n[\s\S]*?^ {0,3}```$)/m)
    .flatMap(part => (/^ {0,3}```/.test(part) ? [part] : part.split(/\n{2,}(?! {2,}\S)/)))
    .map(block => block.replace(/^\n+|\s+$/g, ''))
    .filter(Boolean)

/** `level` is added to the headings' own, because a text becomes a part of a page. */
export const markdown = (text: string, level = 0): Html =>
  html`${blocksOf(text).map(block => blockOf(block, level))}`

function blockOf(block: string, level: number): Html {
  const fenced = block.match(/^ *```(\w*)[^\n]*\n([\s\S]*?)\n? *```$/)
  if (fenced) return codeBlock(fenced[2] ?? '', fenced[1])
  const [heading, marks = '', words = ''] = block.match(/^(#+) ([^\n]*)/) ?? []
  if (heading) {
    const rest = block.slice(heading.length).trim()
    return html`${headingOf(marks.length + level, words)}${rest && blockOf(rest, level)}`
  }
  if (/^(-|\*|\d+\.) /.test(block)) return listOf(block, inline)
  if (block.startsWith('|')) return tableOf(block)
  if (block.startsWith('>')) {
    return html`<blockquote>${markdown(block.replace(/^> ?/gm, ''), level)}</blockquote>\n`
  }
  if (/^(-{3,}|\*{3,})$/.test(block)) return html`<hr>\n`
  // A list or code may follow its sentence without a blank line between.
  const follower = block.search(/\n(?=(- |\* |\d+\. |\|| {0,3}```))/)
  if (follower > 0) {
    return html`${blockOf(block.slice(0, follower), level)}${blockOf(block.slice(follower + 1), level)}`
  }
  return html`<p>${inline(block)}</p>\n`
}

/** Every heading can be linked to. */
function headingOf(level: number, words: string): Html {
  const tag = trusted(`h${Math.min(level, 6)}`)
  return html`<${tag} id="${slugOf(words)}">${inline(words)}</${tag}>\n`
}

export const slugOf = (words: string) =>
  words
    .toLowerCase()
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')

function tableOf(block: string): Html {
  const [heads = [], , ...rows] = block.split('\n').map(cellsOf)
  return table(
    '',
    heads,
    rows.map(row => ({cells: row.map(inline)})),
    'text',
  )
}

/** A `\|` in a cell is a bar, not its end. */
const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map(cell => cell.trim().replaceAll('\\|', '|'))

/** Doc comments are written in the same way. */
export const inline = (text: string): Html =>
  html`${text
    .split(/(`[^`]+`|\*\*[^*]+\*\*|(?<![\w*])\*[^*\s][^*]*\*(?![\w*])|\[[^\]]+\]\([^)]+\))/)
    .map(pieceOf)}`

function pieceOf(piece: string): Html | string {
  if (/^`.+`$/s.test(piece)) {
    const [, tag] = piece.match(/^`<(ocp-[\w-]+)>`$/) ?? []
    const code = inlineCode(piece.slice(1, -1))
    return tag ? html`<a href="/docs/widgets/${tag}/">${code}</a>` : code
  }
  if (/^\*\*.+\*\*$/s.test(piece)) return html`<strong>${inline(piece.slice(2, -2))}</strong>`
  if (/^\*.+\*$/s.test(piece)) return html`<em>${inline(piece.slice(1, -1))}</em>`
  const link = piece.match(/^\[(.+)\]\((.+)\)$/s)
  return link ? html`<a href="${addressOf(link[2] ?? '')}">${inline(link[1] ?? '')}</a>` : piece
}

/** Texts lead to each other as files, so that they can be read where they lie, too. */
const addressOf = (address: string) =>
  address.replace(
    /^(?:\.{1,2}\/)*(?:docs\/)?(?:guides\/)?([\w-]+)\.md(#.*)?$/,
    (_, name: string, anchor = '') => `/docs/${folders[name] ?? `${name}/`}${anchor}`,
  )

/** Files whose page is not called as they are. */
const folders: Record<string, string> = {start: '', CHANGELOG: 'changes/'}
