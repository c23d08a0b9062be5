/** `/docs/theming/`: the guide, and all tokens. */
import type {TokenGroup} from '../facts/tokens.ts'
import {html} from '../html/html.ts'
import type {Page} from '../html/page-type.ts'
import {tokenTable} from '../html/tables.ts'
import {textPage} from './text.ts'

export const themingPage = (groups: TokenGroup[]): Page =>
  textPage({
    name: 'theming',
    group: 'Guides',
    after: html`
<section aria-labelledby="tokens">
<h2 id="tokens">All tokens</h2>
${groups.map(({title, tokens}) => tokenTable(title, tokens))}
</section>`,
  })
