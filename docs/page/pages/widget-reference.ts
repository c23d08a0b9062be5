/** The reference of a widget's page: all that a page can set, hear, fill and style. */
import {slotFacts} from '../facts/parts.ts'
import type {Member} from '../facts/properties.ts'
import type {TokenGroup} from '../facts/tokens.ts'
import type {WidgetFact} from '../facts/widgets.ts'
import {briefOf} from '../html/brief.ts'
import {type Html, html} from '../html/html.ts'
import {partsFigure, partTable} from '../html/parts.ts'
import {attributeTable, eventTable, propertyTable, slotTable, tokenTable} from '../html/tables.ts'

/** A widget with the types of its properties. */
export interface DescribedWidget extends WidgetFact {
  members: Member[]
}

export const reference = (widget: DescribedWidget, tokens: TokenGroup[]): Html => html`
${section('attributes', 'Attributes', attributes(widget))}
${section('properties', 'Properties', properties(widget))}
${section(
  'events',
  'Events',
  html`
<p class="section-text">Events bubble, are composed and never contain personal data; the description says which can be cancelled. <a href="/docs/page-api/">More on events and the page</a>.</p>
${eventTable('', widget.events)}`,
)}
${section('methods', 'Methods', methods(widget))}
${section('slots', 'Slots', slots(widget))}
${section('parts', 'CSS parts', parts(widget))}
${section(
  'tokens',
  'Tokens',
  html`
<p class="section-text">CSS custom properties that a widget inherits from your page, the same for all widgets: <code>--ocp-action</code> and more. <a href="/docs/theming/">Theming</a> explains them.</p>
<!--unsearched--><details><summary>All tokens</summary>
${tokens.map(group => tokenTable(group.title, group.tokens, false))}
</details><!--/unsearched-->`,
)}`

const section = (id: string, title: string, content: Html) => html`
<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${content}
</section>`

const attributes = ({own, shared}: DescribedWidget) => html`
${own.attributes.length > 0 ? attributeTable('Own attributes', own.attributes) : html`<p class="section-text">None of its own.</p>`}
<!--unsearched--><details><summary>Attributes shared with other widgets</summary>
${shared.map(group => attributeTable(group.doc, group.attributes, false))}
</details><!--/unsearched-->`

function properties({own, members}: DescribedWidget) {
  const isOwn = ({name}: Member) => own.attributes.some(attribute => attribute.name === name)
  const ofItsOwn = members.filter(isOwn)
  return html`
<p class="section-text">Each attribute is a property, too, in camel case: <code>from-url</code> is <code>fromUrl</code>. A property takes data as it is, not as JSON. Booleans and <code>lang</code> set the attribute as well; all others leave it as it was.</p>
<!--unsearched-->${ofItsOwn.length > 0 ? propertyTable(ofItsOwn) : html`<p class="section-text">None of its own.</p>`}
<details><summary>Properties shared with other widgets</summary>
${propertyTable(members.filter(member => !isOwn(member)))}
</details><!--/unsearched-->`
}

const methods = ({tag, events}: DescribedWidget) => html`
<p class="section-text">None. Set attributes or properties to change the widget${
  events.some(({name}) => name === 'ocp-open') &&
  html`; <code>ocp.open('${tag}')</code> of the <a href="/docs/page-api/">page API</a> opens its dialog`
}.</p>`

const slots = (widget: DescribedWidget) => html`
${slotTable(slotFacts())}
<p class="section-text">In the code above it holds the link “${briefOf(widget).fallback.text}”. It stays where JavaScript is off, the script is blocked or the server cannot be reached.</p>`

function parts({tag, parts: all, events}: DescribedWidget) {
  const [first] = all
  if (!first) return html`<p class="section-text">None.</p>`
  return html`
<p class="section-text">Style them with <code>${tag}::part(${first.name})</code>.${
    events.some(({name}) => name === 'ocp-open') &&
    html` Parts inside its dialog are styled with <code>ocp-layer-dialog::part(…)</code>.`
  }</p>
<div class="parts" data-parts>
${partsFigure(tag, all)}
${partTable(tag, all)}
</div>
<p class="section-text quiet" role="status" data-parts-status></p>`
}
