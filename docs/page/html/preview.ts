/** The live preview of a widget: the script mounts the content of the template, as set in the URL. */
import {roomOf} from '../playground/fallbacks.ts'
import {element} from '../playground/snippets.ts'
import type {WidgetBrief} from '../playground/widget-brief.ts'
import {type Html, html, trusted} from './html.ts'

const unchanged = {attributes: {}, tokens: {}}

export const previewOf = (brief: WidgetBrief): Html => html`
<div class="preview" role="region" aria-label="${brief.title}, live" data-preview="${brief.tag}">
<div class="preview__frame preview__frame--${roomOf(brief.tag)}" tabindex="0" role="group" aria-label="${brief.title}, as on a page"><div class="preview__stage"><template>${trusted(element(brief, unchanged, ''))}</template><noscript><p>The preview needs JavaScript.</p></noscript></div></div>
<script type="application/json">${trusted(JSON.stringify(brief).replaceAll('<', '\\u003c'))}</script>
</div>`
