/** Walks through a page with the keyboard, and finds what has the focus and cannot be seen. */
import type {Page} from 'playwright-core'
import {painted} from '../../support/browser/conditions.ts'

/** More stops than any page has: a walk that needs them all is in a trap. */
const MAX_STOPS = 400

/** By then scrolling has ended on a busy machine, too. */
const REST_MS = 2000

/**
 * Presses a key until the focus is back at the page's beginning; returns the name of each stop of
 * which no point is visible, although scrolling has ended (WCAG 2.4.11).
 */
export async function hiddenStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const hidden: string[] = []
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press(key)
    const found = await page.evaluate(focusedStop)
    if (!found) return hidden
    if (!found.isVisible && !(await comesIntoSight(page))) hidden.push(found.name)
  }
  throw new Error(`The focus does not leave the page within ${MAX_STOPS} stops.`)
}

/** Scrolling and the map's panning end a moment after the key; false when they end without it. */
async function comesIntoSight(page: Page) {
  const until = Date.now() + REST_MS
  while (Date.now() < until) {
    await painted(page)
    if ((await page.evaluate(focusedStop))?.isVisible) return true
  }
  return false
}

/** In the page: what has the focus, inside shadow roots as well; null at the end of the walk. */
function focusedStop(): {name: string; isVisible: boolean} | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  if (!active || active === document.body) return null
  const stop = active
  /** A control that is drawn by its label is seen where the label is. */
  const drawn = [stop, ...((stop as HTMLInputElement).labels ?? [])]
  const isDrawnAt = (x: number, y: number) => {
    let hit = document.elementFromPoint(x, y)
    for (let inner = hit; inner; ) {
      hit = inner
      inner = hit.shadowRoot?.elementFromPoint(x, y) ?? null
      if (inner === hit) break
    }
    return drawn.some(each => each.contains(hit))
  }
  const COLUMNS = 5
  const ROWS = 3
  const isVisible = drawn.some(each =>
    [...each.getClientRects()].some(({left, top, width, height}) =>
      Array.from({length: COLUMNS * ROWS}, (_, point) => [
        left + (width * ((point % COLUMNS) + 0.5)) / COLUMNS,
        top + (height * (Math.floor(point / COLUMNS) + 0.5)) / ROWS,
      ]).some(([x = 0, y = 0]) => isDrawnAt(x, y)),
    ),
  )
  const text = stop.getAttribute('aria-label') ?? stop.textContent ?? ''
  const {top, bottom} = stop.getBoundingClientRect()
  return {
    name: `${stop.localName} “${text.trim().slice(0, 40)}” at ${Math.round(top)} to ${Math.round(bottom)}`,
    isVisible,
  }
}
