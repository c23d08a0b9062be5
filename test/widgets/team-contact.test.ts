import {expect} from '@open-wc/testing'
import type {Answer} from '#kit/api-client/call.ts'
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

const CALL = 'createTeamMemberContact'
const received = accepted('Your message has been sent.')
const FORM = '<ocp-team-contact member="mina-darwish"></ocp-team-contact>'

const TYPED = {
  Name: 'Omar Aziz',
  Phone: '00971 4 555 0101',
  Email: 'omar@example.com',
  Message: 'Is the villa still free?',
}

describe('Team contact', () => {
  before(() => load('ocp-team-contact'))

  const {fill} = formContract({
    tag: 'ocp-team-contact',
    name: 'team-contact',
    attributes: () => 'member="mina-darwish" heading="Write to Mina"',
    call: CALL,
    fields: TYPED,
    normalized: {Phone: '+97145550101'},
    payload: () => ({
      name: 'Omar Aziz',
      team_member: 'mina-darwish',
      phone: '97145550101',
      email: 'omar@example.com',
      message: 'Is the villa still free?',
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
      wrong: [['Email', 'omar@', 'Email is Invalid!']],
    },
    languages: {
      fr: {send: 'Envoyer', message: 'Veuillez indiquer votre nom.'},
      ru: {send: 'Отправить', message: 'Укажите имя.'},
    },
  })

  it('the form accepts a name with digits and a phone without a country code', async () => {
    const requests = fakeApi({[CALL]: received})
    const form = await mount(FORM)
    fill(form)
    type(form, 'Name', 'Omar 2nd')
    type(form, 'Phone', '050 12')
    press(form, 'Send')
    await showsToast(received.message)
    expect([requests[0]?.body.name, requests[0]?.body.phone]).to.deep.equal(['Omar 2nd', '05012'])
  })

  it('a new member attribute empties the message and changes the recipient', async () => {
    const requests = fakeApi({[CALL]: received})
    const form = await mount(FORM)
    fill(form)
    form.setAttribute('member', 'jan-de-wit')
    await eventually(() => expect(field(form, 'Message').value).to.equal(''))
    fill(form)
    press(form, 'Send')
    await showsToast(received.message)
    expect(requests[0]?.body.team_member).to.equal('jan-de-wit')
  })

  it('an unknown member is shown as an error until a retry is accepted', async () => {
    const message = 'Please choose a member of the team.'
    let answer: Answer = {statusCode: 422, message, errors: {team_member: message}}
    fakeApi({[CALL]: () => answer})
    const form = await mount(FORM)
    fill(form)
    press(form, 'Send')
    await showsErrors(form, message)
    await showsToast(message)
    await isAccessible(form)
    answer = received
    press(form, 'Send')
    await showsToast(received.message)
    await showsErrors(form)
  })

  it('a team contact without member renders no form and warns in the console', async () => {
    const {warn} = console
    const warnings: unknown[] = []
    console.warn = (message: unknown) => warnings.push(message)
    try {
      const form = await mount('<ocp-team-contact></ocp-team-contact>')
      expect(form.shadowRoot?.querySelector('form')).to.equal(null)
      await eventually(() =>
        expect(warnings.join()).to.contain('needs member, for example member="layla-haddad"'),
      )
    } finally {
      console.warn = warn
    }
  })
})
