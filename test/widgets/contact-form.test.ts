import {expect, oneEvent} from '@open-wc/testing'
import {accepted, fakeApi} from '../support/fake-api.ts'
import {formContract} from '../support/form-contract.ts'
import {
  eventually,
  field,
  isAccessible,
  load,
  mount,
  press,
  showsErrors,
  showsToast,
  type,
} from '../support/widget-page.ts'

const received = accepted('Thank you! We will contact you shortly.')

const TYPED = {
  Name: 'Omar Aziz',
  Phone: '00971 4 555 0101',
  Email: 'omar@example.com',
  Message: 'A villa near the park, please.',
}

describe('Contact form', () => {
  before(() => load('ocp-contact-form'))

  const {fill} = formContract({
    tag: 'ocp-contact-form',
    name: 'contact',
    attributes: () => 'heading="GET IN TOUCH WITH US" from-url="projects/orla"',
    call: 'contact',
    fields: TYPED,
    normalized: {Phone: '+97145550101'},
    payload: () => ({
      name: 'Omar Aziz',
      phone: '97145550101',
      email: 'omar@example.com',
      message: 'A villa near the park, please.',
      fromUrl: 'projects/orla',
    }),
    send: 'Send',
    received: 'We have received your message.',
    messages: {
      empty: [
        'Name is Required!',
        'Phone is Required!',
        'Email is Required!',
        'Message is Required!',
      ],
      wrong: [
        ['Name', '4 you', 'Please enter a valid name! '],
        ['Phone', '050', 'Please enter a valid number! '],
        ['Email', 'omar@', 'Email is Invalid!'],
      ],
    },
    languages: {
      fr: {send: 'Envoyer', message: 'Veuillez indiquer votre nom.'},
      ru: {send: 'Отправить', message: 'Укажите имя.'},
    },
  })

  it('the phone field of the contact form has the placeholder +971', async () => {
    const form = await mount('<ocp-contact-form></ocp-contact-form>')
    expect(field(form, 'Phone').placeholder).to.equal('+971')
  })

  it('the contact form sends the path of the page when it has no from-url', async () => {
    const requests = fakeApi({contact: received})
    const form = await mount('<ocp-contact-form></ocp-contact-form>')
    fill(form)
    press(form, 'Send')
    await showsToast(received.message)
    expect(requests[0]?.body.fromUrl).to.equal(location.pathname.slice(1))
  })

  it('the popup contact form requires only name and phone and has no message', async () => {
    const requests = fakeApi({contact: received})
    const form = await mount('<ocp-contact-form variant="popup"></ocp-contact-form>')
    await isAccessible(form)
    expect(() => field(form, 'Message')).to.throw()
    press(form, 'Send')
    await showsErrors(form, 'Name is Required!', 'Phone is Required!')
    type(form, 'Name', 'Omar')
    type(form, 'Phone', '97150')
    type(form, 'Email', 'omar')
    await showsErrors(form, 'Email is Invalid!')
    type(form, 'Email', '')
    press(form, 'Send')
    await showsToast(received.message)
    expect(requests[0]?.body).not.to.have.property('message')
  })

  it('the contact form keeps a value that was typed before hydration', async () => {
    const alive = await mount('<ocp-contact-form></ocp-contact-form>')
    const form = document.createElement('ocp-contact-form')
    form.attachShadow({mode: 'open'}).innerHTML = `${alive.shadowRoot?.innerHTML}`
    const name = field(form, 'Name')
    name.value = 'Typed early'
    document.body.append(form)
    await oneEvent(form, 'ocp-ready')
    type(form, 'Phone', '+971 50')
    await eventually(() => expect(field(form, 'Phone').value).to.equal('+97150'))
    expect(field(form, 'Name')).to.equal(name)
    expect(name.value).to.equal('Typed early')
    form.remove()
  })
})
