/** A form on the page, and what a person does with it. */
import {expect} from '@open-wc/testing'
import {accepted} from '../fake-api.ts'
import {
  choose,
  errors,
  eventually,
  field,
  mount,
  type Place,
  rootOf,
  showsToast,
  toasts,
  type,
} from '../widget-page.ts'
import type {FormContract} from './facts.ts'

export const thanks = accepted('Thank you. We will be in touch.')

export type FormPage = ReturnType<typeof formPage>

export function formPage(contract: FormContract) {
  const {tag, attributes, open, fields, normalized, choice, received, isOnlyNoted} = contract
  const labels = Object.keys(fields)
  const blank = Object.fromEntries(labels.map(label => [label, '']))
  const values = (form: Place) =>
    Object.fromEntries(labels.map(label => [label, field(form, label).value]))
  return {
    /** The fields' values, by label. */
    values,
    /** The values once a person has filled in and left every field. */
    typed: {...fields, ...normalized},

    async show(more = '') {
      const element = await mount(`<${tag} ${attributes?.() ?? ''} ${more}></${tag}>`)
      await eventually(() => expect(element.shadowRoot?.querySelector('button')).to.exist)
      const form = (await open?.(element)) ?? element
      await eventually(() => expect(rootOf(form).querySelector('form [name]')).to.exist)
      return {element, form}
    },

    fill(form: Place) {
      for (const [label, value] of Object.entries(fields)) type(form, label, value)
      if (choice) choose(form, choice)
    },

    /** A toast or the note says that it was accepted, and not both. */
    async isThanked(element: HTMLElement) {
      if (!isOnlyNoted) return showsToast(thanks.message)
      await eventually(() => expect(notesIn(element)).to.deep.equal([received]))
      expect(toasts()).to.not.include(thanks.message)
    },

    /** After it was sent; what was opened for it has closed, and is opened once more. */
    async isEmptyAgain(element: HTMLElement, form: Place) {
      const again = open ? await open(element) : form
      await eventually(() => expect(values(again)).to.deep.equal(blank))
      if (choice) expect(field(again, choice).checked).to.equal(false)
      expect(errors(again)).to.deep.equal([])
    },
  }
}

/** The notes of a form that was sent. */
export const notesIn = (element: HTMLElement) =>
  [...(element.shadowRoot?.querySelectorAll('[part=sent]') ?? [])].map(note => note.textContent)

/** The texts of its status regions, which screen readers announce. */
export const statusOf = (form: Place) =>
  [...rootOf(form).querySelectorAll('[role=status]')].map(({textContent}) => textContent)
