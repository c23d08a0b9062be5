/** Filters on facts that decide are offered by purpose and count; chips say and take them back. */
import {expect} from '@open-wc/testing'
import {
  all,
  chips,
  describePropertyList,
  enter,
  link,
  mountedWithResults,
  one,
  select,
  settled,
  words,
} from '../../support/property-list.ts'
import {answered} from '../../support/records/homes.ts'
import {errors, eventually, field} from '../../support/widget-page.ts'

const facets = {
  amenities: {furnished: 3, 'sea-view': 2, balcony: 7},
  completion: {ready: 9, 'off-plan': 4},
  handover_by: {'2027-Q2': 1, '2027-Q4': 3},
  payment_plan: {any: 4, 'after-handover': 1},
  cheques: {'1': 8, '2': 8, '3': 5, '4': 5},
  parking: {'1': 6, '2': 2},
  near: {school: 5, metro: 2},
  stated: {max_service_charge: 9, max_deposit: 8, min_floor: 9, available_by: 4},
}
const shown = (query: string) => mountedWithResults(query, {facets}, answered({facets}))
const labels = (list: HTMLElement) => all(list, '.more .field__label').map(label => words(label))
const options = (list: HTMLElement, label: string) =>
  [...(field(list, label) as unknown as HTMLSelectElement).options].map(words)

const SALE = ['Furnishing', 'Parking spaces', 'Lowest floor', 'Completion', 'Handover by']

describePropertyList(() => {
  describe('more filters', () => {
    it('filters of sales and of rents are offered for their purpose', async () => {
      const {list: sale} = await shown('?purpose=residential-sale')
      expect(labels(sale)).to.deep.equal([
        ...SALE,
        ...['Available by', 'Payment plan', 'Service charge to, AED/sq ft'],
      ])
      const {list: rent} = await shown('?purpose=residential-rent')
      expect(labels(rent)).to.deep.equal([
        ...['Furnishing', 'Parking spaces', 'Lowest floor', 'Available by'],
        ...['Rent cheques', 'Deposit up to, AED'],
      ])
    })

    it('a filter of another purpose is offered where the address has it', async () => {
      const {list} = await shown('?cheques=4')
      expect(labels(list)).to.include('Rent cheques')
      expect(labels(list)).not.to.include('Deposit up to, AED')
    })

    it('a number that another back end has in words is shown as it says it', async () => {
      const {list} = await shown('?cheques=many')
      expect(chips(list)).to.deep.equal(['Remove filter: Many'])
    })

    it('no filter is offered that the back end does not count', async () => {
      const {list} = await mountedWithResults('?purpose=residential-sale', {facets: {}})
      expect(all(list, '.choices')).to.deep.equal([])
    })

    it('choices without a result are not offered', async () => {
      const {list} = await shown('?purpose=residential-rent')
      expect(options(list, 'Rent cheques')).to.deep.equal([
        ...['Any', '1 or more (8)', '2 or more (8)', '4 or more (5)'],
      ])
      expect(options(list, 'Furnishing')).to.deep.equal(['Any', 'Furnished (3)'])
      const {list: sale} = await shown('?purpose=residential-sale')
      expect(options(sale, 'Handover by')).to.deep.equal(['Any', 'Q2 2027 (1)', 'Q4 2027 (3)'])
    })

    const choices: [query: string, change: (list: HTMLElement) => void, string, string][] = [
      ['sale', list => select(list, 'Completion', 'off-plan'), 'completion=off-plan', 'Off-plan'],
      [
        'sale',
        list => select(list, 'Handover by', '2027-Q4'),
        'handover_by=2027-Q4',
        'Handover by Q4 2027',
      ],
      [
        'sale',
        list => select(list, 'Payment plan', 'after-handover'),
        'payment_plan=after-handover',
        'Payment plan after handover',
      ],
      [
        'sale',
        list => enter(list, 'Service charge to, AED/sq ft', '14.5'),
        'max_service_charge=14.5',
        'Service charge up to AED 14.5 per sq ft',
      ],
      ['rent', list => select(list, 'Rent cheques', '4'), 'cheques=4', '4 cheques or more'],
      [
        'rent',
        list => enter(list, 'Deposit up to, AED', '10 000'),
        'max_deposit=10000',
        'Deposit up to AED 10,000',
      ],
      ['rent', list => enter(list, 'Lowest floor', '10'), 'min_floor=10', 'Floor 10 or higher'],
      [
        'rent',
        list => select(list, 'Parking spaces', '2'),
        'parking=2',
        '2 parking spaces or more',
      ],
      [
        'rent',
        list => enter(list, 'Available by', '2027-01-31'),
        'available_by=2027-01-31',
        'Available by 31 January 2027',
      ],
      ['rent', list => one(list, '[value=school]').click(), 'near=school', 'Near a school'],
      ['sale', list => select(list, 'Furnishing', 'furnished'), 'amenities=furnished', 'Furnished'],
    ]
    for (const [deal, change, query, chip] of choices) {
      it(`the chip "${chip}" is of ${query}, and takes it back`, async () => {
        const {list, searchQueries} = await shown(`?purpose=residential-${deal}`)
        const [name = '', value] = query.split('=')
        change(list)
        await eventually(() => expect(searchQueries().at(-1)).to.include({[name]: value}))
        await settled(list)
        expect(chips(list)).to.include(`Remove filter: ${chip}`)
        expect(words(one(list, '.choices__chosen'))).to.equal('1 chosen')
        link(list, `Remove filter: ${chip}`).click()
        await eventually(() => expect(searchQueries().at(-1)).not.to.have.property(name))
        await settled(list)
        expect(words(one(list, '.choices__chosen'))).to.equal('Any')
      })
    }

    it('another purpose takes back filters that are not for it', async () => {
      const {list, searchQueries} = await shown('?purpose=residential-rent&cheques=4&parking=2')
      select(list, 'Purpose', 'residential-sale')
      await eventually(() =>
        expect(searchQueries().at(-1)).to.deep.equal({
          ...{lang: 'en', purpose: 'residential-sale', parking: '2'},
        }),
      )
    })

    it('a floor that is no number is refused with a message and no search', async () => {
      const {list, searchQueries} = await shown('?purpose=residential-sale')
      enter(list, 'Lowest floor', 'high')
      await eventually(() => expect(errors(list)).to.deep.equal(['Please enter a number']))
      expect(searchQueries()).to.deep.equal([])
    })

    it('its button closes more filters above a wide list, and leads to the count', async () => {
      const {list} = await shown('?purpose=residential-sale')
      const more = one(list, '.choices') as HTMLDetailsElement
      more.open = true
      one(list, '.more .bar__show').click()
      await eventually(() => expect(more.open).to.equal(false))
      expect(list.shadowRoot?.activeElement).to.equal(one(list, '.count'))
    })

    it('more filters are accessible', async () => {
      const {list} = await shown('?purpose=residential-sale&near=school')
      const more = one(list, '.choices') as HTMLDetailsElement
      more.open = true
      await expect(list).to.be.accessible()
    })
  })
})
