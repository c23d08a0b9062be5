import {expect, oneEvent} from '@open-wc/testing'
import {
  all,
  answer,
  choose,
  enter,
  link,
  row,
  says,
  show,
  sum,
  TAG,
  words,
} from '../../support/costs-page.ts'
import {type FakeRequest, fakeApi} from '../../support/fake-api.ts'
import {twoEmirates} from '../../support/records/buying-costs.ts'
import {marinaLoft} from '../../support/records/homes.ts'
import {rentsOfTwoEmirates} from '../../support/records/renting-costs.ts'
import {
  button,
  eventually,
  field,
  isAccessible,
  load,
  press,
  showsErrors,
  showsToast,
} from '../../support/widget-page.ts'

const RENT = 'heading="Renting costs" mode="rent" rent="100000" cheques="4"'
/** 25,000 first cheque, 5,000 and 2,000 deposits, 5,250 agency, 220 registration. */
const TO_MOVE_IN = 'AED 37,470'

const loftToLet = {
  ...marinaLoft,
  purpose: 'residential-rent',
  price_period: 'month',
  about: {...marinaLoft.about, price: 10_000},
  furnishing: 'furnished',
  cheques: 2,
  deposit: 9_000,
  emirate: 'Dubai',
}

describe('Renting costs', () => {
  const initial = location.href
  let requests: FakeRequest[]
  before(() => load(TAG))
  beforeEach(() => {
    requests = fakeApi({
      getBuyingCosts: answer(twoEmirates),
      getRentingCosts: answer(rentsOfTwoEmirates),
    })
  })
  afterEach(() => history.replaceState(null, '', initial))

  it('says what is needed to move in, what comes back of it, and what the first year costs', async () => {
    const widget = await show(RENT)
    await says(widget, 'To move in', TO_MOVE_IN)
    expect(sum(widget, 'First year in all')).to.equal('AED 110,470')
    expect(words(all(widget, '.costs__parts')[0])).to.contain('Deposits, which come backAED 7,000')
    expect(row(widget, 'Security deposit')).to.contain('Comes back at the end').and.contain('5,000')
    expect(row(widget, 'Agency fee')).to.contain('5% of the rent, including VAT')
    expect(row(widget, 'Agency fee')).not.to.contain('Comes back')
    expect(row(widget, 'Housing fee')).to.contain('rents.example, 20 November 2026')
    expect(words(all(widget, '.costs__hint--open')[0])).to.match(/^One item is not included/)
    expect(requests.map(({path}) => path.split('/').at(-1))).to.deep.equal(['getRentingCosts'])
  })

  it('the widget is accessible, also with everything unfolded', async () => {
    const widget = await show(RENT)
    await says(widget, 'To move in', TO_MOVE_IN)
    for (const details of all(widget, 'details')) details.setAttribute('open', '')
    await isAccessible(widget)
  })

  it('a table has the first cheque for each usual number of cheques, up to the most that is taken', async () => {
    const widget = await show(RENT)
    await says(widget, 'To move in', TO_MOVE_IN)
    const rows = all(widget, '.figures tbody tr').map(words)
    expect(rows).to.deep.equal([
      '1100,000112,470',
      '250,00062,470',
      '333,333.3445,803.34',
      '425,00037,470',
    ])
    choose(widget, 'Number of cheques', '1')
    await says(widget, 'To move in', 'AED 112,470')
    expect(row(widget, 'The rent of the year')).to.contain('AED 100,000')
  })

  it('furnishing, kind and emirate change what is due, and an own figure counts', async () => {
    const widget = await show(RENT)
    await says(widget, 'To move in', TO_MOVE_IN)
    choose(widget, 'Furnishing', 'furnished')
    await says(widget, 'To move in', 'AED 42,470')
    choose(widget, 'Property type', 'villa')
    await says(widget, 'To move in', 'AED 40,470')
    choose(widget, 'Emirate', 'ras-al-khaimah')
    await says(widget, 'To move in', 'AED 40,370')
    enter(widget, 'Cooling deposit, AED', '1,000')
    await says(widget, 'To move in', 'AED 41,370')
    expect(row(widget, 'Cooling deposit')).to.contain('Your figure')
    expect(sum(widget, 'First year in all')).to.equal('AED 110,370')
  })

  it('a home to let decides by itself, with its rent for a year, its cheques and its deposit', async () => {
    fakeApi({
      getBuyingCosts: answer(twoEmirates),
      getRentingCosts: answer(rentsOfTwoEmirates),
      'property-detail': answer(loftToLet),
    })
    const widget = await show('slug="marina-loft"')
    // 60,000, 9,000 and 2,000 of deposits, 6,300 and 220.
    await says(widget, 'To move in', 'AED 77,520')
    expect(field(widget, 'Rent, AED a year').value).to.equal('120,000')
    expect(row(widget, 'Security deposit')).to.contain('As advertised')
    expect(words(widget.shadowRoot as unknown as Element)).to.contain('for up to 2 cheques')
  })

  it('sums are in the wanted currency, too; AED stays', async () => {
    const rates = {day: '2026-11-26', dirhams: {USD: 3.6725}}
    fakeApi({getRentingCosts: answer(rentsOfTwoEmirates), getRates: answer(rates)})
    const widget = await show(`${RENT} currency="USD"`)
    await eventually(() => expect(all(widget, '.costs__converted')).not.to.be.empty)
    expect(sum(widget, 'To move in')).to.equal(TO_MOVE_IN)
    expect(words(all(widget, '.costs__converted')[0])).to.match(/^≈ USD 10,\d00$/)
  })

  it('without a rent it asks for one, and what is none is said at its field', async () => {
    const widget = await show('mode="rent"')
    await eventually(() => expect(words(all(widget, '.costs__empty')[0])).to.match(/^Enter a rent/))
    enter(widget, 'Rent, AED a year', 'much')
    await showsErrors(widget, 'Please enter an amount in AED')
    await isAccessible(widget)
  })

  it('a back end without this call leaves nothing, and buying costs are as they were', async () => {
    fakeApi({
      getBuyingCosts: answer(twoEmirates),
      getRentingCosts: {statusCode: 404, message: 'Not found'},
    })
    const widget = await show(RENT)
    await eventually(() => expect(all(widget, '.costs')).to.have.length(0))
    await says(await show(), 'Total', 'AED 367,490')
  })

  it('a failure is said, and can be tried again', async () => {
    fakeApi({getRentingCosts: {statusCode: 500, message: ''}})
    const widget = await show(RENT)
    await showsToast('Something went wrong')
    await eventually(() => button(widget, 'Try again'))
    fakeApi({getRentingCosts: answer(rentsOfTwoEmirates)})
    press(widget, 'Try again')
    await says(widget, 'To move in', TO_MOVE_IN)
  })

  it('an address that asks for the other mode fetches its rules, and Back returns', async () => {
    const widget = await show('query-from="address" price="1500000"')
    await says(widget, 'Total', 'AED 367,490')
    history.pushState(null, '', '?mode=rent&rent=100000&cheques=4')
    history.pushState(null, '', '?mode=rent&rent=100000&cheques=2')
    history.back()
    await says(widget, 'To move in', TO_MOVE_IN)
    history.back()
    await says(widget, 'Total', 'AED 367,490')
  })

  it('changes are told with the mode, and the form asks the agency for the same', async () => {
    const widget = await show(RENT)
    await says(widget, 'To move in', TO_MOVE_IN)
    const changed = oneEvent(widget, 'ocp-change')
    choose(widget, 'Property type', 'villa')
    const {detail} = await changed
    expect(detail.query).to.deep.equal({mode: 'rent', rent: '100000', kind: 'villa', cheques: '4'})
    await eventually(() =>
      expect(link(widget, 'Open a printable page').href).to.equal(
        'https://agency.example/buying-costs?mode=rent&rent=100000&kind=villa&cheques=4&partner=gulf-homes',
      ),
    )
    const form = widget.shadowRoot?.querySelector('form') as HTMLFormElement
    expect(new FormData(form).get('mode')).to.equal('rent')
  })

  for (const [lang, label, mark] of [
    ['fr', 'Pour emménager', 'Restitué à la fin'],
    ['ru', 'Для въезда', 'Возвращается в конце'],
    ['ar', 'للانتقال إلى العقار', 'يُردّ في النهاية'],
  ] as const) {
    it(`speaks to tenants in their language, ${lang}`, async () => {
      const widget = await show(`lang="${lang}" mode="rent" rent="100000" cheques="4"`)
      await eventually(() => expect(sum(widget, label)).to.match(/^(AED 37.470|37,470 درهم)$/))
      expect(words(all(widget, '.costs__mark')[0])).to.equal(mark)
    })
  }
})
