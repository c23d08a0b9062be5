/**
 * Reports events of widgets to the page's own tag manager, where the page has one. The details of
 * events hold nothing personal.
 */
import type {WidgetEvents} from '#kit/core/events.ts'
import {pageSettings} from '#kit/core/page-settings.ts'

const types: Record<keyof WidgetEvents, true> = {
  'ocp-ready': true,
  'ocp-submit': true,
  'ocp-error': true,
  'ocp-open': true,
  'ocp-close': true,
  'ocp-search': true,
  'ocp-change': true,
  'ocp-select': true,
}

/** Each is pushed as ready once. */
const ready = new WeakSet<Element>()

export function tellDataLayer() {
  for (const widget of readyWidgets()) tell('ocp-ready', widget)
  // In the capture phase, so that an event is pushed even if the page stops it.
  for (const type of Object.keys(types)) document.addEventListener(type, listener, {capture: true})
}

/** Also from within another element's shadow root, whose own the event seems to be from outside. */
const listener = (event: Event) =>
  tell(event.type, event.composedPath()[0] as Element, (event as CustomEvent<object>).detail)

function tell(event: string, widget: Element, detail?: object) {
  const {dataLayer} = globalThis as {dataLayer?: unknown}
  if (event === 'ocp-ready') {
    if (ready.has(widget)) return
    ready.add(widget)
  }
  if (!Array.isArray(dataLayer)) return
  const partner = widget.getAttribute('partner') || pageSettings().partner
  dataLayer.push({event, widget: widget.localName, partner, ...detail})
}

/** Widgets of this page that were ready before anybody could listen. */
export const readyWidgets = () =>
  widgetsOnPage().filter(({shadowRoot}) => shadowRoot?.querySelector('[data-root] *'))

export const widgetsOnPage = () => [...document.querySelectorAll(':defined')].filter(isWidget)

export const isWidget = ({localName}: Element) => localName.startsWith('ocp-')
