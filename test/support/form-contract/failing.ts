/** A form that could not be sent shows the reason, and keeps the typed values. */
import {expect, oneEvent} from '@open-wc/testing'
import {fakeApi} from '../fake-api.ts'
import {press, showsToast} from '../widget-page.ts'
import type {FormContract} from './facts.ts'
import {type FormPage, thanks} from './form-page.ts'

const LOAD_FAILED = 'Something went wrong'

export function itKeepsValuesOnFailure(
  {name, call, send, rejection}: FormContract,
  page: FormPage,
) {
  const {show, fill, values, typed} = page

  for (const statusCode of [400, 409, 500]) {
    it(`a response with ${statusCode} shows a message and keeps the typed values`, async () => {
      const message = rejection ?? 'Please call us.'
      fakeApi({[call]: {statusCode, message: 'Please call us.'}})
      const {element, form} = await show()
      fill(form)
      const failed = oneEvent(element, 'ocp-error')
      press(form, send)
      expect((await failed).detail).to.deep.equal({form: name, message, statusCode})
      await showsToast(message)
      expect(values(form)).to.deep.equal(typed)
    })
  }

  it('a failed request shows "Something went wrong", and a retry sends the same key', async () => {
    const requests = fakeApi({
      [call]: () => {
        if (requests.length === 1) throw new TypeError('Failed to fetch')
        return thanks
      },
    })
    const {element, form} = await show()
    fill(form)
    const failed = oneEvent(element, 'ocp-error')
    press(form, send)
    const {detail} = await failed
    expect(detail).to.deep.equal({form: name, message: LOAD_FAILED, statusCode: undefined})
    await showsToast(LOAD_FAILED)
    expect(values(form)).to.deep.equal(typed)
    press(form, send)
    await showsToast(thanks.message)
    expect(requests.length).to.equal(2)
    expect(requests[1]?.key).to.equal(requests[0]?.key)
    expect(requests[1]?.body).to.deep.equal(requests[0]?.body)
  })

  it('an offline browser shows "No Internet Connection" and sends no request', async () => {
    const requests = fakeApi({[call]: thanks})
    const {form} = await show()
    fill(form)
    Object.defineProperty(navigator, 'onLine', {configurable: true, get: () => false})
    try {
      press(form, send)
      await showsToast('No Internet Connection')
    } finally {
      Reflect.deleteProperty(navigator, 'onLine')
    }
    expect(requests).to.deep.equal([])
    expect(values(form)).to.deep.equal(typed)
  })
}
