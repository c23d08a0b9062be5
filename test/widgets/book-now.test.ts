import {expect} from '@open-wc/testing'
import {accepted, fakeApi} from '../support/fake-api.ts'
import {formContract} from '../support/form-contract.ts'
import {
  button,
  dialog,
  dialogIsClosed,
  eventually,
  field,
  isAccessible,
  load,
  mount,
  press,
  showsToast,
  type,
} from '../support/widget-page.ts'

const received = accepted('Your booking request has been received.')

const TYPED = {Name: 'Layla Haddad', Phone: '+971 50 123 4567', Email: 'layla@example.com'}

describe('Book Now', () => {
  before(() => load('ocp-book-now'))

  const {fill} = formContract({
    tag: 'ocp-book-now',
    name: 'book-now',
    async open(element) {
      await dialogIsClosed()
      element.shadowRoot?.querySelector('button')?.click()
      return dialog()
    },
    async close() {
      document
        .querySelector('ocp-layer-dialog')
        ?.shadowRoot?.querySelector<HTMLElement>('.dialog__close')
        ?.click()
      await dialogIsClosed()
    },
    call: 'createBooking',
    fields: TYPED,
    normalized: {Phone: '+971501234567'},
    choice: 'Buy',
    payload: () => ({
      name: 'Layla Haddad',
      phone: '971501234567',
      is_whatsapp_number: false,
      email: 'layla@example.com',
      rentOrSale: 'BUY',
    }),
    send: 'Send',
    received: 'We have received your request.',
    messages: {
      empty: ['Name is Required!', 'Phone is Required!', ' Required! ', 'Required!'],
      wrong: [
        ['Name', 'Layla 2', 'Please enter a valid name! '],
        ['Phone', '0501234567', 'Please enter a valid phone! '],
        ['Phone', '50 12 34 ext', 'Please enter a valid phone! '],
        ['Email', 'layla', ' Invalid Email ! '],
      ],
    },
    languages: {
      fr: {send: 'Envoyer', message: 'Veuillez indiquer votre nom.'},
      ru: {send: 'Отправить', message: 'Укажите имя.'},
    },
  })

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

  it('the Book Now button opens a modal dialog', async () => {
    const {form} = await open()
    expect(form.querySelector('[role=dialog]')?.getAttribute('aria-modal')).to.equal('true')
    await close(form)
  })

  it('a refused national number is offered with its country, and corrected with one press', async () => {
    const requests = fakeApi({createBooking: received})
    const {form} = await open()
    fill(form)
    type(form, 'Phone', '050 123 4567')
    press(form, 'Send')
    await eventually(() => expect(button(form, '+971 50 123 4567')).to.exist)
    expect(field(form, 'Phone').value).to.equal('0501234567')
    button(form, '+971 50 123 4567').click()
    await eventually(() => expect(field(form, 'Phone').value).to.equal('+971501234567'))
    expect((form as ShadowRoot).activeElement).to.equal(field(form, 'Phone'))
    press(form, 'Send')
    await dialogIsClosed()
    const [request] = requests
    expect(request?.body.phone).to.equal('971501234567')
    expect(request?.query.get('phone')).to.equal('international')
  })

  it('Book Now closes its dialog after the enquiry was accepted', async () => {
    fakeApi({createBooking: received})
    const {form} = await open()
    fill(form)
    press(form, 'Send')
    await dialogIsClosed()
    await showsToast(received.message)
  })

  it('the phone field drops separators on input, a leading 00 and brackets on blur', async () => {
    const {form} = await open()
    type(form, 'Phone', '+971 (50) 123-45.67')
    expect(field(form, 'Phone').value).to.equal('+971(50)1234567')
    type(form, 'Phone', '50 12 34 ext')
    expect(field(form, 'Phone').value).to.equal('501234ext')
    type(form, 'Phone', '00971 50')
    expect(field(form, 'Phone').value).to.equal('0097150')
    field(form, 'Phone').blur()
    await eventually(() => expect(field(form, 'Phone').value).to.equal('+97150'))
    type(form, 'Phone', '+971 (0)50')
    field(form, 'Phone').focus()
    field(form, 'Phone').blur()
    await eventually(() => expect(field(form, 'Phone').value).to.equal('+97150'))
    await close(form)
  })

  it('the WhatsApp checkbox is disabled and unchecked while the phone is empty', async () => {
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

  it('the email field is described by a promise not to share the address', async () => {
    const {form} = await open()
    const email = field(form, 'Email')
    const note = form.getElementById(email.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).to.equal("We'll never share your email with anyone else.")
    await close(form)
  })

  it('Escape and a click on the backdrop close the dialog and restore the focus', async () => {
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

  it('a reopened dialog shows the typed values until the enquiry was accepted', async () => {
    fakeApi({createBooking: received})
    const {opener, form} = await open()
    const closings: ((shown: ShadowRoot) => void)[] = [
      shown => button(shown, 'Close').click(),
      () => document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'})),
      shown => {
        const backdrop = shown.querySelector<HTMLElement>('[data-reach-dialog-overlay]')
        backdrop?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}))
        backdrop?.click()
      },
    ]
    fill(form)
    let shown = form
    for (const close of closings) {
      close(shown)
      await dialogIsClosed()
      opener.click()
      shown = await dialog()
      await eventually(() => expect(field(shown, 'Name').value).to.equal(TYPED.Name))
      expect(field(shown, 'Phone').value).to.equal('+971501234567')
      expect(shown.querySelectorAll('[part=error]').length).to.equal(0)
    }
    press(shown, 'Send')
    await dialogIsClosed()
    await showsToast(received.message)
    opener.click()
    shown = await dialog()
    expect(field(shown, 'Name').value).to.equal('')
    await close(shown)
  })

  it('the dialog closes on a persisted pagehide and on turbo:before-cache', async () => {
    const {element, form, opener} = await open()
    type(form, 'Name', 'Layla')
    dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}))
    await dialogIsClosed()
    opener.click()
    await dialog()
    document.dispatchEvent(new Event('turbo:before-cache'))
    expect(element.hasAttribute('open')).to.equal(false)
    await dialogIsClosed()
  })

  it('the copy of the page that htmx keeps has neither the dialog nor inert elements', async () => {
    const {element, form} = await open()
    type(form, 'Name', 'Layla')
    const kept = new Promise<string>(resolve => {
      // htmx copies the body right after its event.
      addEventListener('htmx:beforeHistorySave', () => resolve(document.body.outerHTML), {
        once: true,
      })
    })
    document.body.dispatchEvent(new Event('htmx:beforeHistorySave', {bubbles: true}))
    expect(await kept).not.to.match(/ocp-layer-dialog| inert/)
    expect(element.hasAttribute('open')).to.equal(false)
    await dialogIsClosed()
  })

  // React's build is for the agency's own pages, which have no Turbo, and takes a task longer.
  if (window.build === 'preact') {
    it('a page that Turbo keeps has no trace of the dialog a task later', async () => {
      const {element} = await open()
      document.dispatchEvent(new Event('turbo:before-cache'))
      await new Promise(resolve => setTimeout(resolve))
      expect(element.hasAttribute('open')).to.equal(false)
      expect(document.querySelectorAll('[inert], ocp-layer-dialog').length).to.equal(0)
    })
  }

  it('an inline form stands apart from its heading', async () => {
    const element = await mount('<ocp-book-now mode="inline"></ocp-book-now>')
    const find = (selector: string) => element.shadowRoot?.querySelector(selector)
    await eventually(() => expect(find('label')).to.exist)
    const heading = find('h2')?.getBoundingClientRect().bottom ?? 0
    expect((find('label')?.getBoundingClientRect().top ?? 0) - heading).to.be.at.least(16)
  })

  it('twenty closed dialogs leave no elements or styles on the page', async () => {
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

  it('the Book Now button has a Russian and a French name', async () => {
    for (const [lang, name] of [
      ['ru', 'Записаться на просмотр'],
      ['fr', 'Prendre rendez-vous'],
    ]) {
      const element = await mount(`<ocp-book-now lang="${lang}"></ocp-book-now>`)
      const opener = element.shadowRoot?.querySelector('button')
      await eventually(() => expect(opener?.textContent).to.equal(name))
    }
  })

  it('mode="inline" shows the form in the page and sends it with the partner', async () => {
    const requests = fakeApi({createBooking: received})
    const element = await mount(
      '<ocp-book-now mode="inline" partner="marina-homes"></ocp-book-now>',
    )
    await eventually(() => field(element, 'Name'))
    await isAccessible(element)
    fill(element.shadowRoot as ShadowRoot)
    press(element, 'Send')
    await showsToast(received.message)
    expect(requests[0]?.query.get('partner')).to.equal('marina-homes')
    await eventually(() => expect(field(element, 'Name').value).to.equal(''))
  })

  it('the inline form keeps its typed values when it is moved within the page', async () => {
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
