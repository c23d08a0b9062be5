/** `/docs/`: the guide `start`, with a live preview next to its first code block. */
import type {WidgetFact} from '../facts/widgets.ts'
import {briefOf} from '../html/brief.ts'
import {html} from '../html/html.ts'
import {inline, markdown} from '../html/markdown.ts'
import {pageHead} from '../html/page.ts'
import type {Page} from '../html/page-type.ts'
import {previewOf} from '../html/playground.ts'
import {plain, textBody, textOf} from './text.ts'

/** The widget that partners use most. */
const SHOWN = 'ocp-book-now'

export function startPage(widgets: WidgetFact[]): Page {
  const text = textOf('start')
  const shown = widgets.find(({tag}) => tag === SHOWN) ?? widgets[0]
  if (!shown) throw new Error('The first page needs a widget to show')
  const first = text.rest.findIndex(block => block.startsWith('```html'))
  const code = text.rest[first] ?? ''
  const before = text.rest.slice(0, Math.max(first, 0)).filter(block => !block.startsWith('#'))
  const rest = {...text, rest: text.rest.slice(first + 1)}
  return {
    path: '/docs/',
    group: 'Start',
    title: text.title,
    label: 'Start here',
    summary: plain(text.lead),
    content: html`${pageHead(text.title, inline(text.lead))}
<div class="prose">${markdown(before.join('\n\n'))}</div>
<div class="start">
${markdown(code)}
<!--unsearched--><!--interactive-->${previewOf(briefOf(shown))}<!--/interactive--><!--/unsearched-->
</div>
${textBody(rest)}`,
  }
}
