/** Buying and renting costs on a page, as a visitor reads and fills them. */
import {expect} from '@open-wc/testing'
import {eventually, field, mount, type} from './widget-page.ts'

export const TAG = 'ocp-buying-costs'
const SITE = 'site="https://agency.example" partner="gulf-homes"'
export const answer = (data: object) => ({statusCode: 200, message: '', data})

export const show = (attributes = 'heading="Buying costs" price="1500000"') =>
  mount(`<${TAG} ${SITE} ${attributes}></${TAG}>`)
export const all = (widget: HTMLElement, selector: string) => [
  ...(widget.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]
export const words = (element?: Element | null) => element?.textContent?.trim().replace(/\s+/g, ' ')
/** A sum by its label. */
export const sum = (widget: HTMLElement, label: string) =>
  words(field(widget, label) as unknown as HTMLOutputElement)
export const says = (widget: HTMLElement, label: string, text: string) =>
  eventually(() => expect(sum(widget, label)).to.equal(text))
/** A row of any table by how it begins. */
export const row = (widget: HTMLElement, name: string) =>
  words(all(widget, '.costs__table tr').find(one => words(one)?.startsWith(name)))
export const link = (widget: HTMLElement, text: string) =>
  all(widget, 'a').find(one => words(one) === text) as HTMLAnchorElement
export const choose = (widget: HTMLElement, label: string, value: string) => {
  const select = field(widget, label) as unknown as HTMLSelectElement
  select.value = value
  select.dispatchEvent(new Event('change', {bubbles: true}))
}
export const leave = (widget: HTMLElement, label: string) => field(widget, label).blur()
/** Types, and goes on to something else. */
export const enter = (widget: HTMLElement, label: string, value: string) => {
  type(widget, label, value)
  leave(widget, label)
}
