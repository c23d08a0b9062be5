import {expect, oneEvent} from '@open-wc/testing'
import {accepted, fakeApi} from '../support/fake-api.ts'
import {
  errors,
  eventually,
  field,
  load,
  mount,
  press,
  showsToast,
  toasts,
  type,
} from '../support/widget-page.ts'

const received = accepted('Thank you for subscribing.')

describe('Newsletter', () => {
  before(() => load('ocp-newsletter'))

  it('is accessible', async () => {
    const form = await mount('<ocp-newsletter heading="News from Dubai"></ocp-newsletter>')
    await expect(form).to.be.accessible()
  })

  it('tells of a bad address in a toast, not beside the field', async () => {
    const asked = fakeApi({createNewsLetterSubscriber: received})
    const form = await mount('<ocp-newsletter></ocp-newsletter>')
    for (const address of ['', 'layla', 'layla@', 'layla@example']) {
      type(form, 'Email', address)
      press(form, 'Subscribe')
      await showsToast('Invalid Email')
    }
    expect(errors(form)).to.deep.equal([])
    expect(asked).to.deep.equal([])
  })

  it('subscribes, thanks and empties itself', async () => {
    const asked = fakeApi({createNewsLetterSubscriber: received})
    const form = await mount('<ocp-newsletter></ocp-newsletter>')
    type(form, 'Email', 'layla@example.com ')
    const told = oneEvent(form, 'ocp-submit')
    press(form, 'Subscribe')
    expect((await told).detail.form).to.equal('newsletter')
    await showsToast(received.message)
    expect(asked[0]?.body).to.deep.equal({email: 'layla@example.com'})
    await eventually(() => expect(field(form, 'Email').value).to.equal(''))
  })

  it('shows one toast at a time, the newest', async () => {
    fakeApi({createNewsLetterSubscriber: {statusCode: 409, message: 'You are with us already.'}})
    const form = await mount('<ocp-newsletter></ocp-newsletter>')
    type(form, 'Email', 'layla')
    press(form, 'Subscribe')
    await showsToast('Invalid Email')
    type(form, 'Email', 'layla@example.com')
    press(form, 'Subscribe')
    await showsToast('You are with us already.')
    await eventually(() => expect(toasts()).to.deep.equal(['You are with us already.']))
    const layer = document.querySelector('ocp-layer-toasts') as HTMLElement
    await expect(layer).to.be.accessible()
    expect(layer.shadowRoot?.querySelector('section')?.getAttribute('aria-live')).to.equal('polite')
    expect(document.querySelectorAll('ocp-layer-toasts').length).to.equal(1)
  })

  it('says Something went wrong when the request is lost', async () => {
    fakeApi({createNewsLetterSubscriber: 'breaks'})
    const form = await mount('<ocp-newsletter></ocp-newsletter>')
    type(form, 'Email', 'layla@example.com')
    press(form, 'Subscribe')
    await showsToast('Something went wrong')
    expect(field(form, 'Email').value).to.equal('layla@example.com')
  })
})
