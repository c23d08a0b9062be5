/** What the site does in production only (spec section 2): no context menu, and the visit beacon. */
import type {Api} from '../../../widgets/shared/api/client.ts'
import {visitUser} from '../../../widgets/shared/api/contract.ts'
import type {VisitSettings} from '../core/site-context.tsx'

export function startProduction(settings: VisitSettings, api: Api) {
  if (!settings.production) return
  if (settings.blockContextMenu) document.addEventListener('contextmenu', blockContextMenu)
  api(visitUser, {}).catch(() => {}) // nothing on the page depends on it
}

/** Not where the menu serves the visitor: links, what can be typed into, and selected text. */
function blockContextMenu(event: MouseEvent) {
  const [target] = event.composedPath()
  const isUseful =
    target instanceof Element &&
    target.closest('a[href], input, textarea, select, [contenteditable]')
  if (!isUseful && getSelection()?.isCollapsed !== false) event.preventDefault()
}
