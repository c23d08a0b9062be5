/**
 * Partners that the agency has disabled: their pages show what is written between the tags. The newest
 * loader knows them before it fetches a widget; the npm package and pinned releases learn of it when
 * a widget is counted.
 */
import {isListed, pageSettings, partnerHash} from './page-settings.ts'

const CHANGE = 'change'

export const isSwitchedOff = (partner: string | undefined) => isListed(pageSettings().off, partner)

/** From now on, for widgets that are on the page and for those that come. */
export function switchOff(partner: string) {
  const settings = pageSettings()
  settings.off = `${settings.off ?? ''} ${partnerHash(partner)}`
  settings.switches?.dispatchEvent(new Event(CHANGE))
}

/** Until the signal ends it. */
export function onSwitchedOff(listener: () => void, signal: AbortSignal) {
  const settings = pageSettings()
  settings.switches ??= new EventTarget()
  settings.switches.addEventListener(CHANGE, listener, {signal})
}

/** In the place of what was drawn already. */
export function showOwnContent({shadowRoot}: Element) {
  if (!shadowRoot) return
  shadowRoot.adoptedStyleSheets = []
  shadowRoot.replaceChildren(document.createElement('slot'))
}
