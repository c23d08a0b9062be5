import {expect} from '@open-wc/testing'
import {accepted, type FakeRequest, fakeApi} from '../support/fake-api.ts'
import {bareHome, marinaLoft} from '../support/records/homes.ts'
import {near, particulars, units} from '../support/records/particulars.ts'
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
  toasts,
  type,
} from '../support/widget-page.ts'

const TAG = 'ocp-listing'
const answer = (data: object) => ({statusCode: 200, message: '', data})
const SITE = 'site="https://agency.example" partner="gulf-homes"'

const show = (attributes = 'slug="marina-loft"') => mount(`<${TAG} ${SITE} ${attributes}></${TAG}>`)
const find = (widget: HTMLElement, selector: string) =>
  widget.shadowRoot?.querySelector<HTMLElement>(selector) as HTMLElement
const words = (widget: HTMLElement, selector: string) =>
  find(widget, selector)?.textContent?.trim().replace(/\s+/g, ' ')
const href = (widget: HTMLElement, selector: string) =>
  (find(widget, selector) as HTMLAnchorElement).href
const says = (widget: HTMLElement, selector: string, text: string) =>
  eventually(() => expect(words(widget, selector)).to.equal(text))
const isShown = (widget: HTMLElement, name = 'Marina Loft') => says(widget, '.card__name', name)

/** An address of this page, until the test is over. */
const goTo = (address: string) => history.pushState(null, '', address)

/** Each slug is answered with a home of that name. */
const anyHome = ({query}: FakeRequest) => {
  const slug = query.get('slug') ?? ''
  return answer({...marinaLoft, slug, name: slug})
}

