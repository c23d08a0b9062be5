/**
 * Hosts in the top layer, at the end of the body: never clipped, never under a page's header. Each
 * has its own shadow root behind the same wall of styles as a widget, and takes the theme of the
 * widget it belongs to.
 */
import {sheetText} from '../element/definition.ts'
import {adoptSheet} from '../element/sheets.ts'
import tokens from '../styles/tokens.css'
import layerStyles from './layer.css'

export type LayerKind = 'dialog' | 'toasts'

export interface Layer {
  host: HTMLElement
  shadow: ShadowRoot
  /** Brings the layer to the top of the top layer. */
  raise(): void
}

/** Opens a layer. `like` is the element whose theme it takes. */
export function openLayer(kind: LayerKind, styles: string, like?: HTMLElement | null): Layer {
  const host = document.createElement(`ocp-layer-${kind}`)
  host.setAttribute('popover', 'manual')
  const shadow = host.attachShadow({mode: 'open'})
  adoptSheet(shadow, sheetText(`${layerStyles}\n${styles}`))
  if (like) takeTheme(host, like)
  document.body.append(host)
  const raise = () => {
    host.hidePopover?.()
    host.showPopover?.()
  }
  host.showPopover?.()
  return {host, shadow, raise}
}

export const isToastLayer = (element: Element) => element.localName === 'ocp-layer-toasts'

const themeTokens = [...new Set(tokens.match(/--ocp-[a-z0-9-]+/g))]

/** Custom properties are set through the CSSOM, which every content security policy allows. */
function takeTheme(host: HTMLElement, like: HTMLElement) {
  const style = getComputedStyle(like)
  for (const token of themeTokens) {
    const value = style.getPropertyValue(token)
    if (value) host.style.setProperty(token, value)
  }
  const scheme = style.colorScheme
  if (scheme === 'light' || scheme === 'dark') host.setAttribute('theme', scheme)
}
