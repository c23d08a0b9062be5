import {expect, oneEvent} from '@open-wc/testing'
import type {Answer} from '../../widgets/shared/api/call.ts'
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

const CALL = 'createTeamMemberContact'
const received = accepted('Your message has been sent.')
const FORM = '<ocp-team-contact member="mina-darwish"></ocp-team-contact>'

describe('Team contact', () => {
  before(() => load('ocp-team-contact'))

  function fill(form: HTMLElement) {
    type(form, 'Name', 'Omar Aziz')
    type(form, 'Phone', '00971 4 555 0101')
    type(form, 'Email', 'omar@example.com')
    type(form, 'Message', 'Is the villa still free?')
  }

  it('is accessible, empty and refused', async () => {
    const form = await mount(
      '<ocp-team-contact member="mina-darwish" heading="Write to Mina"></ocp-team-contact>',
    )
    await expect(form).to.be.accessible()
    press(form, 'Send')
    await eventually(() => expect(errors(form)).not.to.deep.equal([]))
    await expect(form).to.be.accessible()
  })

  it('says nothing until Send is pressed, then everything', async () => {
    const form = await mount(FORM)
    type(form, 'Email', 'omar@')
    type(form, 'Name', '')
    expect(errors(form)).to.deep.equal([])
    type(form, 'Email', '')
    press(form, 'Send')
    await showsErrors(
      form,
      'Name is Required!',
      'Phone is Required!',
      'Email is Required!',
      'Message is Required!',
    )
    await eventually(() => expect(field(form, 'Name').matches(':focus')).to.equal(true))
    type(form, 'Email', 'omar@')
    await showsErrors(
      form,
      'Name is Required!',
      'Phone is Required!',
      'Email is Invalid!',
      'Message is Required!',
    )
  })

  it('takes any name and any phone', async () => {
    const asked = fakeApi({[CALL]: received})
    const form = await mount(FORM)
    fill(form)
    type(form, 'Name', 'Omar 2nd')
    type(form, 'Phone', '050 12')
    press(form, 'Send')
    await showsToast(received.message)
    expect([asked[0]?.body.name, asked[0]?.body.phone]).to.deep.equal(['Omar 2nd', '05012'])
  })

  it('sends the message to the person it is for, thanks and empties itself', async () => {
    const asked = fakeApi({[CALL]: received})
    const form = await mount(FORM)
    fill(form)
    const told = oneEvent(form, 'ocp-submit')
    press(form, 'Send')
    expect((await told).detail).to.deep.equal({form: 'team-contact', message: received.message})
    await showsToast(received.message)
    expect(asked[0]?.body).to.deep.equal({
      name: 'Omar Aziz',
      team_member: 'mina-darwish',
      phone: '97145550101',
      email: 'omar@example.com',
      message: 'Is the villa still free?',
    })
    await eventually(() => expect(field(form, 'Message').value).to.equal(''))
    expect(errors(form)).to.deep.equal([])
  })

  it('writes to another person when the page says so', async () => {
    const asked = fakeApi({[CALL]: received})
    const form = await mount(FORM)
    fill(form)
    form.setAttribute('member', 'jan-de-wit')
    await eventually(() => expect(field(form, 'Message').value).to.equal(''))
    fill(form)
    press(form, 'Send')
    await showsToast(received.message)
    expect(asked[0]?.body.team_member).to.equal('jan-de-wit')
  })

  it('keeps what was typed when the server refuses or cannot be reached', async () => {
    let tries = 0
    fakeApi({
      [CALL]: () => {
        if (tries++ === 0) return {statusCode: 500, message: 'Please call us.'}
        throw new TypeError('Failed to fetch')
      },
    })
    const form = await mount(FORM)
    fill(form)
    press(form, 'Send')
    await showsToast('Please call us.')
    expect(field(form, 'Message').value).to.equal('Is the villa still free?')
    press(form, 'Send')
    await showsToast('Something went wrong')
    expect(field(form, 'Phone').value).to.equal('97145550101')
  })

  it('says so when the server does not know the person', async () => {
    const message = 'Please choose a member of the team.'
    let answer: Answer = {statusCode: 422, message, errors: {team_member: message}}
    fakeApi({[CALL]: () => answer})
    const form = await mount(FORM)
    fill(form)
    press(form, 'Send')
    await showsErrors(form, message)
    await showsToast(message)
    await expect(form).to.be.accessible()
    answer = received
    press(form, 'Send')
    await showsToast(received.message)
    await showsErrors(form)
  })

  it('shows again what a server has judged when there was no JavaScript', async () => {
    const form = document.createElement('ocp-team-contact')
    form.setAttribute('member', 'mina-darwish')
    form.setAttribute(
      'resume',
      JSON.stringify({values: {name: 'Omar'}, errors: {email: 'Email is Invalid!'}}),
    )
    const ready = oneEvent(form, 'ocp-ready')
    document.body.append(form)
    await ready
    expect(field(form, 'Name').value).to.equal('Omar')
    expect(errors(form)).to.deep.equal(['Email is Invalid!'])
    form.remove()
  })

  it('without a person shows nothing, and tells the developer', async () => {
    const {warn} = console
    const told: unknown[] = []
    console.warn = (message: unknown) => told.push(message)
    try {
      const form = await mount('<ocp-team-contact></ocp-team-contact>')
      expect(form.shadowRoot?.querySelector('form')).to.equal(null)
      await eventually(() =>
        expect(told.join()).to.contain('needs member, for example member="layla-haddad"'),
      )
    } finally {
      console.warn = warn
    }
  })

  it('speaks French and Russian', async () => {
    for (const [lang, label] of [
      ['fr', 'Envoyer'],
      ['ru', 'Отправить'],
    ] as const) {
      const form = await mount(
        `<ocp-team-contact member="mina-darwish" lang="${lang}"></ocp-team-contact>`,
      )
      await eventually(() => press(form, label))
      await eventually(() => expect(errors(form).length).to.equal(4))
    }
  })
})
