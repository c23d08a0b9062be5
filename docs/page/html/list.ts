/** Lists of Markdown: points and numbers, and what is indented under a point. */
import {codeBlock} from './code.ts'
import {type Html, html, trusted} from './html.ts'

const MARK = /^(?:[-*]|\d+\.) +/

export function listOf(block: string, inline: (text: string) => Html): Html {
  const tag = trusted(/^\d/.test(block) ? 'ol' : 'ul')
  const items = block.split(/\n+(?=(?:[-*]|\d+\.) )/).map(item => item.replace(MARK, ''))
  return html`<${tag}>${items.map(item => html`<li>${insideOf(item, inline)}</li>\n`)}</${tag}>\n`
}

/** A point's own line, and its code, its paragraphs and its own points below it. */
function insideOf(item: string, inline: (text: string) => Html): Html {
  const lines = item.split('\n')
  const indent =
    lines
      .slice(1)
      .find(line => line.trim())
      ?.match(/^ */)?.[0].length ?? 0
  const text = [lines[0], ...lines.slice(1).map(line => line.slice(Math.min(indent, spaces(line))))]
    .join('\n')
    .trim()
  const parts = text.split(/(^```[^\n]*\n[\s\S]*?^```$)|\n{2,}|\n(?=(?:[-*]|\d+\.) )/m)
  return html`${parts
    .filter(part => part?.trim())
    .map((part = '', index) => partOf(part.trim(), index, inline))}`
}

function partOf(part: string, index: number, inline: (text: string) => Html): Html {
  const fenced = part.match(/^```(\w*)[^\n]*\n([\s\S]*?)\n?```$/)
  if (fenced) return codeBlock(fenced[2] ?? '', fenced[1])
  if (MARK.test(part)) return listOf(part, inline)
  return index ? html`<p>${inline(part)}</p>` : inline(part)
}

const spaces = (line: string) => line.match(/^ */)?.[0].length ?? 0
