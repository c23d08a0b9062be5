/** Exact messages of toasts: blanks at their ends are part of the specification's messages. */
import assert from 'node:assert/strict'
import type {Page} from 'playwright-core'
import {painted} from '../../../support/browser/conditions.ts'

/** A message; before it the title, where it has one. */
export type Toast = [message: string] | [title: string, message: string]

/** Toasts that were visible at the last call are ignored from then on. */
const ignoreCurrentToasts = (page: Page) =>
  page.locator('[data-sonner-toast]').evaluateAll(toasts => {
    for (const toast of toasts) toast.setAttribute('data-known', '')
  })

const newToasts = (page: Page) => page.locator('[data-sonner-toast]:not([data-known])')

/** Waits for the next toast: it is the one that was expected, and there is no other. */
export async function expectToast(page: Page, expected: Toast) {
  await newToasts(page).first().waitFor()
  assert.deepEqual(await textsOf(page), [expected])
  await ignoreCurrentToasts(page)
}

/**
 * To be called once the reason for a toast has passed. A message waits for the toaster's code: once
 * that has loaded, and two frames later, a toast would be visible.
 */
export async function expectNoToast(page: Page) {
  await page.evaluate(wakeToaster)
  await painted(page)
  assert.deepEqual(await textsOf(page), [])
}

/** Runs in the page: dispatches the event that opens the toaster, until it is handled. */
async function wakeToaster() {
  const isOpen = () =>
    document.querySelector('ocp-layer-toasts')?.shadowRoot?.querySelector('section')
  while (!isOpen()) {
    dispatchEvent(new PointerEvent('pointermove'))
    await new Promise(requestAnimationFrame)
  }
}

const textsOf = (page: Page) =>
  newToasts(page).evaluateAll(toasts =>
    toasts.map(toast =>
      [...toast.querySelectorAll('[data-title], [data-description]')].map(
        ({textContent}) => textContent,
      ),
    ),
  )
