/** A form is sent once, shows its thanks, and is empty again. */
import {expect, oneEvent} from '@open-wc/testing'
import type {Answer} from '#kit/api-client/call.ts'
import {fakeApi} from '../fake-api.ts'
import {eventually, press, toasts, type} from '../widget-page.ts'
import type {FormContract} from './facts.ts'
import {type FormPage, notesIn, statusOf, thanks} from './form-page.ts'

export function itSendsTheForm(contract: FormContract, page: FormPage) {
  const {name, call, payload, send, received, fields, open} = contract
  const {show, fill, isEmptyAgain} = page

  it('Send submits the values once, shows the thanks and empties the form', async () => {
    const requests = fakeApi({[call]: thanks})
    const {element, form} = await show()
    fill(form)
    const submitted = oneEvent(element, 'ocp-submit')
    press(form, send)
    const {detail} = await submitted
    expect(detail, 'nothing of the visitor').to.deep.equal({form: name, message: thanks.message})
    await page.isThanked(element)
    expect(requests.length).to.equal(1)
    expect(requests[0]?.body).to.deep.equal(payload(element))
    expect(requests[0]?.files).to.deep.equal({})
    expect(requests[0]?.query.get('page')).to.equal(location.origin + location.pathname)
    expect(requests[0]?.key).to.match(/^[0-9a-f]{32}$/)
    expect(requests[0]?.authorization).to.equal(null)
    await isEmptyAgain(element, form)
  })

  it('the form shows no thanks when the page cancels ocp-submit', async () => {
    fakeApi({[call]: thanks})
    const {element, form} = await show()
    element.addEventListener('ocp-submit', event => event.preventDefault())
    fill(form)
    press(form, send)
    await isEmptyAgain(element, form)
    expect(toasts()).to.deep.equal([])
    expect(notesIn(element)).to.deep.equal([])
  })

  it('the confirmation stays on the page until somebody uses the form again', async () => {
    fakeApi({[call]: thanks})
    const {element, form} = await show()
    fill(form)
    press(form, send)
    await eventually(() => expect(notesIn(element)).to.deep.equal([received]))
    await page.isThanked(element)
    await expect(element).to.be.accessible()
    if (open) await open(element)
    else type(form, Object.keys(fields)[0] ?? '', 'L')
    await eventually(() => expect(notesIn(element)).to.deep.equal([]))
  })

  it('the form announces "Sending…" and is not sent twice meanwhile', async () => {
    const answer = Promise.withResolvers<Answer>()
    const requests = fakeApi({[call]: () => answer.promise})
    const {element, form} = await show()
    fill(form)
    press(form, send)
    await eventually(() => expect(requests.length).to.equal(1))
    await eventually(() => expect(statusOf(form)).to.include('Sending…'))
    press(form, send)
    answer.resolve(thanks)
    await page.isThanked(element)
    expect(requests.length).to.equal(1)
  })
}