describe('Listing', () => {
  const initial = location.href
  before(() => Promise.all([load(TAG), load('ocp-book-now')]))
  afterEach(() => history.replaceState(null, '', initial))

  for (const layout of ['card', 'strip']) {
    it(`a ${layout} is accessible`, async () => {
      fakeApi({'property-detail': answer(marinaLoft)})
      const widget = await show(`slug="marina-loft" layout="${layout}"`)
      await isShown(widget)
      await isAccessible(widget)
    })
  }

  it('a property is requested by slug and shows price, facts, place and permit', async () => {
    const requests = fakeApi({'property-detail': answer(marinaLoft)})
    const widget = await show()
    await isShown(widget)
    expect(requests.map(({query}) => query.get('slug'))).to.deep.equal(['marina-loft'])
    expect(words(widget, '.card__price')).to.equal('AED 1,250,000')
    expect(words(widget, '.card__place')).to.equal('Dubai Marina, Dubai')
    expect(words(widget, '.card__permit')).to.equal('Permit 7123456789')
  })

  it('places near the home unfold with its other facts', async () => {
    fakeApi({'property-detail': answer({...marinaLoft, near: near.slice(0, 1)})})
    const widget = await show('slug="marina-loft" facts="fold"')
    await isShown(widget)
    find(widget, '.listing__summary').click()
    await says(widget, '.property-near dl', 'SchoolPier School3 min on foot')
    await isAccessible(widget)
  })

  const prices = [
    {day: '2026-05-01', event: 'known', price: 1_300_000},
    {day: '2026-08-01', event: 'price', price: 1_250_000},
  ]

  it('earlier prices of the home unfold with its other facts', async () => {
    fakeApi({'property-detail': answer({...marinaLoft, history: prices})})
    const widget = await show('slug="marina-loft" facts="fold"')
    await isShown(widget)
    find(widget, '.listing__summary').click()
    await says(
      widget,
      '#price-history tbody',
      'New price 1 August 2026AED 1,250,000 AED 50,000 less (3.8%)First recorded 1 May 2026AED 1,300,000',
    )
    await isAccessible(widget)
  })

  it('a home with one recorded price has no history to unfold', async () => {
    fakeApi({'property-detail': answer({...marinaLoft, history: prices.slice(0, 1)})})
    const widget = await show('slug="marina-loft" facts="fold"')
    await isShown(widget)
    expect(find(widget, '[part=facts]')).to.equal(null)
  })

  it('a strip has its picture beside the words, and above them in a narrow column', async () => {
    fakeApi({'property-detail': answer(marinaLoft)})
    const widget = await show('slug="marina-loft" layout="strip"')
    await isShown(widget)
    const box = (part: string) => find(widget, part).getBoundingClientRect()
    const column = widget.parentElement as HTMLElement
    column.style.width = '700px'
    expect(box('.card__words').left).to.be.above(box('.card__picture').right)
    column.style.width = '260px'
    expect(box('.card__words').top).to.be.above(box('.card__picture').bottom - 1)
  })

  it('a new price is marked, with the one before in words where it was higher', async () => {
    const mark = {price_changed: '2026-11-28', price_before: 1_300_000}
    fakeApi({'property-detail': answer({...marinaLoft, ...mark})})
    const widget = await show()
    await says(widget, '.card__new', 'New price · previously AED 1,300,000')
    await isAccessible(widget)
    Object.assign(widget, {property: {...marinaLoft, ...mark, price_before: 1_200_000}})
    await says(widget, '.card__new', 'New price')
  })

  it('a strip has the mark of a new price beside the heart', async () => {
    fakeApi({'property-detail': answer({...marinaLoft, price_changed: '2026-11-28'})})
    const widget = await show('slug="marina-loft" layout="strip"')
    await isShown(widget)
    ;(widget.parentElement as HTMLElement).style.width = '700px'
    const box = (part: string) => find(widget, part).getBoundingClientRect()
    expect(box('.card__new').left).to.be.above(box('.heart').right)
    expect(box('.card__new').right).to.be.below(box('.card__picture').right)
  })

  it('a record without price, picture and place still shows its name', async () => {
    fakeApi({'property-detail': answer(bareHome)})
    const widget = await show()
    await isShown(widget, bareHome.name)
    expect(words(widget, '.card__price')).to.equal('Price on request')
  })

  it('property data from the page is shown without a request', async () => {
    const requests = fakeApi({})
    const widget = await mount(`<${TAG} property='${JSON.stringify(marinaLoft)}'></${TAG}>`)
    await isShown(widget)
    Object.assign(widget, {property: {...marinaLoft, name: 'Quay Villa'}})
    await isShown(widget, 'Quay Villa')
    expect(requests).to.deep.equal([])
  })

  for (const [lang, call] of [
    ['en', 'Request a Call'],
    ['fr', 'Être rappelé'],
    ['ru', 'Заказать звонок'],
  ] as const) {
    it(`the listing is requested and shown in its language, ${lang}`, async () => {
      const requests = fakeApi({'property-detail': answer(marinaLoft)})
      await says(await show(`slug="marina-loft" lang="${lang}"`), '[part=enquiry]', call)
      expect(requests[0]?.query.get('lang')).to.equal(lang)
    })
  }

  it('facts="fold" unfolds what is known of the home, its plan and the homes left', async () => {
    const home = {...marinaLoft, project: true, ...particulars, ...units}
    fakeApi({'property-detail': answer(home)})
    const widget = await show('slug="marina-loft" facts="fold"')
    await isShown(widget)
    const height = widget.offsetHeight
    find(widget, '[part=facts] summary').click()
    await eventually(() => expect(find(widget, '#payment-plan')).to.exist)
    expect(widget.offsetHeight).to.be.above(height)
    expect(words(widget, '.fact-groups')).to.include('Building Keeper’s House'.replace(' ', ''))
    expect(words(widget, '#units tbody th')).to.equal('Studio480 – 620 sq ft')
    await eventually(() =>
      expect(getComputedStyle(find(widget, '.terms__phases')).display).to.equal('flex'),
    )
    await isAccessible(widget)
  })

  it('where nothing more is known, the line of facts="fold" is empty and as high', async () => {
    fakeApi({'property-detail': answer(marinaLoft)})
    const widget = await show('slug="marina-loft" facts="fold"')
    await isShown(widget)
    expect(find(widget, '[part=facts]')).to.equal(null)
    const height = widget.offsetHeight
    fakeApi({'property-detail': answer({...marinaLoft, floor: 3})})
    const other = await show('slug="marina-loft" facts="fold"')
    await isShown(other)
    expect(find(other, '[part=facts]')).to.exist
    expect(other.offsetHeight).to.equal(height)
  })

  describe('link', () => {
    it('the card links to the property’s page at the agency', async () => {
      fakeApi({'property-detail': answer(marinaLoft)})
      const widget = await show()
      await isShown(widget)
      expect(href(widget, '.card__link')).to.equal(
        'https://agency.example/properties/marina-loft?partner=gulf-homes',
      )
    })

    it('details-url makes the card link to a page of the partner', async () => {
      fakeApi({'property-detail': answer({...marinaLoft, slug: 'a/b'})})
      const widget = await show('slug="a/b" details-url="/homes/{slug}"')
      await isShown(widget)
      expect(href(widget, '.card__link')).to.equal(`${location.origin}/homes/a%2Fb`)
    })

    it('ocp-select names the property, and cancelling it prevents the navigation', async () => {
      fakeApi({'property-detail': answer(marinaLoft)})
      const widget = await show()
      await isShown(widget)
      const selections: unknown[] = []
      widget.addEventListener('ocp-select', event => {
        event.preventDefault()
        selections.push((event as CustomEvent).detail)
      })
      find(widget, '.card__link').click()
      expect(selections).to.deep.equal([{name: 'Marina Loft', slug: 'marina-loft'}])
    })
  })

  describe('slug from the page’s address', () => {
    for (const [from, address] of [
      ['?home', '?home=quay-villa'],
      ['?home={slug}', '?page=2&home=quay-villa'],
      ['/home.html?id={slug}', '?id=quay-villa'],
      ['/homes/{slug}', '/homes/quay-villa'],
      ['/homes/{slug}', '/fr/homes/quay-villa/'],
      ['https://portal.example/homes/{slug}.html', '/homes/quay-villa.html?a=1#b'],
    ] as const) {
      it(`slug-from="${from}" reads ${address}`, async () => {
        fakeApi({'property-detail': anyHome})
        goTo(address)
        await isShown(await show(`slug-from="${from}"`), 'quay-villa')
      })
    }

    it('another address of the same page shows another property', async () => {
      fakeApi({'property-detail': anyHome})
      goTo('?home=one')
      const widget = await show('slug-from="?home"')
      await isShown(widget, 'one')
      goTo('?home=two')
      await isShown(widget, 'two')
      history.back()
      await isShown(widget, 'one')
    })

    it('the slug attribute is used where the address has none', async () => {
      fakeApi({'property-detail': anyHome})
      await isShown(await show('slug-from="?home" slug="usual"'), 'usual')
    })
  })

  describe('nothing to show', () => {
    for (const [what, behaviour, text] of [
      [
        'an unknown or withdrawn property',
        {statusCode: 404, message: 'Not found'},
        'This property is no longer listed.',
      ],
      ['a sold property', answer({...marinaLoft, status: 'SOLD'}), 'This property has been sold.'],
    ] as const) {
      it(`${what} shows a message, a link to others and the phone, no toast`, async () => {
        fakeApi({'property-detail': behaviour})
        const widget = await show()
        await says(widget, '.no-listing__text', text)
        expect(href(widget, '[part=empty] a')).to.equal(
          'https://agency.example/properties?partner=gulf-homes',
        )
        expect(href(widget, '[part=empty] a[href^=tel]')).to.match(/^tel:/)
        expect(toasts()).to.deep.equal([])
        await isAccessible(widget)
      })
    }

    it('a listing without a slug shows the same and warns in the console', async () => {
      const warnings: unknown[] = []
      const {warn} = console
      console.warn = message => warnings.push(message)
      const widget = await show('')
      await says(widget, '.no-listing__text', 'This property is no longer listed.')
      console.warn = warn
      expect(warnings).to.deep.equal([
        '[ocp] <ocp-listing> needs slug or slug-from, for example slug="marina-loft", got none',
      ])
    })

    for (const behaviour of ['breaks', {statusCode: 500, message: 'down'}] as const) {
      it(`a request that ${behaviour === 'breaks' ? 'fails' : 'gets a 500'} shows a retry`, async () => {
        fakeApi({'property-detail': behaviour})
        const widget = await show()
        await showsToast('Something went wrong')
        await eventually(() => expect(find(widget, '.unavailable')).to.exist)
        fakeApi({'property-detail': answer(marinaLoft)})
        press(widget, 'Try again')
        await isShown(widget)
      })
    }

    it('a waiting listing holds the room of the card, and is accessible', async () => {
      let respond = (_: ReturnType<typeof answer>) => {}
      const late = new Promise<ReturnType<typeof answer>>(resolve => {
        respond = resolve
      })
      fakeApi({'property-detail': () => late})
      const widget = await show()
      await isAccessible(widget)
      const height = widget.clientHeight
      respond(answer(marinaLoft))
      await isShown(widget)
      expect(widget.clientHeight).to.equal(height)
    })
  })

  describe('enquiry', () => {
    it('an enquiry is sent with the page of the property it is about', async () => {
      const requests = fakeApi({
        'property-detail': answer(marinaLoft),
        contact: {statusCode: 200, message: 'Thank you'},
      })
      const widget = await show()
      await says(widget, '[part=enquiry]', 'Request a Call')
      find(widget, '[part=enquiry]').click()
      const form = await dialog()
      type(form, 'Name', 'Layla Haddad')
      type(form, 'Phone', '501234567')
      press(form, 'Send')
      await dialogIsClosed()
      await showsToast('Thank you')
      const sent = requests.find(({path}) => path.endsWith('/contact'))
      expect(sent?.query.get('page')).to.equal(location.origin + location.pathname)
      expect(sent?.query.get('home')).to.equal('marina-loft')
      const body = sent?.body
      expect(body?.fromUrl).to.equal('properties/marina-loft')
      expect(body?.partner ?? 'gulf-homes').to.equal('gulf-homes')
    })

    it('Book Now beside one home names it, and has marked what the home is offered for', async () => {
      const requests = fakeApi({'property-detail': anyHome, createBooking: accepted('Thank you')})
      const button = await mount('<ocp-book-now mode="inline"></ocp-book-now>')
      await eventually(() => expect(field(button, 'Buy').checked).to.equal(false))
      await isShown(await show('slug="sea-villa"'), 'sea-villa')
      await eventually(() => expect(field(button, 'Buy').checked).to.equal(true))
      const other = await show('slug="marina-loft"')
      await isShown(other, 'marina-loft')
      await eventually(() => expect(field(button, 'Buy').checked).to.equal(false))
      other.remove()
      await eventually(() => expect(field(button, 'Buy').checked).to.equal(true))
      for (const [label, value] of Object.entries({Name: 'Layla', Phone: '97150', Email: 'l@a.ae'}))
        type(button, label, value)
      press(button, 'Send')
      await showsToast('Thank you')
      const sent = requests.find(({path}) => path.endsWith('/createBooking'))
      expect(sent?.query.get('home')).to.equal('sea-villa')
      expect(sent?.body.rentOrSale).to.equal('BUY')
    })

    it('enquiry="none" hides the link', async () => {
      fakeApi({'property-detail': answer(marinaLoft)})
      const widget = await show('slug="marina-loft" enquiry="none"')
      await isShown(widget)
      expect(find(widget, '[part=enquiry]')).to.equal(null)
    })

    it('a marked property leads to the shortlist at the agency', async () => {
      fakeApi({'property-detail': answer(marinaLoft)})
      const widget = await show()
      await isShown(widget)
      button(widget, 'Shortlist: Marina Loft').click()
      await says(widget, '[part=shortlist-link]', 'Shortlist (1)')
      button(widget, 'Shortlist: Marina Loft').click()
    })
  })
})
