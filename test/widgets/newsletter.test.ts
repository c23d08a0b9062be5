import {expect} from '@open-wc/testing'
import {accepted, fakeApi} from '../support/fake-api.ts'
import {formContract} from '../support/form-contract.ts'
import {
  errors,
  eventually,
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

  formContract({
    tag: 'ocp-newsletter',
    name: 'newsletter',
    attributes: () => 'heading="News from Dubai"',
    call: 'createNewsLetterSubscriber',
    fields: {Email: 'layla@example.com '},
    normalized: {Email: 'layla@example.com'},
    payload: () => ({email: 'layla@example.com'}),
    send: 'Subscribe',
    received: 'We have received your address.',
    languages: {
      fr: {send: 'S’abonner', message: 'E-mail non valide'},
      ru: {send: 'Подписаться', message: 'Неверный адрес e-mail'},
    },
  })

  it('an invalid email address is reported in a toast, and nothing is sent', async () => {
    const requests = fakeApi({createNewsLetterSubscriber: received})
    const form = await mount('<ocp-newsletter></ocp-newsletter>')
    for (const address of ['', 'layla', 'layla@', 'layla@example']) {
      type(form, 'Email', address)
      press(form, 'Subscribe')
      await showsToast('Invalid Email')
    }
    expect(errors(form)).to.deep.equal([])
    expect(requests).to.deep.equal([])
  })

  it('only the newest toast is shown, in one polite live region', async () => {
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
})
