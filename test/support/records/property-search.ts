/** Actions and views that the tests of the search share. */
import type {Answer} from '#kit/api-client/call.ts'
import type {FakeRequest} from '../fake-api.ts'
import {field} from '../widget-page.ts'

interface City {
  name: string
  title?: string
}

export const names = (...all: string[]): City[] => all.map(name => ({name}))

export const answer = (data: unknown): Answer => ({statusCode: 200, message: 'OK', data})

export const someTypes = answer({
  property_types: [
    {_id: 'villa', name: 'Villa'},
    {_id: 'office', name: 'Office'},
  ],
})

/** An answer that arrives when the test resolves it. */
export function deferredAnswers() {
  const waiting = new Map<string, (answer: Answer) => void>()
  return {
    /** Waits for its own search. */
    behaviour: ({query}: FakeRequest) =>
      new Promise<Answer>(resolve => waiting.set(query.get('search') ?? '', resolve)),
    arrives: (search: string, given: Answer) => waiting.get(search)?.(given),
  }
}

export const location = (form: HTMLElement) => field(form, 'Location')

export const choices = (form: HTMLElement, label: string) => {
  const select = field(form, label) as unknown as HTMLSelectElement
  return [...select.options].map(({value, text}) => [value, text])
}

export const suggested = (form: HTMLElement) => optionsOf(form).map(({textContent}) => textContent)

/** All that is suggested from now on, however shortly. */
export function collectSuggestions(form: HTMLElement): Set<string | null> {
  const suggestions = new Set(suggested(form))
  const observer = new MutationObserver(() => {
    for (const name of suggested(form)) suggestions.add(name)
  })
  const watched = {subtree: true, childList: true, characterData: true}
  observer.observe(form.shadowRoot as ShadowRoot, watched)
  endings.push(() => observer.disconnect())
  return suggestions
}

export const optionsOf = (form: HTMLElement) => [
  ...(form.shadowRoot?.querySelectorAll<HTMLElement>('[role=listbox] [role=option]') ?? []),
]

/** The option that field and option alike mark as highlighted. */
export function highlighted(form: HTMLElement) {
  const id = location(form).getAttribute('aria-activedescendant')
  const selected = optionsOf(form).filter(one => one.getAttribute('aria-selected') === 'true')
  if (selected.length > 1 || (selected[0]?.id ?? null) !== id) throw new Error('not one highlight')
  return selected[0]?.textContent ?? null
}

export const status = (form: HTMLElement) =>
  form.shadowRoot?.querySelector('[aria-live=polite]')?.textContent

/** Presses a key in the field; false when the browser's own reaction is left out. */
export const key = (form: HTMLElement, name: string) =>
  location(form).dispatchEvent(
    new KeyboardEvent('keydown', {key: name, bubbles: true, composed: true, cancelable: true}),
  )

/** The addresses that were opened until the test is over; the page itself stays. */
export function openedAddresses(): string[] {
  const opened: string[] = []
  const recordNavigation = (event: NavigateEvent) => {
    opened.push(event.destination.url.replace(window.location.origin, ''))
    event.preventDefault()
  }
  navigation.addEventListener('navigate', recordNavigation)
  endings.push(() => navigation.removeEventListener('navigate', recordNavigation))
  return opened
}

const endings: (() => void)[] = []

afterEach(() => {
  for (const end of endings.splice(0)) end()
})
