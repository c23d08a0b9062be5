/** Helpers for tests that run in the browser, on a page with one widget. */
import {aTimeout, expect, fixture} from '@open-wc/testing'

declare global {
  interface Window {
    /** The build that this page tests. */
    build: 'react' | 'preact'
  }
}

/** Longer than a busy machine takes, shorter than a test may take. */
const TIMEOUT_MS = 30_000
const INTERVAL_MS = 10

/** Defines a widget, from the build that the runner serves: as it ships or from source. */
export async function load(tag: string) {
  await import(`/under-test/${window.build}/${tag.replace('ocp-', '')}.js`)
}

/** Puts markup on the page and returns the widget in it, once it reports that it is ready. */
export async function mount(markup: string): Promise<HTMLElement> {
  const ready = new Promise(resolve => {
    document.addEventListener('ocp-ready', resolve, {once: true})
  })
  const element = await fixture<HTMLElement>(markup)
  await ready
  return element
}

/** Any root that controls are looked for in: a widget, or an open dialog. */
export type Place = HTMLElement | ShadowRoot

export const rootOf = (place: Place) =>
  (place instanceof HTMLElement ? place.shadowRoot : place) as ShadowRoot

/** A field by its label, as people find it. */
export function field(place: Place, label: string): HTMLInputElement {
  const labels = [...rootOf(place).querySelectorAll('label')]
  const found = labels.find(candidate => candidate.textContent?.trim() === label)
  const control = found?.control ?? found?.querySelector('input')
  if (!control) throw new Error(`no field labelled "${label}"`)
  return control as HTMLInputElement
}

/** A button by its name. */
export function button(place: Place, name: string): HTMLButtonElement {
  const buttons = [...rootOf(place).querySelectorAll('button')]
  const found = buttons.find(candidate =>
    [candidate.getAttribute('aria-label'), visibleText(candidate)].includes(name),
  )
  if (!found) throw new Error(`no button "${name}"`)
  return found
}

const visibleText = (element: Element) =>
  [...element.childNodes]
    .filter(node => !(node instanceof Element && node.matches('.visually-hidden')))
    .map(node => node.textContent)
    .join('')
    .trim()

/** Types the way a person does: the browser sets the value, then dispatches `input`. */
export function type(place: Place, label: string, value: string) {
  const control = field(place, label)
  control.focus()
  const prototype = control.matches('textarea') ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', {bubbles: true, composed: true}))
}

/** Chooses a radio button or ticks a box. */
export const choose = (place: Place, label: string) => field(place, label).click()

export const press = (place: Place, name: string) => button(place, name).click()

/** The messages beside the fields, to the letter. */
export const errors = (place: Place) =>
  [...rootOf(place).querySelectorAll('.field__error')].map(({textContent}) => textContent)

/** Waits until these messages, and no others, are beside the fields. */
export async function showsErrors(place: Place, ...expected: string[]) {
  await eventually(() => expect(errors(place)).to.deep.equal(expected))
}

/** The open dialog's shadow root, once the focus is in it. */
export const dialog = () =>
  eventually(() => {
    const root = document.querySelector('ocp-layer-dialog')?.shadowRoot
    if (!root?.querySelector('[role=dialog] form'))
      throw new Error('timed out waiting for a dialog')
    if (!root.activeElement) throw new Error('timed out waiting for focus in the dialog')
    return root
  })

export const dialogIsClosed = () =>
  eventually(() => {
    if (document.querySelector('ocp-layer-dialog'))
      throw new Error('timed out waiting for the dialog to close')
  })

/** Each test starts without the toasts of the one before. */
afterEach(() =>
  eventually(() => {
    const shown = toasts()
    for (const close of toastLayer()?.querySelectorAll<HTMLElement>('[data-close-button]') ?? []) {
      close.click()
    }
    expect(shown, 'timed out waiting for toasts to close').to.deep.equal([])
  }),
)

/** The runner prints what was compared, and of an element that is all of its page: for minutes. */
afterEach(function () {
  const failure = this.currentTest?.err as {actual?: unknown; expected?: unknown} | undefined
  if (!failure) return
  if (![failure.actual, failure.expected].flat().some(value => value instanceof Node)) return
  failure.actual = undefined
  failure.expected = undefined
})

const toastLayer = () => document.querySelector('ocp-layer-toasts')?.shadowRoot

/** By the rules that axe can check, once nothing moves: half of a fade has half the contrast. */
export async function isAccessible(place: Place) {
  const root = rootOf(place)
  const ending = root.getAnimations().filter(({effect}) => {
    const {endTime} = effect?.getComputedTiming() ?? {}
    return Number(endTime) < Number.POSITIVE_INFINITY
  })
  await Promise.allSettled(ending.map(({finished}) => finished))
  await expect(root.host).to.be.accessible()
}

/** Waits for a toast with this text. */
export async function showsToast(text: string) {
  await eventually(() => expect(toasts()).to.include(text))
}

/** The current texts of the toasts on the page. */
export const toasts = () =>
  [...(toastLayer()?.querySelectorAll(toastText) ?? [])].map(({textContent}) => textContent)

const toastText =
  '[data-sonner-toast]:not([data-removed=true]):not([data-visible=false]) [data-title]'

/** Does something on a device that is slow to draw. */
export async function drawingSlowly(act: () => Promise<void>) {
  const {requestAnimationFrame} = window
  window.requestAnimationFrame = draw => window.setTimeout(() => draw(performance.now()), 100)
  try {
    await act()
  } finally {
    window.requestAnimationFrame = requestAnimationFrame
  }
}

/** Retries until nothing throws, and returns the result; on timeout throws the last failure. */
export async function eventually<Answer>(attempt: () => Answer): Promise<Answer> {
  const end = performance.now() + TIMEOUT_MS
  for (;;) {
    try {
      return attempt()
    } catch (failure) {
      if (performance.now() > end) throw failure
      await aTimeout(INTERVAL_MS)
    }
  }
}
