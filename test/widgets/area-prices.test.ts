import {expect} from '@open-wc/testing'
import {fakeApi} from '../support/fake-api.ts'
import {harbourPrices, rentedFlats, villas} from '../support/records/area-prices.ts'
import {button, eventually, isAccessible, load, mount, showsToast} from '../support/widget-page.ts'

const TAG = 'ocp-area-prices'
const answer = (data: object) => ({statusCode: 200, message: '', data})

const show = (attributes = 'area="Harbour Row"') => mount(`<${TAG} ${attributes}></${TAG}>`)
const all = (widget: HTMLElement, selector: string) =>
  Array.from(widget.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [], one =>
    one.textContent?.replace(/\s+/g, ' ').trim(),
  )
const says = (widget: HTMLElement, selector: string, ...texts: string[]) =>
  eventually(() => expect(all(widget, selector)).to.deep.equal(texts))
const facts = (widget: HTMLElement, at = 0) =>
  Array.from(
    widget.shadowRoot?.querySelectorAll('.asking')[at]?.querySelectorAll('.asking__fact') ?? [],
    fact => [...fact.children].map(part => part.textContent?.replace(/\s+/g, ' ')).join(': '),
  )

describe('AreaPrices', () => {
  before(() => load(TAG))

  for (const lang of ['en', 'ar']) {
    it(`the tables are accessible in ${lang}, open and closed`, async () => {
      fakeApi({getAreaPrices: answer(harbourPrices)})
      const widget = await show(`area="Harbour Row" lang="${lang}"`)
      await eventually(() => expect(all(widget, '.asking')).to.have.length(2))
      await isAccessible(widget)
      for (const table of widget.shadowRoot?.querySelectorAll('details') ?? []) table.open = true
      await isAccessible(widget)
    })
  }

  it('shows median, typical range and number of listings of each type', async () => {
    fakeApi({getAreaPrices: answer(harbourPrices)})
    const widget = await show()
    const kinds = ['Villa', 'Residential Sale', 'Apartment', 'Residential Rent']
    await says(widget, 'h3 > span', ...kinds)
    expect(all(widget, 'h2')).to.deep.equal(['Asking prices here'])
    expect(facts(widget)).to.deep.equal([
      'Median: AED 1,400 per sq ft',
      'Typical range: AED 1,200 – AED 1,600',
      'Listings: 12',
    ])
    expect(facts(widget, 1)[0]).to.equal('Median: AED 110 per sq ft per year')
    expect(all(widget, '.asking-note')[0]).to.include('As of: 27 November 2026')
  })

  it('says the price in one plain sentence below eight listings, without a chart', async () => {
    fakeApi({getAreaPrices: answer({...harbourPrices, prices: [{...villas, count: 7}]})})
    const widget = await show()
    await says(widget, '.asking__sentence', 'Homes here typically ask AED 1,400 per sq ft')
    expect(all(widget, 'svg.asking__chart, dl, table')).to.deep.equal([])
  })

  it('shows them in the wanted currency and unit, with AED and the day of the rate', async () => {
    const rates = {day: '2026-11-26', dirhams: {USD: 3.6725}}
    fakeApi({getAreaPrices: answer(harbourPrices), getRates: answer(rates)})
    const widget = await show('area="Harbour Row" currency="USD" units="sqm"')
    await eventually(() =>
      expect(facts(widget).slice(0, 2)).to.deep.equal([
        'Median: ≈ USD 4,103 (AED 15,069) per m²',
        'Typical range: ≈ USD 3,518 – ≈ USD 4,690',
      ]),
    )
    expect(all(widget, '.asking-note')[0]).to.include('26 November 2026')
  })

  it('has a table behind each chart, whose caption names type and area', async () => {
    fakeApi({getAreaPrices: answer({...harbourPrices, prices: [villas]})})
    const widget = await show()
    await says(widget, 'caption', 'Villa, Harbour Row, Residential Sale, per sq ft')
    const rows = all(widget, 'tr')
    expect(rows.slice(0, 5)).to.deep.equal([
      'LowestAED 1,000',
      'Lower quartileAED 1,200',
      'MedianAED 1,400',
      'Upper quartileAED 1,600',
      'HighestAED 2,200',
    ])
    expect(rows.slice(6)).to.have.length(12)
    expect(rows[6]).to.equal('AED 1,000 – AED 1,1002')
    const chart = widget.shadowRoot?.querySelector('svg')
    expect(chart?.getAttribute('aria-label')?.replaceAll('\u00a0', ' ')).to.equal(
      'Median: AED 1,400; Typical range: AED 1,200 – AED 1,600',
    )
  })

  it('asks for its area, type and purpose only, once', async () => {
    const requests = fakeApi({getAreaPrices: answer(harbourPrices)})
    const widget = await show(
      'area=" Harbour Row " property-type="villa" purpose="residential-sale" lang="fr"',
    )
    await eventually(() => expect(all(widget, '.asking')).to.have.length(2))
    expect(requests.map(({query}) => Object.fromEntries(query))).to.deep.equal([
      {area: 'Harbour Row', property_type: 'villa', purpose: 'residential-sale', lang: 'fr'},
    ])
  })

  it('asks again when its area is changed, and shows the later answer only', async () => {
    fakeApi({
      getAreaPrices: ({query}) =>
        answer({...harbourPrices, prices: query.get('area') === 'Pier' ? [rentedFlats] : [villas]}),
    })
    const widget = await show()
    await says(widget, 'h3 > span', 'Villa', 'Residential Sale')
    widget.setAttribute('area', 'Pier')
    await says(widget, 'h3 > span', 'Apartment', 'Residential Rent')
  })

  for (const [lang, heading, median] of [
    ['en', 'Asking prices here', 'Median'],
    ['fr', 'Les prix du quartier', 'Médiane'],
    ['ru', 'Цены предложения рядом', 'Медиана'],
    ['ar', 'الأسعار المعروضة هنا', 'الوسيط'],
  ] as const) {
    it(`speaks ${lang}`, async () => {
      fakeApi({getAreaPrices: answer(harbourPrices)})
      const widget = await show(`area="Harbour Row" lang="${lang}"`)
      await says(widget, 'h2', heading)
      await eventually(() => expect(facts(widget)[0]?.startsWith(median)).to.equal(true))
    })
  }

  it('the axis of the chart runs from the left in Arabic, too', async () => {
    fakeApi({getAreaPrices: answer(harbourPrices)})
    const widget = await show('area="Harbour Row" lang="ar"')
    await eventually(() => expect(all(widget, '.asking')).to.have.length(2))
    const [low, high] = widget.shadowRoot?.querySelectorAll('.asking__ends bdi') ?? []
    expect(low?.textContent, 'for a square metre').to.equal('10,764 درهم')
    expect(low?.getBoundingClientRect().right).to.be.below(
      high?.getBoundingClientRect().left as number,
    )
  })

  it('heading names it otherwise, and none leaves it out', async () => {
    fakeApi({getAreaPrices: answer(harbourPrices)})
    await says(
      await show('area="Harbour Row" heading="What villas cost"'),
      'h2',
      'What villas cost',
    )
    const widget = await show('area="Harbour Row" heading="none"')
    await eventually(() => expect(all(widget, '.asking')).to.have.length(2))
    expect(all(widget, 'h2')).to.deep.equal([])
  })

  it('says so where there are fewer than five listings', async () => {
    fakeApi({getAreaPrices: answer({day: '2026-11-27', prices: [{...villas, count: 4}]})})
    const widget = await show()
    await says(
      widget,
      '[part=few]',
      'Fewer than five comparable homes are listed here: too few to name a typical price.',
    )
    await isAccessible(widget)
  })

  it('leaves nothing, and no message, with a back end that has no such prices', async () => {
    fakeApi({})
    const widget = await show()
    await eventually(() => expect(all(widget, '.area-prices')).to.deep.equal([]))
  })

  it('says that it failed, and Try again asks again', async () => {
    let isUp = false
    fakeApi({
      getAreaPrices: () =>
        isUp ? answer(harbourPrices) : {statusCode: 500, message: 'Something broke', data: null},
    })
    const widget = await show()
    await showsToast('Something went wrong')
    isUp = true
    await eventually(() => button(widget, 'Try again'))
    button(widget, 'Try again').click()
    await eventually(() => expect(all(widget, '.asking')).to.have.length(2))
  })

  it('draws nothing where all ask the same, and still says what', async () => {
    const same = {lowest: 9, lower_quartile: 9, median: 9, upper_quartile: 9, highest: 9}
    const {steps, ...rest} = villas
    fakeApi({getAreaPrices: answer({...harbourPrices, prices: [{...rest, ...same}]})})
    const widget = await show()
    await eventually(() => expect(facts(widget)[0]).to.equal('Median: AED 9 per sq ft'))
    expect(widget.shadowRoot?.querySelector('svg')).to.equal(null)
  })
})
