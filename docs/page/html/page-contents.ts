/** The contents of one page: beside it in a wide window, folded away above it in all others. */
import {searchedIn, textIn} from '../search/index-of.ts'
import {type Html, html} from './html.ts'
import type {Page} from './page-type.ts'

interface Heading {
  id: string
  title: string
  level: string
}

/** With fewer headings a reader sees them all at once. */
const MIN_HEADINGS = 3

const HEADING = /<h([23]) id="([^"]+)"[^>]*>(.*?)<\/h[23]>/gs

function headingsOf({content}: Pick<Page, 'content'>): Heading[] {
  const headings = [...searchedIn(content).matchAll(HEADING)].map(
    ([, level = '', id = '', markup = '']) => ({level, id, title: textIn(markup)}),
  )
  return headings.length < MIN_HEADINGS ? [] : headings
}

/** For a wide window. */
export function pageContents(page: Page): Html | string {
  const headings = headingsOf(page)
  if (!headings.length) return ''
  return html`
<nav class="toc" aria-labelledby="toc">
<h2 id="toc" class="toc__title">On this page</h2>
${list(headings)}
</nav>`
}

/** For all others. */
export function foldedContents(page: Page): Html | string {
  const headings = headingsOf(page)
  if (!headings.length) return ''
  return html`
<details class="toc-folded"><summary>On this page</summary>
<nav aria-label="On this page">
${list(headings)}
</nav>
</details>`
}

const list = (headings: Heading[]) =>
  html`<ul>${headings.map(
    ({id, title, level}) =>
      html`<li class="toc__item toc__item--${level}"><a href="#${id}">${title}</a></li>\n`,
  )}</ul>`
