import {expect, nextFrame, oneEvent} from '@open-wc/testing'
import {
  all,
  answer,
  choose,
  enter,
  leave,
  row as line,
  link,
  says,
  show,
  sum,
  TAG,
  words,
} from '../../support/costs-page.ts'
import {type FakeRequest, fakeApi} from '../../support/fake-api.ts'
import {twoEmirates} from '../../support/records/buying-costs.ts'
import {marinaLoft} from '../../support/records/homes.ts'
import {
  button,
  errors,
  eventually,
  field,
  isAccessible,
  load,
  press,
  showsErrors,
  showsToast,
  type,
} from '../../support/widget-page.ts'

/** With its usual sums: 300,000 down, 60,000 transfer, 4,200 trustee including VAT, 3,290 mortgage. */
async function added() {
  const widget = await show()
  await says(widget, 'Total', 'AED 367,490')
  return widget
}

describe('Buying costs', () => {
  const initial = location.href
  let requests: FakeRequest[]
  before(() => load(TAG))
  beforeEach(() => {
    requests = fakeApi({getBuyingCosts: answer(twoEmirates)})
  })
  afterEach(() => history.replaceState(null, '', initial))

  it('sums are in the wanted currency, too, with the day of the rate; AED stays', async () => {
    const rates = {day: '2026-11-26', dirhams: {USD: 3.6725}}
    requests = fakeApi({getBuyingCosts: answer(twoEmirates), getRates: answer(rates)})
    const widget = await show('price="1500000" payment="cash" currency="USD"')
    await eventually(() => expect(all(widget, '.costs__converted')).not.to.be.empty)
    expect(sum(widget, 'Total')).to.match(/^AED \d/)
    expect(words(all(widget, '.costs__converted')[0])).to.match(/^≈ USD 4\d\d,\d00$/)
    expect(words(all(widget, '.costs__sums')[0])).to.include('26 November 2026')
    await isAccessible(widget)
  })

  it('in Arabic both amounts of a sum begin at the same edge', async () => {
    const rates = {day: '2026-11-26', dirhams: {USD: 3.6725}}
    requests = fakeApi({getBuyingCosts: answer(twoEmirates), getRates: answer(rates)})
    const widget = await show('lang="ar" price="1500000" payment="cash" currency="USD"')
    await eventually(() => expect(all(widget, '.costs__converted')).not.to.be.empty)
    const edges = ['.costs__figure', '.costs__converted'].map(selector => {
      const text = document.createRange()
      text.selectNodeContents(all(widget, `.costs__sums ${selector}`)[0] as Node)
      return text.getBoundingClientRect().right
    })
    expect(edges[0]).to.be.closeTo(edges[1] ?? 0, 3)
  })

  it('the widget is accessible, also with everything unfolded', async () => {
    const widget = await added()
    for (const details of all(widget, 'details')) details.setAttribute('open', '')
    await isAccessible(widget)
  })

  it('adds up what is needed on the day, and the loan', async () => {
    const widget = await added()
    expect(sum(widget, 'Monthly instalment')).to.equal('AED 6,334.04')
    expect(line(widget, 'Trustee')).to.contain('AED 4,200').and.contain('including VAT')
  })

  it('each line names who receives it, its source and the day', async () => {
    const widget = await added()
    for (const row of all(widget, '.costs__lines tbody tr')) {
      expect(words(row)).to.contain('Land Department').and.contain('fees.example, 20 November 2026')
    }
  })

  it('a line that is not known is left to the visitor, and counts once it is entered', async () => {
    const widget = await show()
    await eventually(() => expect(line(widget, 'Title deed')).to.contain('Indicative'))
    expect(words(all(widget, '.costs__hint--open')[0])).to.match(/^One item/)
    enter(widget, 'Title deed, AED', '1,000')
    await says(widget, 'Total', 'AED 368,490')
    expect(line(widget, 'Title deed')).to.contain('Your figure')
    expect(all(widget, '.costs__hint--open')).to.have.length(0)
  })

  it('the figures follow each key, and a wrong number is said when its field is left', async () => {
    const widget = await added()
    type(widget, 'Price, AED', '2000000')
    await says(widget, 'Total', 'AED 488,490')
    type(widget, 'Interest rate, % a year', 'four')
    expect(errors(widget)).to.deep.equal([])
    leave(widget, 'Interest rate, % a year')
    await showsErrors(widget, 'Please enter a rate from 0 to 30')
    enter(widget, 'Interest rate, % a year', '4,25 %')
    await showsErrors(widget)
  })

  it('a down payment follows the price until the visitor has one', async () => {
    const widget = await show()
    await eventually(() => expect(field(widget, 'Down payment').value).to.equal('300,000'))
    enter(widget, 'Price, AED', '2 000 000')
    await eventually(() => expect(field(widget, 'Down payment').value).to.equal('400,000'))
    expect(field(widget, 'Price, AED').value).to.equal('2,000,000')
    enter(widget, 'Down payment', '1000000')
    enter(widget, 'Price, AED', '3000000')
    await eventually(() => expect(field(widget, 'Down payment').value).to.equal('1,000,000'))
  })

  it('a loan above the limit says so, and one press corrects it', async () => {
    const widget = await added()
    enter(widget, 'Down payment', '100000')
    await eventually(() =>
      expect(words(all(widget, '.costs__warning')[0])).to.contain('Maximum: AED 1,200,000'),
    )
    link(widget, 'Use the maximum mortgage').click()
    await says(widget, 'Total', 'AED 367,490')
    expect(all(widget, '.costs__warning')).to.have.length(0)
  })

  it('a term that is too long says so, and one press corrects it', async () => {
    const widget = await show('price="1500000" years="30"')
    await eventually(() => expect(all(widget, '.costs__warning')).to.have.length(1))
    link(widget, 'Use the longest term').click()
    await eventually(() => expect(field(widget, 'Years').value).to.equal('25'))
  })

  it('a limit that is not sure says so', async () => {
    const widget = await show('price="1500000" buyer="non-resident"')
    await eventually(() => expect(words(all(widget, '.costs__notes')[0])).to.contain('Indicative'))
  })

  it('emirate, stage and payment change what is due', async () => {
    const widget = await added()
    choose(widget, 'Emirate', 'ras-al-khaimah')
    await says(widget, 'Total', 'AED 337,490')
    choose(widget, 'Ready or off-plan', 'off-plan')
    await eventually(() => expect(line(widget, 'Agency fee')).to.contain('Paid by the developer'))
    choose(widget, 'Payment', 'cash')
    await says(widget, 'Total', 'AED 1,530,000')
    expect(() => field(widget, 'Down payment')).to.throw()
  })

  it('the schedule has a row for each year, and for each month on demand', async () => {
    const widget = await show('price="1500000" years="10"')
    const rows = () => all(widget, '.costs__schedule tbody tr')
    await eventually(() => expect(rows()).to.have.length(10))
    expect(words(rows().at(-1)?.lastElementChild)).to.equal('0')
    link(widget, 'Show by month').click()
    await eventually(() => expect(rows()).to.have.length(120))
    expect(all(widget, '.costs__bars g')).to.have.length(10)
  })

  it('a home of the agency presets price, emirate and kind', async () => {
    requests = fakeApi({
      getBuyingCosts: answer(twoEmirates),
      'property-detail': answer({...marinaLoft, property_type: 'villa', emirate: 'Ras Al Khaimah'}),
    })
    const widget = await show('slug="marina-loft"')
    await eventually(() => expect(field(widget, 'Price, AED').value).to.equal('1,250,000'))
    expect(field(widget, 'Emirate').value).to.equal('ras-al-khaimah')
    expect(field(widget, 'Property type').value).to.equal('villa')
  })

  it('typed text survives when the page confirms an earlier change', async () => {
    const widget = await show(`query="?price=1500000"`)
    await says(widget, 'Total', 'AED 367,490')
    choose(widget, 'Property type', 'villa')
    type(widget, 'Years', '20')
    widget.setAttribute('query', '?price=1500000&kind=villa')
    await nextFrame()
    leave(widget, 'Years')
    await eventually(() => expect(all(widget, '.costs__bars g')).to.have.length(20))
    widget.setAttribute('query', '?price=1500000')
    await eventually(() => expect(field(widget, 'Years').value).to.equal('25'))
    await eventually(() => expect(field(widget, 'Property type').value).to.equal('apartment'))
  })

  it('without a price it asks for one', async () => {
    const widget = await show('')
    await eventually(() =>
      expect(words(all(widget, '.costs__empty')[0])).to.match(/^Enter a price/),
    )
    await isAccessible(widget)
  })

  it('data from the page is shown without a request', async () => {
    const widget = await show(`price="1500000" costs='${JSON.stringify(twoEmirates)}'`)
    await says(widget, 'Total', 'AED 367,490')
    expect(requests).to.have.length(0)
  })

  it('a back end without this call leaves nothing, and says nothing', async () => {
    fakeApi({getBuyingCosts: {statusCode: 404, message: 'Not found'}})
    const widget = await show()
    await eventually(() => expect(all(widget, '.costs')).to.have.length(0))
  })

  it('a failure is said, and can be tried again', async () => {
    fakeApi({getBuyingCosts: {statusCode: 500, message: ''}})
    const widget = await show()
    await showsToast('Something went wrong')
    await eventually(() => button(widget, 'Try again'))
    fakeApi({getBuyingCosts: answer(twoEmirates)})
    press(widget, 'Try again')
    await says(widget, 'Total', 'AED 367,490')
  })

  describe('in the address of the page', () => {
    const inAddress = 'query-from="address" price="1500000"'

    it('entries go into the address, and Back undoes them', async () => {
      const widget = await show(inAddress)
      await says(widget, 'Total', 'AED 367,490')
      choose(widget, 'Property type', 'villa')
      enter(widget, 'Years', '20')
      await eventually(() => {
        const {searchParams} = new URL(location.href)
        expect(searchParams.get('kind')).to.equal('villa')
        expect(searchParams.get('years')).to.equal('20')
        expect(searchParams.has('price')).to.equal(false)
      })
      history.back()
      await eventually(() => expect(field(widget, 'Years').value).to.equal('25'))
    })

    it('an address presets the estimate, and what is wrong in it is ignored', async () => {
      const address = new URL(location.href)
      address.search = '?price=2000000&kind=castle&buyer=%00&rate=-4&fee-agency=1e9&by=month'
      history.replaceState(null, '', address)
      const widget = await show('query-from="address"')
      await says(widget, 'Total', 'AED 488,490')
      expect(field(widget, 'Property type').value).to.equal('apartment')
    })

    it('a page that cancels ocp-change keeps its address', async () => {
      const widget = await show(inAddress)
      await says(widget, 'Total', 'AED 367,490')
      widget.addEventListener('ocp-change', event => event.preventDefault())
      const before = location.href
      const changed = oneEvent(widget, 'ocp-change')
      choose(widget, 'Property type', 'villa')
      const {detail} = await changed
      expect(detail.query).to.deep.equal({price: '1500000', kind: 'villa'})
      expect(location.href).to.equal(before)
    })
  })

  it('leads to the estimate at the agency, with all that was entered', async () => {
    const widget = await added()
    enter(widget, 'Years', '20')
    await eventually(() => {
      const {href} = link(widget, 'Open a printable page')
      expect(href).to.contain('https://agency.example/buying-costs?')
      expect(new URL(href).searchParams.get('years')).to.equal('20')
      expect(new URL(href).searchParams.get('price')).to.equal('1500000')
    })
  })

  for (const [lang, total, heading] of [
    ['fr', 'Total', 'Ce qui s’ajoute au prix'],
    ['ru', 'Итого', 'Сверх цены'],
    ['ar', 'المجموع', 'إضافةً إلى السعر'],
  ] as const) {
    it(`speaks to its visitors in their language, ${lang}`, async () => {
      const widget = await show(`lang="${lang}" price="1500000"`)
      await eventually(() => expect(sum(widget, total)).to.match(/^(AED 367.490|367,490 درهم)$/))
      expect(words(all(widget, '.costs__heading')[0])).to.equal(heading)
    })
  }

  it('the form works without JavaScript, answered by a server', async () => {
    const widget = await added()
    const form = widget.shadowRoot?.querySelector('form') as HTMLFormElement
    expect(form.method).to.equal('get')
    expect(form.action).to.contain('https://agency.example/buying-costs')
    expect(new FormData(form).get('down-assumed')).to.equal('300,000')
  })
})
