import type {Page} from 'playwright-core'
import {contentLoaded} from '../../support/browser/conditions.ts'

/** Scrolls to each widget and points at it, so that deferred ones load as well. */
export async function turnToWidgets(page: Page) {
  await page.evaluate(async () => {
    const asleep = [...document.querySelectorAll('main :not(:defined)')].map(widget => ({
      widget,
      ready: new Promise(resolve => widget.addEventListener('ocp-ready', resolve, {once: true})),
    }))
    for (const {widget, ready} of asleep) {
      widget.scrollIntoView()
      const inside = widget.shadowRoot?.querySelector('[data-root] *')
      // A browser's own are composed: React replays them on the widget, once it has hydrated.
      inside?.dispatchEvent(new PointerEvent('pointerover', {bubbles: true, composed: true}))
      await ready
    }
  })
  await contentLoaded(page)
}
