/** `/docs/changes/`: the project's CHANGELOG.md, so that what changed is written once. */
import {readFileSync} from 'node:fs'
import {html} from '../html/html.ts'
import {inline} from '../html/markdown.ts'
import {pageHead} from '../html/page.ts'
import type {Page} from '../html/page-type.ts'
import {plain, textBody, textFrom} from './text.ts'

export function changesPage(changelog = readFileSync('CHANGELOG.md', 'utf8')): Page {
  const text = textFrom(withoutRepeatedHeadings(changelog))
  return {
    path: '/docs/changes/',
    group: 'Reference',
    title: text.title,
    label: 'Changes',
    summary: plain(text.lead),
    content: html`${pageHead(text.title, inline(text.lead))}
${textBody(text)}`,
  }
}

/** Every version has an "Added" heading, but ids must be unique. */
const withoutRepeatedHeadings = (changelog: string) => changelog.replace(/^### (.+)$/gm, '**$1**')
