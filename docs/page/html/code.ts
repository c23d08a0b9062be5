/** Code to read and to copy. */
import {type Html, html} from './html.ts'

/** Stand in texts for the server that the page comes from, and its API; the script knows them. */
export const HOST = 'https://HOST'
const ORIGINS: Record<string, string> = {[HOST]: 'host', 'https://API': 'api'}

export const codeBlock = (code: string, language = ''): Html => html`<div class="code">
<pre><code data-language="${language}">${withOrigins(code, highlighted)}</code></pre>
<div class="code__copy"><span role="status"></span><button type="button" data-copy>Copy</button></div>
</div>`

export const inlineCode = (code: string): Html => html`<code>${withOrigins(code)}</code>`

const withOrigins = (code: string, show = (piece: string): Html => html`${piece}`) =>
  code.split(/(https:\/\/(?:HOST|API)\b)/).map(piece => {
    const origin = ORIGINS[piece]
    return origin ? html`<span data-origin="${origin}">${piece}</span>` : show(piece)
  })

/** Tags' names stand out; everything else is quiet enough to be read as it is. */
const highlighted = (code: string): Html =>
  html`${code
    .split(/(<\/?[a-z][\w-]*)/)
    .map((piece, index) => (index % 2 ? html`<b>${piece}</b>` : piece))}`
