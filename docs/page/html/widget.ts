/** One widget: what it is, how it is embedded, the thing itself, and everything it can be told. */
import type {WidgetFact} from '../facts/widgets.ts'
import {codeBlock, HOST} from './code.ts'
import {type Html, html, trusted} from './html.ts'
import {inline} from './markdown.ts'
import {attributeTable, codes, eventTable} from './tables.ts'

export const LOADER = '/embed/v1/loader.js'

export const widgetSection = (widget: WidgetFact): Html => html`
<section class="widget" id="${widget.tag}" aria-labelledby="${widget.tag}-title">
<header class="section-head">
<h2 id="${widget.tag}-title">${widget.title}</h2>
<p class="tag"><code>&lt;${widget.tag}&gt;</code></p>
<p class="section-text">${inline(widget.doc)}</p>
</header>
${codeBlock(`<script async src="${HOST}${LOADER}"></script>\n${widget.example}`, 'html')}
${preview(widget)}
${widget.own.attributes.length > 0 && attributeTable('Attributes', widget.own.attributes)}
<details><summary>Attributes it shares with other widgets</summary>
${widget.shared.map(({doc, attributes}) => attributeTable(doc, attributes))}
</details>
${eventTable('Events', widget.events)}
${widget.parts.length > 0 && parts(widget)}
</section>`

/** The script mounts the template's content, in the build, language and theme that are chosen. */
const preview = ({tag, title, example, react, events, bytes, files}: WidgetFact) => html`
<div class="preview" role="region" aria-label="${title}, live" data-preview="${tag}" data-react="${react}">
<div class="preview__stage"><template>${trusted(example)}</template><noscript>The preview needs JavaScript.</noscript></div>
<p class="preview__note">${sends(events) && html`Live: what you send here arrives at this server. `}Shown on a partner’s page after ${kilobytes(bytes)} in ${files} files.</p>
<div class="log"><h3 id="${tag}-log">What it says to the page</h3>
<div role="log" aria-live="off" aria-labelledby="${tag}-log" tabindex="0"><ol></ol></div></div>
</div>`

const sends = (events: WidgetFact['events']) => events.some(({name}) => name === 'ocp-submit')

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

const parts = ({tag, parts: names, events}: WidgetFact) => html`
<h3>Parts</h3>
<p>For a rule of your own, for example <code>${tag}::part(${names[0]})</code>:
${codes(names)}.${
  events.some(({name}) => name === 'ocp-open') &&
  html` What stands in its dialog is reached with <code>ocp-layer-dialog::part(…)</code>.`
}</p>`
