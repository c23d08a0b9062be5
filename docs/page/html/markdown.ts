/**
 * The little Markdown that our own texts use: headings, paragraphs, lists, fenced code, and `code`,
 * **strong** and [links](…) inside a line. Whatever else is written shows as it was typed.
 */
import {codeBlock, inlineCode} from './code.ts'
import {type Html, html, trusted} from './html.ts'

/** `level` is added to the headings' own, because a text becomes a part of a page. */
export function markdown(text: string, level = 0): Html {
  const blocks = text
    .split(/(^```\w*\n[\s\S]*?^```$)/m)
    .flatMap(part => (part.startsWith('```') ? [part] : part.split(/\n{2,}/)))
    .map(block => block.trim())
    .filter(Boolean)
  return html`${blocks.map(block => blockOf(block, level))}`
}

function blockOf(block: string, level: number): Html {
  const fenced = block.match(/^```(\w*)\n([\s\S]*?)\n```$/)
  if (fenced) return codeBlock(fenced[2] ?? '', fenced[1])
  const heading = block.match(/^(#+) (.*)$/)
  if (heading) {
    const tag = trusted(`h${(heading[1] ?? '').length + level}`)
    return html`<${tag}>${inline(heading[2] ?? '')}</${tag}>`
  }
  if (block.startsWith('- ')) {
    const items = block.slice(2).split(/\n- /)
    return html`<ul>${items.map(item => html`<li>${inline(item)}</li>`)}</ul>`
  }
  return html`<p>${inline(block)}</p>`
}

/** Doc comments are written in the same way. */
export const inline = (text: string): Html =>
  html`${text.split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/).map(pieceOf)}`

function pieceOf(piece: string): Html | string {
  if (/^`.+`$/s.test(piece)) return inlineCode(piece.slice(1, -1))
  if (/^\*\*.+\*\*$/s.test(piece)) return html`<strong>${piece.slice(2, -2)}</strong>`
  const link = piece.match(/^\[(.+)\]\((.+)\)$/s)
  return link ? html`<a href="${link[2] ?? ''}">${link[1] ?? ''}</a>` : piece
}
