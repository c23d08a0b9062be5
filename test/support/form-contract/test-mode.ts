/** A partner's developer tries a form: what is sent is marked, and everybody sees that it is. */
import {expect, oneEvent} from '@open-wc/testing'
import {fakeApi} from '../fake-api.ts'
import {press, rootOf} from '../widget-page.ts'
import type {FormContract} from './facts.ts'
import {type FormPage, thanks} from './form-page.ts'

export function itSendsTests({name, call, send}: FormContract, {show, fill}: FormPage) {
  const noteIn = (form: Parameters<typeof rootOf>[0]) =>
    rootOf(form).querySelector('.form__test')?.textContent ?? null

  it('a form with the attribute test says so, and marks what it sends and reports', async () => {
    const id = '0193e6c2-7a51-7e0c-9d7e-5d0c8f1b2a34'
    const requests = fakeApi({[call]: {...thanks, data: {id}}})
    const {element, form} = await show('test')
    expect(noteIn(form)).to.equal('Test mode: no one will reply to this.')
    fill(form)
    const submitted = oneEvent(element, 'ocp-submit')
    press(form, send)
    const {detail} = await submitted
    expect(detail).to.deep.equal({form: name, message: thanks.message, id, test: true})
    expect(requests[0]?.query.get('test')).to.equal('true')
  })

  it('a form without the attribute test shows no note and marks nothing', async () => {
    const requests = fakeApi({[call]: thanks})
    const {element, form} = await show()
    expect(noteIn(form)).to.equal(null)
    fill(form)
    const submitted = oneEvent(element, 'ocp-submit')
    press(form, send)
    await submitted
    expect(requests[0]?.query.has('test')).to.equal(false)
  })
}
