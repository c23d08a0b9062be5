/** A guide as a page: its first heading is the title, its first paragraph the lead. */
import {readFileSync} from 'node:fs'
import {withLanguages} from '../facts/languages.ts'
import {withVariables} from '../facts/variables.ts'
import {type Html, html} from '../html/html.ts'
import {blocksOf, inline, markdown} from '../html/markdown.ts'
import {pageHead} from '../html/page.ts'
import type {Page} from '../html/page-type.ts'

export interface Text {
  title: string
  lead: string
  rest: string[]
  /** Added to the heading levels of the text. */
  level: number
}

/** docs/guides/<name>.md */
export const textOf = (name: string): Text =>
  textFrom(withLanguages(withVariables(readFileSync(`docs/guides/${name}.md`, 'utf8'))))

export function textFrom(content: string): Text {
  const [heading = '', first = '', ...rest] = blocksOf(content)
  const [, marks = '#', title = ''] = heading.match(/^(#+) ([^\n]*)/) ?? []
  const isLead = /^[\p{Letter}`*[]/u.test(first) && !/^[*-] /.test(first)
  return {
    title,
    lead: isLead ? first : '',
    rest: isLead ? rest : [first, ...rest].filter(Boolean),
    level: 1 - marks.length,
  }
}

export const textBody = ({rest, level}: Text): Html | string =>
  rest.length > 0 ? html`<div class="prose">${markdown(rest.join('\n\n'), level)}</div>` : ''

/** Plain text for the meta description: without Markdown. */
export const plain = (text: string) =>
  text
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

interface TextPage extends Pick<Page, 'group' | 'label'> {
  name: string
  /** Replaces the guide of that name. */
  text?: Text
  /** Generated content below the text. */
  after?: Html
}

/** One page from docs/guides/<name>.md. */
export const textPage = ({name, group, label, text = textOf(name), after}: TextPage): Page => ({
  path: `/docs/${name}/`,
  group,
  title: text.title,
  label,
  summary: plain(text.lead) || text.title,
  content: html`${pageHead(text.title, text.lead ? inline(text.lead) : undefined)}
${textBody(text)}
${after}`,
})
