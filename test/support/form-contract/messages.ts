/** A form shows the exact messages of the specification at its fields, at the right time. */
import {expect, nextFrame} from '@open-wc/testing'
import {fakeApi} from '../fake-api.ts'
import {
  errors,
  eventually,
  field,
  type Place,
  press,
  rootOf,
  showsErrors,
  showsToast,
  type,
} from '../widget-page.ts'
import type {FormContract, Messages} from './facts.ts'
import {type FormPage, statusOf, thanks} from './form-page.ts'

export function itReportsErrors(
  {call, fields, send, open}: FormContract,
  {empty, wrong, isEager}: Messages,
  page: FormPage,
) {
  const {show, fill, values, typed} = page
  const [label = '', value = ''] = wrong[0] ?? []
  const [first = ''] = Object.keys(fields)

  it(`${isEager ? 'Send' : 'only Send'} shows an error at every empty field`, async () => {
    const {form} = await show()
    if (!isEager) {
      type(form, label, value)
      field(form, first).focus()
      await nextFrame()
      expect(errors(form)).to.deep.equal([])
      type(form, label, '')
    }
    expect(errors(form)).to.deep.equal([])
    press(form, send)
    await showsErrors(form, ...empty)
  })

  it('the first invalid field gets the focus and is described by its error', async () => {
    const {form} = await show()
    press(form, send)
    await eventually(() => expect(rootOf(form).activeElement).to.equal(field(form, first)))
    expect(field(form, first).getAttribute('aria-invalid')).to.equal('true')
    expect(descriptions(form, first)).to.include(empty[0])
  })

  it('each invalid value shows its error until the value is corrected', async () => {
    const requests = fakeApi({[call]: thanks})
    const {form} = await show()
    fill(form)
    type(form, label, value)
    press(form, send)
    await eventually(() => expect(errors(form)).not.to.deep.equal([]))
    await eventually(() => expect(statusOf(form)).not.to.include('Sending…'))
    for (const [label, value, message] of wrong) {
      type(form, label, value)
      await showsErrors(form, message)
      type(form, label, typed[label] ?? '')
      await showsErrors(form)
    }
    expect(requests).to.deep.equal([])
  })

  if (!open) {
    it('the resume attribute restores values and errors of a submit without script', async () => {
      const [label = '', value = '', message = ''] = wrong[0] ?? []
      const {name} = field((await show()).form, label)
      const resumed = {values: {[name]: value}, errors: {[name]: message}}
      const {form} = await show(`resume='${JSON.stringify(resumed)}'`)
      expect(field(form, label).value).to.equal(value)
      expect(errors(form)).to.deep.equal([message])
      type(form, label, typed[label] ?? '')
      await eventually(() => expect(errors(form)).not.to.include(message))
    })
  }

  it('a 422 response shows its error at the field and keeps the typed values', async () => {
    const [, , message = ''] = wrong.find(([label]) => label === 'Email') ?? []
    fakeApi({[call]: {statusCode: 422, message, errors: {email: message}}})
    const {form} = await show()
    fill(form)
    press(form, send)
    await showsErrors(form, message)
    await showsToast(message)
    expect(field(form, 'Email').getAttribute('aria-invalid')).to.equal('true')
    expect(values(form)).to.deep.equal(typed)
  })
}

function descriptions(form: Place, label: string) {
  const ids = field(form, label).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map(id => rootOf(form).getElementById(id)?.textContent)
}
