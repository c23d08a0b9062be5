/**
 * Walks through a page with the keyboard, and finds what has the focus and cannot be seen
 * (WCAG 2.2, 2.4.11).
 */
import type {Page} from 'playwright-core'
import {type HiddenStop, startWalk, visibleStop} from './visible-stop.ts'

export const DIRECTIONS = ['Tab', 'Shift+Tab'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** More than any page has: a walk that needs them all is in a trap. */
const MAX_STOPS = 600

/** Presses a key until the focus has left the page; throws when it does not. */
export async function hiddenStops(page: Page, key: Direction): Promise<HiddenStop[]> {
  const hidden: HiddenStop[] = []
  await page.evaluate(startWalk)
  for (let count = 0; count < MAX_STOPS; count++) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(visibleStop)
    if (stop.is === 'end') return hidden
    if (stop.is === 'hidden') hidden.push(stop)
  }
  throw new FocusTrap(`The focus does not leave the page within ${MAX_STOPS} stops.`)
}

export class FocusTrap extends Error {}

export const describeStop = ({name, under}: HiddenStop) => `${name} under ${under}`
