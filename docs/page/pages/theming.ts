/** `/docs/theming/`: the guide, and all tokens. */
import type {TokenGroup} from '../facts/tokens.ts'
import {html} from '../html/html.ts'
import type {Page} from '../html/page-type.ts'
import {tokenTable} from '../html/tables.ts'
import {textPage} from './text.ts'

export const themingPage = (groups: TokenGroup[]): Page[] =>
  textPage({
    name: 'theming',
    group: 'Guides',
    title: 'Theming',
    lead: 'Set any of these custom properties on `:root`, or on one element. They are inherited into all widgets; no other style of your page is.',
    after: html`
<section aria-labelledby="tokens">
<h2 id="tokens">All tokens</h2>
${groups.map(({title, tokens}) => tokenTable(title, tokens))}
</section>`,
  })
