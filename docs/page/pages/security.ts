/** `/docs/security/`: the guide, the policy of each widget, and the hashes of this version. */
import {policyText} from '../facts/policy.ts'
import type {WidgetFact} from '../facts/widgets.ts'
import {copying, inlineCode} from '../html/code.ts'
import {html} from '../html/html.ts'
import type {Page} from '../html/page-type.ts'
import {table} from '../html/table.ts'
import {textPage} from './text.ts'
import {widgetPath} from './widget.ts'

export const securityPage = (widgets: WidgetFact[]): Page =>
  textPage({
    name: 'security',
    group: 'Guides',
    after: html`
<section aria-labelledby="directives">
<h2 id="directives">Directives for each widget</h2>
${table(
  '',
  ['Widget', 'Directives'],
  widgets.map(({tag, title, policy}) => ({
    cells: [
      html`<a href="${widgetPath(tag)}">${title}</a>`,
      html`${policyText(policy)
        .split('\n')
        .map(line => html`${inlineCode(line)}<br>`)}`,
    ],
  })),
)}
</section>
<section aria-labelledby="pinned" data-integrity="/embed/v1/integrity.json">
<h2 id="pinned">This version, pinned</h2>
<p class="section-text">A tag with this version in its URL and with its hash always loads exactly these files.</p>
<div class="code" data-pinned hidden><pre><code></code></pre>
${copying}</div>
<p class="section-text quiet" data-integrity-note>The hashes are fetched from this server when the page opens; this needs JavaScript.</p>
<div data-integrity-files></div>
</section>`,
  })
