/** A form on the page, and what a person does with it. */
import {expect} from '@open-wc/testing'
import {accepted} from '../fake-api.ts'
import {choose, errors, eventually, field, mount, type Place, rootOf, type} from '../widget-page.ts'
import type {FormContract} from './facts.ts'

export const thanks = accepted('Thank you. We will be in touch.')

export type FormPage = ReturnType<typeof formPage>

export function formPage({tag, attributes, open, fields, normalized, choice}: FormContract) {
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

    /** After it was sent; what was opened for it has closed, and is opened once more. */
    async isEmptyAgain(element: HTMLElement, form: Place) {
      const again = open ? await open(element) : form
      await eventually(() => expect(values(again)).to.deep.equal(blank))
      if (choice) expect(field(again, choice).checked).to.equal(false)
      expect(errors(again)).to.deep.equal([])
    },
  }
}

/** The texts of its status regions, which screen readers announce. */
export const statusOf = (form: Place) =>
  [...rootOf(form).querySelectorAll('[role=status]')].map(({textContent}) => textContent)
