/** The docs for programs: files at fixed addresses, beside the pages. */
import {readFileSync} from 'node:fs'
import type {Page} from '../html/page-type.ts'
import {changesFeed} from './feed.ts'
import {llmsFullText, llmsText, markdownPath} from './llms.ts'
import {markdownOf} from './markdown-of.ts'

/** Their texts by their addresses. */
export const textFiles = (
  pages: Page[],
  changelog = readFileSync('CHANGELOG.md', 'utf8'),
): Record<string, string> => ({
  '/docs/llms.txt': llmsText(pages),
  '/docs/llms-full.txt': llmsFullText(pages),
  '/docs/changes.xml': changesFeed(changelog),
  ...Object.fromEntries(pages.map(page => [markdownPath(page), markdownOf(page)])),
})
