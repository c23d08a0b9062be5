/** `/docs/widgets/<tag>/`: the playground and the reference of one widget. */
import {policyText} from '../facts/policy.ts'
import type {TokenGroup} from '../facts/tokens.ts'
import type {WidgetFact} from '../facts/widgets.ts'
import {briefOf} from '../html/brief.ts'
import {codeBlock} from '../html/code.ts'
import {type Html, html} from '../html/html.ts'
import {inline} from '../html/markdown.ts'
import {pageHead} from '../html/page.ts'
import type {Page} from '../html/page-type.ts'
import {playground} from '../html/playground.ts'
import {attributeTable, codes, eventTable} from '../html/tables.ts'
import {plain} from './text.ts'

export const widgetPath = (tag: string) => `/docs/widgets/${tag}/`

export const widgetPage = (widget: WidgetFact, tokens: TokenGroup[]): Page => ({
  path: widgetPath(widget.tag),
  group: 'Widgets',
  title: widget.title,
  summary: `<${widget.tag}>: ${plain(widget.doc)}`,
  content: html`${pageHead(widget.title, inline(widget.doc), widget.tag)}
${playground(widget, tokens)}
<section aria-labelledby="attributes">
<h2 id="attributes">Attributes</h2>
${widget.own.attributes.length > 0 && attributeTable('Own attributes', widget.own.attributes)}
<!--unsearched--><details><summary>Attributes shared with other widgets</summary>
${widget.shared.map(({doc, attributes}) => attributeTable(doc, attributes, false))}
</details><!--/unsearched-->
</section>
<section aria-labelledby="events">
<h2 id="events">Events</h2>
<p class="section-text">Events bubble, are composed and never contain personal data; the description says which can be cancelled. <a href="/docs/page-api/">More on events and the page</a>.</p>
${eventTable('Dispatched events', widget.events)}
</section>
${widget.parts.length > 0 && parts(widget)}
${fallback(widget)}
<section aria-labelledby="policy">
<h2 id="policy">Content security policy</h2>
<p class="section-text">If your page has a content security policy, it must allow these sources for the widget. <a href="/docs/security/">Nonces, hashes and the rest</a>.</p>
${codeBlock(policyText(widget.policy))}
</section>`,
})

const parts = ({tag, parts: names, events}: WidgetFact): Html => html`
<section aria-labelledby="parts">
<h2 id="parts">CSS parts</h2>
<p class="section-text">Style them with <code>${tag}::part(${names[0]})</code>:
${codes(names)}.${
  events.some(({name}) => name === 'ocp-open') &&
  html` Parts inside its dialog are styled with <code>ocp-layer-dialog::part(…)</code>.`
}</p>
</section>`

function fallback(widget: WidgetFact): Html {
  const {text} = briefOf(widget).fallback
  return html`
<section aria-labelledby="fallback">
<h2 id="fallback">Default slot</h2>
<p class="section-text">The element’s content, the link “${text}” in the code above, is shown until the widget has loaded, and stays if it cannot load: without JavaScript, with the script blocked, or with the server unreachable. Replace it with any HTML.</p>
</section>`
}
