/** The playground of a widget: view switches, live preview, editors, code snippets, event log. */
import {kilobytes, NOT_BUILT} from '../facts/sizes.ts'
import type {TokenGroup} from '../facts/tokens.ts'
import type {WidgetFact} from '../facts/widgets.ts'
import {roomOf} from '../playground/fallbacks.ts'
import {element, htmlSnippet, npmSnippet, reactSnippet} from '../playground/snippets.ts'
import type {WidgetBrief} from '../playground/widget-brief.ts'
import {testLog} from '../test-log/entry.ts'
import {briefOf} from './brief.ts'
import {coloured, copying} from './code.ts'
import {attributeEditor, tokenEditor} from './editors.ts'
import {type Html, html, trusted} from './html.ts'
import {switches} from './switches.ts'

const unchanged = {attributes: {}, tokens: {}}

export function playground(widget: WidgetFact, tokens: TokenGroup[]): Html {
  const brief = briefOf(widget)
  return html`
<!--unsearched--><!--interactive-->
<section class="try" aria-labelledby="try">
<h2 class="visually-hidden" id="try">Try it</h2>
${switches()}
${previewOf(brief)}
<p class="preview__note">${sends(widget) && html`Live, and in <a href="/docs/page-api/#test-mode">test mode</a>: what you send here is validated and stored as a test, and nobody at the agency sees it. `}${weight(widget)}</p>
${sends(widget) && testLog(widget.tag)}
<div class="try__desk">
<div class="try__editors">
${attributeEditor(widget, brief.start)}
${tokenEditor(tokens)}
</div>
<div class="try__results">
${snippetTabs(brief)}
<div class="log"><h3 id="log-title">Events</h3>
<div role="log" aria-live="off" aria-labelledby="log-title" tabindex="0"><ol></ol></div></div>
</div>
</div>
</section>
<!--/interactive--><!--/unsearched-->`
}

/** The live preview of a widget: the script mounts the content of the template, as set in the URL. */
export const previewOf = (brief: WidgetBrief): Html => html`
<div class="preview" role="region" aria-label="${brief.title}, live" data-preview="${brief.tag}">
<div class="preview__frame preview__frame--${roomOf(brief.tag)}" tabindex="0" role="group" aria-label="${brief.title}, as on a page"><div class="preview__stage"><template>${trusted(element(brief, unchanged, ''))}</template><noscript><p>The preview needs JavaScript.</p></noscript></div></div>
<script type="application/json">${trusted(JSON.stringify(brief).replaceAll('<', '\\u003c'))}</script>
</div>`

const weight = ({bytes, files}: WidgetFact): Html =>
  bytes === 0
    ? html`${NOT_BUILT}`
    : html`${kilobytes(bytes)} in ${files} requests until it is visible on a partner’s page: the script and its code, compressed. Data of the API and pictures come on top, as do other languages than English. <a href="/docs/#when-it-is-fetched">What is measured</a>.`

/** Without JavaScript all three panels are visible, one below the other. */
function snippetTabs(brief: WidgetBrief): Html {
  const tabs: [name: string, title: string, code: string][] = [
    ['html', 'HTML', htmlSnippet(brief, unchanged)],
    ['react', 'React', reactSnippet(brief, unchanged)],
    ['npm', 'npm', npmSnippet(brief)],
  ]
  return html`
<div class="snippet" data-tabs>
<div class="snippet__tabs" role="tablist" aria-label="Code for" hidden>
${tabs.map(([name, title]) => html`<button type="button" id="tab-${name}" aria-controls="code-${name}" data-tab="${name}">${title}</button>`)}
</div>
${tabs.map(
  ([name, title, code]) => html`<div id="code-${name}" data-panel="${name}">
<h3>${title}</h3>
${snippet(name, code)}
${name === 'npm' && snippet('element', element(brief, unchanged))}
${name !== 'html' && html`<div data-style hidden>${snippet('css', '')}</div>`}
</div>`,
)}
</div>`
}

const snippet = (
  name: string,
  code: string,
) => html`<div class="code"><pre><code data-snippet="${name}">${coloured(code)}</code></pre>
${copying}</div>`

const sends = ({events}: WidgetFact) => events.some(({name}) => name === 'ocp-submit')
