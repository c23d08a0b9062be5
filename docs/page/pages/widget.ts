/** `/docs/widgets/<tag>/`: one widget, live, and everything that is to be known of it. */
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
${widget.own.attributes.length > 0 && attributeTable('Its own', widget.own.attributes)}
<!--unsearched--><details><summary>Attributes it shares with other widgets</summary>
${widget.shared.map(({doc, attributes}) => attributeTable(doc, attributes, false))}
</details><!--/unsearched-->
</section>
<section aria-labelledby="events">
<h2 id="events">Events</h2>
<p class="section-text">They bubble out of the element and never hold personal data; what can be cancelled says so. <a href="/docs/page-api/">More on events and the page</a>.</p>
${eventTable('What it can say', widget.events)}
</section>
${widget.parts.length > 0 && parts(widget)}
${fallback(widget)}
<section aria-labelledby="policy">
<h2 id="policy">Content security policy</h2>
<p class="section-text">Where your page has a policy, it allows these for the widget. <a href="/docs/security/">Nonces, hashes and the rest</a>.</p>
${codeBlock(policyText(widget.policy))}
</section>`,
})

const parts = ({tag, parts: names, events}: WidgetFact): Html => html`
<section aria-labelledby="parts">
<h2 id="parts">Parts</h2>
<p class="section-text">For a rule of your own, for example <code>${tag}::part(${names[0]})</code>:
${codes(names)}.${
  events.some(({name}) => name === 'ocp-open') &&
  html` What stands in its dialog is reached with <code>ocp-layer-dialog::part(…)</code>.`
}</p>
</section>`

function fallback(widget: WidgetFact): Html {
  const {words} = briefOf(widget).fallback
  return html`
<section aria-labelledby="fallback">
<h2 id="fallback">What shows without it</h2>
<p class="section-text">The link inside the element, “${words}” in the code above, shows until the widget is there and stays where it cannot come: without JavaScript, with the script blocked, or with the server out of reach. Write there whatever serves your visitors best.</p>
</section>`
}
