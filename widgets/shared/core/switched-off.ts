/**
 * Partners that the agency has disabled: their pages show what is written between the tags. The newest
 * loader knows them before it fetches a widget; the npm package and pinned releases learn of it when
 * a widget is counted.
 */
import {pageSettings} from './page-settings.ts'
import {partnerHash} from './partner-hash.ts'

/** On the window, for the widgets that are there. */
export const SWITCHED_OFF = 'ocp-switched-off'

export const isSwitchedOff = (partner: string | undefined) =>
  Boolean(partner && pageSettings().off?.split(' ').includes(partnerHash(partner)))

/** From now on, for widgets that are on the page and for those that come. */
export function switchOff(partner: string) {
  const settings = pageSettings()
  settings.off = `${settings.off ?? ''} ${partnerHash(partner)}`
  dispatchEvent(new Event(SWITCHED_OFF))
}

/** In the place of what was drawn already. */
export function showOwnContent({shadowRoot}: Element) {
  if (!shadowRoot) return
  shadowRoot.adoptedStyleSheets = []
  shadowRoot.replaceChildren(document.createElement('slot'))
}
