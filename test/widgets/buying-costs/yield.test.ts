import {expect} from '@open-wc/testing'
import {all, answer, choose, enter, leave, row, show, TAG, words} from '../../support/costs-page.ts'
import {fakeApi} from '../../support/fake-api.ts'
import {harbourPrices, rentedFlats} from '../../support/records/area-prices.ts'
import {twoEmirates} from '../../support/records/buying-costs.ts'
import {marinaLoft} from '../../support/records/homes.ts'
import {
  errors,
  eventually,
  field,
  isAccessible,
  load,
  showsErrors,
  type,
} from '../../support/widget-page.ts'

const RENT = 'Expected rent, AED a year'
const SERVICE = 'Service charge, AED per sq ft a year'
const VACANCY = 'Weeks without a tenant, a year'

const summary = (widget: HTMLElement) => words(all(widget, '.costs__yield > summary')[0])
const saysYield = (widget: HTMLElement, text: string) =>
  eventually(() => expect(summary(widget)).to.equal(text))

describe('The yield of a home for sale', () => {
  before(() => load(TAG))
  beforeEach(() => void fakeApi({getBuyingCosts: answer(twoEmirates)}))

  it('without a rent no yield is shown, the fields say what is not known, and nothing is invented', async () => {
    const widget = await show()
    await saysYield(widget, 'Rental yield')
    for (const label of [RENT, SERVICE, 'Area, sq ft']) {
      expect(field(widget, label).value).to.equal('')
      expect(field(widget, label).placeholder).to.equal('Not known')
    }
    expect(field(widget, VACANCY).value).to.equal('4')
    expect(all(widget, '.costs__yield-result')).to.have.length(0)
    for (const details of all(widget, 'details')) details.setAttribute('open', '')
    await isAccessible(widget)
  })

  it('a rent alone gives the gross yield, and the net one says that it is not known', async () => {
    const widget = await show()
    await saysYield(widget, 'Rental yield')
    enter(widget, RENT, '90,000')
    await saysYield(widget, 'Rental yield: 6.00% gross')
    expect(words(all(widget, '.costs__yield-result')[0])).to.contain('Net yieldNot known')
    expect(row(widget, 'Service charge')).to.contain('Not known')
  })

  it('every assumption changes the net yield: weeks, management, charges, other costs, and the base', async () => {
    const widget = await show('price="1500000" payment="cash" rent="104000" service-charge="18.5"')
    await saysYield(widget, 'Rental yield: 6.93% gross')
    enter(widget, 'Area, sq ft', '1,000')
    await saysYield(widget, 'Rental yield: 6.93% gross, 5.17% net')
    expect(row(widget, 'Weeks without a tenant')).to.contain('\u2212 AED 8,000')
    enter(widget, VACANCY, '0')
    await saysYield(widget, 'Rental yield: 6.93% gross, 5.70% net')
    enter(widget, 'Management, % of the rent', '5')
    enter(widget, 'Other costs, AED a year', '1000')
    await saysYield(widget, 'Rental yield: 6.93% gross, 5.29% net')
    // 1,564,200 with transfer and trustee; the title deed is not known.
    choose(widget, 'Yield on', 'all')
    await saysYield(widget, 'Rental yield: 6.65% gross, 5.07% net')
    expect(words(all(widget, '.costs__yield-result .costs__hint--open')[0])).to.match(/^One item/)
    for (const details of all(widget, 'details')) details.setAttribute('open', '')
    await isAccessible(widget)
  })

  it('a home of the agency brings its area, and the median of asking rents with number and day', async () => {
    fakeApi({
      getBuyingCosts: answer(twoEmirates),
      'property-detail': answer({...marinaLoft, area_sqft: 1_000, service_charge: 18}),
      getAreaPrices: answer(harbourPrices),
    })
    const widget = await show('slug="marina-loft"')
    await eventually(() => expect(field(widget, RENT).value).to.equal('110,000'))
    expect(words(all(widget, '.costs__yield .field__help')[0])).to.equal(
      'The median of 8 asking rents here on 27 November 2026: AED 110 per sq ft.',
    )
    expect(field(widget, SERVICE).value).to.equal('18')
    expect(summary(widget)).to.match(/^Rental yield: 8.80% gross, \d\.\d\d% net$/)
    enter(widget, RENT, '100000')
    await saysYield(widget, 'Rental yield: 8.00% gross, 5.94% net')
  })

  it('nothing is said of fewer than five rents, nor where the call fails', async () => {
    for (const getAreaPrices of [
      answer({...harbourPrices, prices: [{...rentedFlats, count: 4}]}),
      {statusCode: 500, message: 'Something broke'},
    ]) {
      fakeApi({
        getBuyingCosts: answer(twoEmirates),
        'property-detail': answer({...marinaLoft, area_sqft: 1_000}),
        getAreaPrices,
      })
      const widget = await show('slug="marina-loft"')
      await eventually(() => expect(field(widget, 'Area, sq ft').value).to.equal('1,000'))
      expect(field(widget, RENT).value).to.equal('')
      expect(summary(widget)).to.equal('Rental yield')
    }
  })

  it('a wrong number is said at its field, and the yield goes on with what is assumed', async () => {
    const widget = await show('price="1500000" rent="90000"')
    await saysYield(widget, 'Rental yield: 6.00% gross')
    all(widget, '.costs__yield')[0]?.setAttribute('open', '')
    type(widget, VACANCY, '60')
    expect(errors(widget)).to.deep.equal([])
    leave(widget, VACANCY)
    await showsErrors(widget, 'Please enter weeks from 0 to 52')
    await saysYield(widget, 'Rental yield: 6.00% gross')
  })

  it('a loss has a minus', async () => {
    const widget = await show('price="1500000" rent="10000" service-charge="20" area="1000"')
    await saysYield(widget, 'Rental yield: 0.67% gross, \u22120.72% net')
  })

  it('assumptions are in the shared address, and the part is open where one is', async () => {
    const widget = await show('query="?price=1500000&rent=90000&service=15&area=1000&vacancy=0"')
    await saysYield(widget, 'Rental yield: 6.00% gross, 5.00% net')
    expect(all(widget, '.costs__yield')[0]?.hasAttribute('open')).to.equal(true)
    const form = widget.shadowRoot?.querySelector('form') as HTMLFormElement
    expect(new FormData(form).get('vacancy')).to.equal('0')
  })
})
