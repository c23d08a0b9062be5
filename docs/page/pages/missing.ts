/** The docs' page for status 404. */
import {html} from '../html/html.ts'
import {pageHead} from '../html/page.ts'
import type {Page} from '../html/page-type.ts'

export const missingPage: Page = {
  path: '/docs/404.html',
  group: 'Start',
  title: 'Page not found',
  summary: 'There is no such page in the docs.',
  content: html`${pageHead('Page not found', html`There is no such page in the docs. Use the contents or the search, or go to <a href="/docs/">Start here</a>.`)}`,
}
