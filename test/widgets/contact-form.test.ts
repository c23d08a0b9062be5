import {expect, oneEvent} from '@open-wc/testing'
import {accepted, fakeApi} from '../support/fake-api.ts'
import {
  errors,
  eventually,
  field,
  load,
  mount,
  press,
  showsErrors,
  showsToast,
  type,
} from '../support/widget-page.ts'

const received = accepted('Thank you! We will contact you shortly.')

describe('Contact form', () => {
  before(() => load('ocp-contact-form'))

  function fill(form: HTMLElement) {
    type(form, 'Name', 'Omar Aziz')
    type(form, 'Phone', '00971 4 555 0101')
    type(form, 'Email', 'omar@example.com')
    type(form, 'Message', 'A villa near the park, please.')
  }

  it('is accessible, empty and refused', async () => {
    const form = await mount('<ocp-contact-form heading="GET IN TOUCH WITH US"></ocp-contact-form>')
    await expect(form).to.be.accessible()
    press(form, 'Send')
    await eventually(() => expect(errors(form)).not.to.deep.equal([]))
    await expect(form).to.be.accessible()
  })

  it('says nothing until Send is pressed, then everything', async () => {
    const form = await mount('<ocp-contact-form></ocp-contact-form>')
    type(form, 'Name', '4 you')
    expect(errors(form)).to.deep.equal([])
    type(form, 'Name', '')
    press(form, 'Send')
    await showsErrors(
      form,
      'Name is Required!',
      'Phone is Required!',
      'Email is Required!',
      'Message is Required!',
    )
    type(form, 'Name', '4 you')
    type(form, 'Phone', '050')
    type(form, 'Email', 'omar@')
    await showsErrors(
      form,
      'Please enter a valid name! ',
      'Please enter a valid number! ',
      'Email is Invalid!',
      'Message is Required!',
    )
  })

  it('shows +971 as a hint', async () => {
    const form = await mount('<ocp-contact-form></ocp-contact-form>')
    expect(field(form, 'Phone').placeholder).to.equal('+971')
  })

  it('sends the enquiry with the page it comes from, thanks and empties itself', async () => {
    const asked = fakeApi({contact: received})
    const form = await mount('<ocp-contact-form from-url="projects/orla"></ocp-contact-form>')
    fill(form)
    const told = oneEvent(form, 'ocp-submit')
    press(form, 'Send')
    expect((await told).detail).to.deep.equal({form: 'contact', message: received.message})
    await showsToast(received.message)
    expect(asked[0]?.body).to.deep.equal({
      name: 'Omar Aziz',
      phone: '97145550101',
      email: 'omar@example.com',
      message: 'A villa near the park, please.',
      fromUrl: 'projects/orla',
    })
    await eventually(() => expect(field(form, 'Message').value).to.equal(''))
    expect(errors(form)).to.deep.equal([])
  })

  it('says where it is when the page does not', async () => {
    const asked = fakeApi({contact: received})
    const form = await mount('<ocp-contact-form></ocp-contact-form>')
    fill(form)
    press(form, 'Send')
    await showsToast(received.message)
    expect(asked[0]?.body.fromUrl).to.equal(location.pathname.slice(1))
  })

  it('as a popup asks for name and phone alone', async () => {
    const asked = fakeApi({contact: received})
    const form = await mount('<ocp-contact-form variant="popup"></ocp-contact-form>')
    await expect(form).to.be.accessible()
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
    expect(asked[0]?.body).not.to.have.property('message')
  })

  it('keeps what was typed when the server refuses or cannot be reached', async () => {
    let tries = 0
    fakeApi({
      contact: () => {
        if (tries++ === 0) return {statusCode: 500, message: 'Please call us.'}
        throw new TypeError('Failed to fetch')
      },
    })
    const form = await mount('<ocp-contact-form></ocp-contact-form>')
    fill(form)
    press(form, 'Send')
    await showsToast('Please call us.')
    expect(field(form, 'Message').value).to.equal('A villa near the park, please.')
    press(form, 'Send')
    await showsToast('Something went wrong')
    expect(field(form, 'Phone').value).to.equal('97145550101')
  })

  it('waits for one answer before it can be sent again', async () => {
    let answer: (value: typeof received) => void = () => {}
    const asked = fakeApi({
      contact: () =>
        new Promise(resolve => {
          answer = resolve
        }),
    })
    const form = await mount('<ocp-contact-form></ocp-contact-form>')
    fill(form)
    press(form, 'Send')
    await eventually(() => expect(asked.length).to.equal(1))
    expect(form.shadowRoot?.querySelector('[role=status]')?.textContent).to.equal('Sending…')
    press(form, 'Send')
    answer(received)
    await showsToast(received.message)
    expect(asked.length).to.equal(1)
  })

  it('shows again what a server has judged when there was no JavaScript', async () => {
    const form = document.createElement('ocp-contact-form')
    form.setAttribute(
      'resume',
      JSON.stringify({values: {name: 'Omar 2'}, errors: {name: 'Please enter a valid name! '}}),
    )
    document.body.append(form)
    await oneEvent(form, 'ocp-ready')
    expect(field(form, 'Name').value).to.equal('Omar 2')
    expect(errors(form)).to.deep.equal(['Please enter a valid name! '])
    type(form, 'Name', 'Omar')
    await eventually(() => expect(errors(form)).not.to.include('Please enter a valid name! '))
    form.remove()
  })

  it('takes over what was typed before it was alive', async () => {
    const form = await mount('<ocp-contact-form></ocp-contact-form>')
    const name = field(form, 'Name')
    name.value = 'Typed early'
    type(form, 'Phone', '+971 50')
    await eventually(() => expect(field(form, 'Phone').value).to.equal('97150'))
    expect(field(form, 'Name').value).to.equal('Typed early')
  })
})
