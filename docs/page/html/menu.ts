/** The table of contents of an area, by group; behind a button on small screens. */
import {type Html, html} from './html.ts'
import {areaOf, areas, type Page} from './page-type.ts'

export const menu = (current: Page, all: Page[]): Html => html`
<nav class="menu" id="menu" aria-label="Contents" popover>
${areaSwitch(current)}
${areaOf(current).groups.map(group => section(group, current, all))}
</nav>`

const areaSwitch = (current: Page) =>
  html`<ul class="menu__areas" aria-label="Areas">${areas.map(
    area =>
      html`<li><a href="${area.home}"${area === areaOf(current) && html` aria-current="true"`}>${area.name}</a></li>\n`,
  )}</ul>`

function section(group: string, current: Page, all: Page[]): Html | string {
  const pages = all.filter(page => page.group === group)
  if (!pages.length) return ''
  const id = `menu-${group.toLowerCase().replaceAll(' ', '-')}`
  return html`<h2 class="menu__group" id="${id}">${group}</h2>
<ul aria-labelledby="${id}">
${pages.map(
  ({path, title, label}) =>
    html`<li><a href="${path}"${path === current.path && html` aria-current="page"`}>${label ?? title}</a></li>\n`,
)}</ul>
`
}

/** Links to the previous and the next page of the area, in the order of the contents. */
export function pager(current: Page, all: Page[]): Html | string {
  const pages = all.filter(page => areaOf(page) === areaOf(current))
  const at = pages.indexOf(current)
  if (at < 0) return ''
  const [before, after] = [pages[at - 1], pages[at + 1]]
  return html`
<nav class="pager" aria-label="Previous and next page">
${before ? html`<a href="${before.path}" rel="prev"><span>Previous</span>${before.label ?? before.title}</a>` : html`<span></span>`}
${after ? html`<a href="${after.path}" rel="next"><span>Next</span>${after.label ?? after.title}</a>` : ''}
</nav>`
}
