/** The table of contents, by group; behind a button on small screens. */
import {type Html, html} from './html.ts'
import {groups, type Page} from './page-type.ts'

export const menu = (current: Page, all: Page[]): Html => html`
<nav class="menu" id="menu" aria-label="Contents" popover>
${groups.map(group => section(group, current, all))}
</nav>`

function section(group: string, current: Page, all: Page[]): Html | string {
  const pages = all.filter(page => page.group === group)
  if (!pages.length) return ''
  const id = `menu-${group.toLowerCase()}`
  return html`<h2 class="menu__group" id="${id}">${group}</h2>
<ul aria-labelledby="${id}">
${pages.map(
  ({path, title, label}) =>
    html`<li><a href="${path}"${path === current.path && html` aria-current="page"`}>${label ?? title}</a></li>\n`,
)}</ul>
`
}

/** Links to the previous and the next page, in the order of the contents. */
export function pager(current: Page, all: Page[]): Html | string {
  const at = all.indexOf(current)
  if (at < 0) return ''
  const [before, after] = [all[at - 1], all[at + 1]]
  return html`
<nav class="pager" aria-label="Previous and next page">
${before ? html`<a href="${before.path}" rel="prev"><span>Previous</span>${before.label ?? before.title}</a>` : html`<span></span>`}
${after ? html`<a href="${after.path}" rel="next"><span>Next</span>${after.label ?? after.title}</a>` : ''}
</nav>`
}
