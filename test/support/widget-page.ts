/** Helpers for tests that run in the browser, on a page with one widget. */
import {expect, fixture, waitUntil} from '@open-wc/testing'

declare global {
  interface Window {
    /** Which build this page tests. */
    build: 'react' | 'preact'
  }
}

/** Longer than a busy machine takes, shorter than a test may take. */
const PATIENCE = {timeout: 5000}

/** Defines a widget, from the build that the runner serves: as it ships or from source. */
export async function load(tag: string) {
  await import(`/under-test/${window.build}/${tag.replace('ocp-', '')}.js`)
}

/** Puts markup on the page and answers the widget in it, once it says that it can be used. */
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

const rootOf = (place: Place) =>
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

/** Types the way a person does: the browser sets the value, then tells of the input. */
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

/** Waits until these messages, and no others, stand beside the fields. */
export async function showsErrors(place: Place, ...expected: string[]) {
  await eventually(() => expect(errors(place)).to.deep.equal(expected))
}

/** The open dialog's shadow root. */
export async function dialog(): Promise<ShadowRoot> {
  const find = () => document.querySelector('ocp-layer-dialog')?.shadowRoot
  await waitUntil(() => find()?.querySelector('[role=dialog] form'), 'no dialog opened', PATIENCE)
  return find() as ShadowRoot
}

export const dialogIsClosed = () =>
  waitUntil(() => !document.querySelector('ocp-layer-dialog'), 'the dialog is still open', PATIENCE)

/** Each test starts without the toasts of the one before. */
afterEach(() =>
  waitUntil(
    () => {
      const shown = [...(toastLayer()?.querySelectorAll('[data-sonner-toast]') ?? [])]
      for (const toast of shown) toast.querySelector<HTMLElement>('[data-close-button]')?.click()
      return shown.length === 0
    },
    'a toast stays',
    PATIENCE,
  ),
)

const toastLayer = () => document.querySelector('ocp-layer-toasts')?.shadowRoot

/** Waits for a toast with this text. */
export async function showsToast(text: string) {
  await eventually(() => expect(toasts()).to.include(text))
}

/** What the toasts on the page say now. */
export const toasts = () =>
  [...(toastLayer()?.querySelectorAll(toastText) ?? [])].map(({textContent}) => textContent)

const toastText =
  '[data-sonner-toast]:not([data-removed=true]):not([data-visible=false]) [data-title]'

/** Tries a claim until it holds; at the end its own failure is told. */
export async function eventually(claim: () => void) {
  let failure: unknown
  await waitUntil(
    () => {
      try {
        claim()
        return true
      } catch (error) {
        failure = error
        return false
      }
    },
    undefined,
    PATIENCE,
  ).catch(() => {
    throw failure
  })
}
