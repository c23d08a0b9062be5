/** A form takes over what a password manager fills in, however much of it the manager announces. */
import {expect, nextFrame} from '@open-wc/testing'
import {fakeApi} from '../fake-api.ts'
import {choose, eventually, field, press} from '../widget-page.ts'
import type {FormContract} from './facts.ts'
import {type FormPage, thanks} from './form-page.ts'

const announcements: [how: string, events: string[]][] = [
  ['with input and change events', ['input', 'change']],
  ['with change events alone', ['change']],
  ['without an event', []],
]

export function itTakesOverFilledFields(contract: FormContract, {show, values}: FormPage) {
  const {call, fields, choice, payload, send} = contract

  for (const [how, events] of announcements) {
    it(`values that a script fills in ${how} are sent`, async () => {
      const requests = fakeApi({[call]: thanks})
      const {element, form} = await show()
      for (const [label, value] of Object.entries(fields)) {
        const control = field(form, label)
        control.value = value
        for (const type of events) control.dispatchEvent(new Event(type, {bubbles: true}))
      }
      if (choice) choose(form, choice)
      press(form, send)
      await eventually(() => expect(requests.length).to.equal(1))
      expect(requests[0]?.body).to.deep.equal(payload(element))
    })
  }

  it('values that a script fills in without an event stay while another field is typed into', async () => {
    const {form} = await show()
    const [typed = '', ...filled] = Object.keys(fields).toReversed()
    for (const label of filled) field(form, label).value = fields[label] ?? ''
    const last = field(form, typed)
    last.value = fields[typed] ?? ''
    last.dispatchEvent(new Event('input', {bubbles: true}))
    await nextFrame()
    await nextFrame()
    for (const label of filled) expect(values(form)[label], label).to.equal(fields[label])
  })
}
