/** Code blocks and inline code. */
import {type Html, html} from './html.ts'

/** Placeholders for the origins of the site, the API and the media; the server replaces them. */
const HOST = 'https://HOST'
const ORIGINS: Record<string, string> = {
  [HOST]: 'host',
  'https://API': 'api',
  'https://STORAGE': 'storage',
}

/** Languages in which tags are highlighted. */
const TAGGED = ['html', 'tsx', 'jsx', 'js', 'php', 'liquid', 'vue']

export const codeBlock = (code: string, language = ''): Html => html`<div class="code">
<pre><code data-language="${language}">${TAGGED.includes(language) ? coloured(code) : withOrigins(code)}</code></pre>
${copying}
</div>
`

export const copying = html`<div class="code__copy"><span role="status"></span><button type="button" data-copy>Copy</button></div>`

export const inlineCode = (code: string): Html => html`<code>${withOrigins(code)}</code>`

/** The content of a code block. */
export const coloured = (code: string): Html => withOrigins(code, highlighted)

const withOrigins = (code: string, show = (piece: string): Html => html`${piece}`) =>
  html`${code.split(/(https:\/\/(?:HOST|API|STORAGE)\b)/).map(piece => {
    const origin = ORIGINS[piece]
    return origin ? html`<span data-origin="${origin}">${piece}</span>` : show(piece)
  })}`

/** Highlights tag names only. */
const highlighted = (code: string): Html =>
  html`${code
    .split(/(<\/?[A-Za-z][\w-]*)/)
    .map((piece, index) => (index % 2 ? html`<b>${piece}</b>` : piece))}`
