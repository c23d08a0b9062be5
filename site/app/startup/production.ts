/** Behaviour in production only (spec section 2): no context menu, and the visit beacon. */
import type {Api} from '#kit/api-client/client.ts'
import {visitUser} from '#trade/contract/contract.ts'
import type {VisitSettings} from '../core/site-context.tsx'

export function startProduction(settings: VisitSettings, api: Api) {
  if (!settings.production) return
  if (settings.blockContextMenu) document.addEventListener('contextmenu', blockContextMenu)
  api(visitUser, {}).catch(() => {}) // nothing on the page depends on it
}

const TEXT_FIELDS = 'textarea, input:not([type=checkbox], [type=radio], [type=file])'

/** On the whole page, text fields alone excepted: their menu pastes, and corrects the spelling. */
function blockContextMenu(event: MouseEvent) {
  const [target] = event.composedPath()
  const isTyped = target instanceof Element && target.matches(TEXT_FIELDS)
  if (!isTyped) event.preventDefault()
}
