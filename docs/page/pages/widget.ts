/** `/docs/widgets/<tag>/`: the playground and the reference of one widget. */
import {policyText} from '../facts/policy.ts'
import type {TokenGroup} from '../facts/tokens.ts'
import {briefOf} from '../html/brief.ts'
import {codeBlock, coloured} from '../html/code.ts'
import {html} from '../html/html.ts'
import {inline} from '../html/markdown.ts'
import {pageHead} from '../html/page.ts'
import type {Page} from '../html/page-type.ts'
import {playground} from '../html/playground.ts'
import {htmlSnippet} from '../playground/snippets.ts'
import {plain} from './text.ts'
import {type DescribedWidget, reference} from './widget-reference.ts'

export const widgetPath = (tag: string) => `/docs/widgets/${tag}/`

export const widgetPage = (widget: DescribedWidget, tokens: TokenGroup[]): Page => ({
  path: widgetPath(widget.tag),
  group: 'Widgets',
  title: widget.title,
  summary: `<${widget.tag}>: ${plain(widget.doc)}`,
  example: coloured(htmlSnippet(briefOf(widget), {attributes: {}, tokens: {}})),
  content: html`${pageHead(widget.title, inline(widget.doc), widget.tag)}
${playground(widget, tokens)}
${reference(widget, tokens)}
<section aria-labelledby="policy">
<h2 id="policy">Content security policy</h2>
<p class="section-text">If your page has a content security policy, it must allow these sources for the widget. <a href="/docs/security/">Nonces, hashes and the rest</a>.</p>
${codeBlock(policyText(widget.policy))}
</section>`,
})
