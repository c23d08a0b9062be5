/** What is said where the docs have no such page. */
import {html} from '../html/html.ts'
import {pageHead} from '../html/page.ts'
import type {Page} from '../html/page-type.ts'

export const missingPage: Page = {
  path: '/docs/404.html',
  group: 'Start',
  title: 'Not here',
  summary: 'There is no such page in the docs.',
  content: html`${pageHead('Not here', html`There is no such page in the docs. The contents and the search know all that are, and <a href="/docs/">Start here</a> is where most begin.`)}`,
}
