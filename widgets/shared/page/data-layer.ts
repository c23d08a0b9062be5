/**
 * Tells the page's own tag manager what happens in widgets, where the page has one. The details of
 * events hold nothing personal.
 */
import type {WidgetEvents} from '../element/events.ts'
import {pageSettings} from '../element/page-settings.ts'

const types: Record<keyof WidgetEvents, true> = {
  'ocp-ready': true,
  'ocp-submit': true,
  'ocp-error': true,
  'ocp-open': true,
  'ocp-close': true,
  'ocp-search': true,
  'ocp-select': true,
}

export function tellDataLayer() {
  // While they come down, so that a page that stops an event is told of it all the same.
  for (const type of Object.keys(types)) document.addEventListener(type, tell, {capture: true})
}

function tell(event: Event) {
  const {dataLayer} = globalThis as {dataLayer?: unknown}
  // Also from within another element's shadow root, whose own it seems to be from outside.
  const widget = event.composedPath()[0] as Element
  if (!Array.isArray(dataLayer)) return
  dataLayer.push({
    event: event.type,
    widget: widget.localName,
    partner: widget.getAttribute('partner') || pageSettings().partner,
    ...(event as CustomEvent<object>).detail,
  })
}
