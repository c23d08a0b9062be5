/** Helpers for tests of the property list: fake searches, and a visitor's views and actions. */
import {expect, fixtureCleanup, nextFrame, oneEvent} from '@open-wc/testing'
import type {Answer} from '#kit/api-client/call.ts'
import {type FakeRequest, fakeApi} from './fake-api.ts'
import {answered, found, type SearchAnswer, typesAnswered} from './records/homes.ts'
import {eventually, field, load, mount, type} from './widget-page.ts'

/** A file of tests, whose names begin with the widget's; lists that a test leaves are removed. */
export function describePropertyList(tests: () => void) {
  describe('Property list', () => {
    before(() => load('ocp-property-list'))
    afterEach(() => {
      for (const list of document.querySelectorAll('ocp-property-list')) list.remove()
      fixtureCleanup()
      history.replaceState(null, '') // another visit: nothing of a list is kept
    })
    tests()
  })
}

type Behaviour = Answer | 'breaks' | 'hangs' | ((request: FakeRequest) => Answer | Promise<Answer>)

/** Fakes the API's search; returns a function that lists the queries it received. */
export function fakeSearch(search: Behaviour, types: Behaviour = typesAnswered) {
  const requests = fakeApi({'search-properties': search, getPropertyTypes: types})
  return () =>
    requests
      .filter(({path}) => path.endsWith('search-properties'))
      .map(({query}) => Object.fromEntries(query))
}

export const all = <E extends Element = HTMLElement>(list: HTMLElement, selector: string) => [
  ...(list.shadowRoot?.querySelectorAll<E>(selector) ?? []),
]
export const one = (list: HTMLElement, selector: string) => all(list, selector)[0] as HTMLElement
export const words = (element: Element | undefined) =>
  element?.textContent?.replace(/\s+/g, ' ').trim()
export const names = (list: HTMLElement) => all(list, '.card__name').map(words)
export const count = (list: HTMLElement) => words(one(list, '[role=status]'))
export const chips = (list: HTMLElement) => all(list, '.chip').map(words)
export const isBusy = (list: HTMLElement) => one(list, '.list').getAttribute('aria-busy') === 'true'
export const settled = (list: HTMLElement) => eventually(() => expect(isBusy(list)).to.equal(false))
/**
 * Waits two frames: everything that the list still does at once, such as a request, is done then.
 */
export const drawn = async () => {
  await nextFrame()
  await nextFrame()
}
export const queryOf = (link: Element | undefined) =>
  Object.fromEntries(new URL((link as HTMLAnchorElement).href).searchParams)

/** A link by its name. */
export function link(list: HTMLElement, name: string) {
  const found = all<HTMLAnchorElement>(list, 'a').find(candidate =>
    [candidate.getAttribute('aria-label'), words(candidate)].includes(name),
  )
  if (!found) throw new Error(`no link "${name}"`)
  return found
}

/** A list on a partner's page, before its results. */
export const mountList = (attributes: string) =>
  mount(`<ocp-property-list lang="en" tiles="none" ${attributes}></ocp-property-list>`)

/** A list on a partner's page, with its first results. */
export async function listed(attributes = '', search: Behaviour = answered()) {
  const searchQueries = fakeSearch(search)
  const list = await mountList(attributes)
  await eventually(() => expect(all(list, '.list .line, .list .cards li, .notice')).not.to.be.empty)
  await settled(list)
  // The options of this filter are requested once the homes have arrived.
  const types = one(list, 'select[name="property_type"]')
  if (types) await eventually(() => expect(types.children.length).to.be.above(1))
  return {list, searchQueries}
}

/** A list on a page that keeps the search in its address and passes its results along. */
export async function mountedWithResults(
  query: string,
  results: Partial<SearchAnswer> | null = {},
  search: Behaviour = answered(),
) {
  const searchQueries = fakeSearch(search)
  const list = document.createElement('ocp-property-list')
  Object.assign(list, {
    query,
    results: results && found(results),
    types: (typesAnswered.data as {property_types: unknown}).property_types,
  })
  document.body.append(list)
  await oneEvent(list, 'ocp-ready')
  await eventually(() => expect(one(list, '.count, .notice')).to.exist)
  return {list, searchQueries}
}

/** Chooses in a select the way a person does. */
export function select(list: HTMLElement, label: string, value: string) {
  const control = field(list, label) as unknown as HTMLSelectElement
  control.value = value
  control.dispatchEvent(new Event('change', {bubbles: true}))
}

export function enter(list: HTMLElement, label: string, value: string) {
  type(list, label, value)
  ;(one(list, 'form') as HTMLFormElement).requestSubmit()
}
