/**
 * Hosts in the top layer, at the end of the body: never clipped, never under a page's header. Each
 * has its own shadow root behind the same wall of styles as a widget, and takes the theme of the
 * widget it belongs to. What is in a modal dialog or a popover of the page has its layer there, too:
 * a modal dialog makes all around it inert, a popover closes when somebody presses outside.
 */
import {sheetText} from '../core/definition.ts'
import {above} from '../core/shadow-box.ts'
import {adoptSheet} from '../core/sheets.ts'
import tokens from '../core/styles/tokens.css'
import layerStyles from './layer.css'

export type LayerKind = 'dialog' | 'toasts'

export interface Layer {
  host: HTMLElement
  shadow: ShadowRoot
  /** Puts the layer into the page. */
  insert(): void
  /** Brings it to the top of the top layer. */
  raise(): void
  /** Takes it out of the page; it can be put there again. */
  remove(): void
}

interface LayerPlan {
  styles: string
  /** The element whose theme it takes. */
  like?: HTMLElement | null
  /** Called when the page has removed the layer and it was inserted again. */
  onMove?: () => void
}

/** A layer that is not in the page yet: what is rendered into it beforehand is there when it is inserted. */
export function createLayer(kind: LayerKind, {styles, like, onMove}: LayerPlan): Layer {
  const host = document.createElement(`ocp-layer-${kind}`)
  host.setAttribute('popover', 'manual')
  // To browsers a popover without a role is a group, and this one would have no name.
  host.setAttribute('role', 'none')
  const shadow = host.attachShadow({mode: 'open'})
  adoptSheet(shadow, sheetText(`${layerStyles}\n${styles}`))
  keepFieldsToThemselves(host)
  let removal: MutationObserver | undefined
  return {
    host,
    shadow,
    insert() {
      if (like) takeTheme(host, like)
      const place = placeFor(like)
      place.append(host)
      removal = watchRemoval(host, place, onMove)
    },
    raise() {
      host.hidePopover?.()
      host.showPopover?.()
    },
    remove() {
      removal?.disconnect()
      host.remove()
    },
  }
}

/** Some pages remove unknown elements from their body. Siblings of the body they leave alone. */
function watchRemoval(host: HTMLElement, place: Element, onMove?: () => void) {
  const removal = new MutationObserver(() => {
    if (host.isConnected || !place.isConnected) return
    removal.disconnect()
    document.documentElement.append(host)
    host.showPopover?.()
    onMove?.()
  })
  removal.observe(place, {childList: true})
  return removal
}

/** A floating widget is a popover itself, but a layer inside it would not be visible. */
function placeFor(like?: HTMLElement | null): Element {
  for (let element = like && above(like); element; element = above(element)) {
    if (isOpenOnTop(element)) return element
  }
  // A page may hold <form name="body">, which shadows `document.body`.
  return document.querySelector('body') ?? document.documentElement
}

/** Browsers without popovers do not know the selector, and throw. */
const isOpenOnTop = (element: Element) =>
  (element.localName === 'dialog' && element.matches(':modal')) ||
  ('popover' in element && element.hasAttribute('popover') && element.matches(':popover-open'))

/** Events that pages use for shortcuts, and cancel outside of fields. */
const STOPPED_EVENTS = 'keydown keypress keyup mousedown selectstart copy cut paste'

/**
 * A page sees events of our fields as events of the layer. So it would handle their letters as
 * shortcuts, and cancel events that it allows in fields.
 */
function keepFieldsToThemselves(host: HTMLElement) {
  const keep = (event: Event) => {
    const [target] = event.composedPath()
    if (target instanceof Element && target.matches('input,textarea,select'))
      event.stopPropagation()
  }
  for (const type of STOPPED_EVENTS.split(' ')) host.addEventListener(type, keep)
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
