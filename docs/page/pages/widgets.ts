/** `/docs/widgets/`: the list of widgets, and the attributes that all of them have. */
import type {AttributeGroup} from '../facts/attributes.ts'
import {withLanguages} from '../facts/languages.ts'
import {slotFacts} from '../facts/parts.ts'
import {kilobytes} from '../facts/sizes.ts'
import type {WidgetFact} from '../facts/widgets.ts'
import {html} from '../html/html.ts'
import {inline} from '../html/markdown.ts'
import {pageHead} from '../html/page.ts'
import type {Page} from '../html/page-type.ts'
import {attributeTable, slotTable} from '../html/tables.ts'
import {widgetPath} from './widget.ts'

const LEAD = withLanguages(
  'Each is one HTML element, and one script loads them all. They bring their own styles, leave yours alone, and speak {languages}.',
)

export const widgetsPage = (widgets: WidgetFact[], common: AttributeGroup[]): Page => ({
  path: '/docs/widgets/',
  group: 'Widgets',
  title: 'Widgets',
  label: 'All widgets',
  summary: LEAD,
  content: html`${pageHead('Widgets', html`${LEAD}`)}
<ul class="cards">
${widgets.map(
  ({tag, title, doc, bytes}) => html`<li class="card">
<h2 id="${tag}"><a href="${widgetPath(tag)}">${title}</a></h2>
<p class="tag"><code>&lt;${tag}&gt;</code></p>
<p>${inline(doc)}</p>
${bytes > 0 && html`<p class="quiet">${kilobytes(bytes)} until it is visible</p>`}
</li>
`,
)}</ul>
<section aria-labelledby="common">
<h2 id="common">Attributes of every widget</h2>
<p class="section-text">On an element they apply to that element; on the script’s tag, optionally prefixed with <code>data-</code>, to the whole page.</p>
${common.map(({attributes}) => attributeTable('', attributes))}
</section>
<section aria-labelledby="slots">
<h2 id="slots">Slots of every widget</h2>
${slotTable(slotFacts())}
</section>`,
})
