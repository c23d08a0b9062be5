/** `/docs/content/`: the guide, and every kind of record with its fields. */
import type {KindFact} from '../facts/content.ts'
import {html} from '../html/html.ts'
import {inline} from '../html/markdown.ts'
import type {Page} from '../html/page-type.ts'
import {fieldTable} from '../html/tables.ts'
import {textPage} from './text.ts'

export const contentPage = (kinds: KindFact[]): Page =>
  textPage({
    name: 'content',
    group: 'Content and leads',
    after: html`
<section aria-labelledby="kinds">
<h2 id="kinds">Kinds of content</h2>
<p class="section-text">Every kind of record with its fields. A question mark marks an optional field.</p>
${kinds.map(
  kind => html`<h3 id="kind-${kind.name}">${kind.name}</h3>
<p class="section-text">${inline(kind.doc)} In <code>${kind.file}</code>. The key: ${inline(kind.key)}</p>
${fieldTable(kind)}`,
)}
</section>`,
  })
