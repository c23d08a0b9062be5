import {expect, oneEvent} from '@open-wc/testing'
import {accepted, fakeApi} from '../support/fake-api.ts'
import {
  button,
  choose,
  dialog,
  dialogIsClosed,
  errors,
  eventually,
  field,
  load,
  mount,
  press,
  showsErrors,
  showsToast,
  toasts,
  type,
} from '../support/widget-page.ts'

const received = accepted('Your booking request has been received.')

describe('Book Now', () => {
  before(() => load('ocp-book-now'))

  async function open(markup = '<ocp-book-now></ocp-book-now>') {
    const element = await mount(markup)
    const opener = element.shadowRoot?.querySelector('button') as HTMLButtonElement
    opener.focus()
    opener.click()
    return {element, opener, form: await dialog()}
  }

  async function close(form: ShadowRoot) {
    button(form, 'Close').click()
    await dialogIsClosed()
  }

  function fill(form: ShadowRoot) {
    type(form, 'Name', 'Layla Haddad')
    type(form, 'Phone', '+971 50 123 4567')
    type(form, 'Email', 'layla@example.com')
    choose(form, 'Buy')
  }

  it('is accessible, closed and open', async () => {
    const {element, form} = await open()
    await expect(element).to.be.accessible()
    await expect(form.host as HTMLElement).to.be.accessible()
    expect(form.querySelector('[role=dialog]')?.getAttribute('aria-modal')).to.equal('true')
    press(form, 'Send')
    await showsErrors(form, 'Name is Required!', 'Phone is Required!', ' Required! ', 'Required!')
    await expect(form.host as HTMLElement).to.be.accessible()
    await close(form)
  })

  it('says nothing until Send is pressed', async () => {
    const {form} = await open()
    type(form, 'Name', 'Layla 2')
    type(form, 'Email', 'layla')
    expect(errors(form)).to.deep.equal([])
    press(form, 'Send')
    await showsErrors(
      form,
      'Please enter a valid name! ',
      'Phone is Required!',
      ' Invalid Email ! ',
      'Required!',
    )
    await close(form)
  })

  it('refuses a phone that begins with zero or holds letters', async () => {
    const {form} = await open()
    fill(form)
    type(form, 'Phone', '0501234567')
    press(form, 'Send')
    await showsErrors(form, 'Please enter a valid phone! ')
    type(form, 'Phone', '50 12 34 ext')
    expect(field(form, 'Phone').value).to.equal('501234ext')
    await showsErrors(form, 'Please enter a valid phone! ')
    type(form, 'Phone', '501234567')
    await showsErrors(form)
    await close(form)
  })

  it('ties each message to its field and moves the focus to the first', async () => {
    const {form} = await open()
    press(form, 'Send')
    await eventually(() => expect(form.activeElement).to.equal(field(form, 'Name')))
    const name = field(form, 'Name')
    expect(name.getAttribute('aria-invalid')).to.equal('true')
    const message = form.getElementById(name.getAttribute('aria-describedby') ?? '')
    expect(message?.textContent).to.equal('Name is Required!')
    await close(form)
  })

  it('takes separators and the plus out of a phone while it is typed, a leading 00 on leaving', async () => {
    const {form} = await open()
    type(form, 'Phone', '+971 (50) 123-45.67')
    expect(field(form, 'Phone').value).to.equal('971501234567')
    type(form, 'Phone', '00971 50')
    expect(field(form, 'Phone').value).to.equal('0097150')
    field(form, 'Phone').blur()
    await eventually(() => expect(field(form, 'Phone').value).to.equal('97150'))
    type(form, 'Phone', '+')
    expect(field(form, 'Phone').value).to.equal('')
    await close(form)
  })

  it('keeps the WhatsApp box disabled until there is a phone', async () => {
    const {form} = await open()
    const box = field(form, 'This is my WhatsApp number')
    expect(box.disabled).to.equal(true)
    expect(box.checked).to.equal(false)
    type(form, 'Phone', '5')
    await eventually(() => expect(box.disabled).to.equal(false))
    box.click()
    await eventually(() => expect(box.checked).to.equal(true))
    type(form, 'Phone', '')
    await eventually(() => expect(box.disabled).to.equal(true))
    expect(box.checked).to.equal(false)
    await close(form)
  })

  it('promises not to share the email', async () => {
    const {form} = await open()
    const email = field(form, 'Email')
    const note = form.getElementById(email.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).to.equal("We'll never share your email with anyone else.")
    await close(form)
  })

  it('sends the booking, thanks, closes and is empty again', async () => {
    const asked = fakeApi({createBooking: received})
    const {element, form} = await open()
    fill(form)
    const told = oneEvent(element, 'ocp-submit')
    press(form, 'Send')
    expect((await told).detail).to.deep.equal({form: 'book-now', message: received.message})
    await showsToast(received.message)
    await dialogIsClosed()
    expect(asked[0]?.body).to.deep.equal({
      name: 'Layla Haddad',
      phone: '971501234567',
      is_whatsapp_number: false,
      email: 'layla@example.com',
      rentOrSale: 'BUY',
    })
    expect(asked[0]?.authorization).to.equal(null)
    press(element, 'Book Now')
    const again = await dialog()
    expect(field(again, 'Name').value).to.equal('')
    await close(again)
  })

  it("shows the server's message when it refuses, and keeps what was typed", async () => {
    fakeApi({createBooking: {statusCode: 409, message: 'We know of this booking already.'}})
    const {form} = await open()
    fill(form)
    press(form, 'Send')
    await showsToast('We know of this booking already.')
    expect(field(form, 'Name').value).to.equal('Layla Haddad')
    await close(form)
  })

  it("shows the server's message for a field beside that field", async () => {
    fakeApi({
      createBooking: {
        statusCode: 422,
        message: ' Invalid Email ! ',
        errors: {email: ' Invalid Email ! '},
      },
    })
    const {form} = await open()
    fill(form)
    press(form, 'Send')
    await showsErrors(form, ' Invalid Email ! ')
    await close(form)
  })

  it('says Something went wrong when the request is lost, and a second try has the same key', async () => {
    const answers = ['breaks', received] as const
    let tries = 0
    const asked = fakeApi({
      createBooking: () => {
        const answer = answers[tries++]
        if (answer === 'breaks' || !answer) throw new TypeError('Failed to fetch')
        return answer
      },
    })
    const {form} = await open()
    fill(form)
    press(form, 'Send')
    await showsToast('Something went wrong')
    expect(field(form, 'Phone').value).to.equal('971501234567')
    press(form, 'Send')
    await showsToast(received.message)
    expect(asked.length).to.equal(2)
    expect(asked[0]?.key).to.match(/^[0-9a-f]{32}$/)
    expect(asked[1]?.key).to.equal(asked[0]?.key)
    await dialogIsClosed()
  })

  it('says No Internet Connection when the browser is offline', async () => {
    const asked = fakeApi({createBooking: received})
    Object.defineProperty(navigator, 'onLine', {configurable: true, get: () => false})
    after(() => Reflect.deleteProperty(navigator, 'onLine'))
    const {form} = await open()
    fill(form)
    press(form, 'Send')
    await showsToast('No Internet Connection')
    expect(asked).to.deep.equal([])
    expect(field(form, 'Email').value).to.equal('layla@example.com')
    Reflect.deleteProperty(navigator, 'onLine')
    await close(form)
  })

  it('leaves the thanks to a page that cancels the event', async () => {
    fakeApi({createBooking: accepted('Only for the page.')})
    const {element, form} = await open()
    element.addEventListener('ocp-submit', event => event.preventDefault())
    fill(form)
    press(form, 'Send')
    await dialogIsClosed()
    expect(toasts()).not.to.include('Only for the page.')
  })

  it('closes on Escape and on the backdrop, and gives the focus back', async () => {
    const {element, opener, form} = await open()
    form
      .querySelector('form')
      ?.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, composed: true}))
    await dialogIsClosed()
    await eventually(() => expect(element.shadowRoot?.activeElement).to.equal(opener))
    opener.click()
    const again = await dialog()
    const backdrop = again.querySelector('[data-reach-dialog-overlay]') as HTMLElement
    backdrop.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}))
    backdrop.click()
    await dialogIsClosed()
    await eventually(() => expect(element.shadowRoot?.activeElement).to.equal(opener))
  })

  it('leaves the page as it was after twenty dialogs', async () => {
    const {form, opener} = await open()
    await close(form)
    const nodes = document.querySelectorAll('*').length
    const style = document.documentElement.getAttribute('style')
    for (let round = 0; round < 20; round++) {
      opener.click()
      await close(await dialog())
    }
    expect(document.querySelectorAll('*').length).to.equal(nodes)
    expect(document.documentElement.getAttribute('style')).to.equal(style)
  })

  it('speaks Russian and French', async () => {
    const russian = await open('<ocp-book-now lang="ru"></ocp-book-now>')
    expect(russian.opener.textContent).to.equal('Записаться')
    button(russian.form, 'Отправить').click()
    await eventually(() => expect(errors(russian.form)).to.include('Укажите имя.'))
    russian.form.querySelector<HTMLElement>('.dialog__close')?.click()
    await dialogIsClosed()
    const french = await mount('<ocp-book-now lang="fr"></ocp-book-now>')
    expect(french.shadowRoot?.textContent).to.include('Prendre rendez-vous')
  })

  it('shows the form itself inline', async () => {
    const asked = fakeApi({createBooking: received})
    const element = await mount(
      '<ocp-book-now mode="inline" partner="marina-homes"></ocp-book-now>',
    )
    await eventually(() => field(element, 'Name'))
    await expect(element).to.be.accessible()
    fill(element.shadowRoot as ShadowRoot)
    press(element, 'Send')
    await showsToast(received.message)
    expect(asked[0]?.query.get('partner')).to.equal('marina-homes')
    await eventually(() => expect(field(element, 'Name').value).to.equal(''))
  })

  it('keeps what was typed when it is moved within the page', async () => {
    const element = await mount('<ocp-book-now mode="inline"></ocp-book-now>')
    await eventually(() => field(element, 'Name'))
    type(element, 'Name', 'Layla')
    const elsewhere = await mount('<div><ocp-book-now></ocp-book-now></div>')
    elsewhere.append(element)
    await eventually(() => expect(field(element, 'Name').value).to.equal('Layla'))
    element.remove()
    await eventually(() => expect(element.shadowRoot?.querySelector('form')).to.equal(null))
  })
})
