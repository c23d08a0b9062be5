/** The recorded prices of a home, on its page. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Property} from '#trade/contract/entities.ts'
import {newInspection} from '../../../support/pages/inspection.ts'
import {readPage} from '../../../support/pages/read-page.ts'
import {answered, completeProperty} from '../../../support/records/property.ts'
import {useSite} from '../../../support/site/use-site.ts'

const HEADING = 'Price history'
const changed: Property = {
  ...completeProperty,
  history: [
    {day: '2026-05-01', event: 'known', price: 13_000_000},
    {day: '2026-06-01', event: 'withdrawn'},
    {day: '2026-07-01', event: 'listed', price: 13_000_000},
    {day: '2026-08-01', event: 'price', price: 12_500_000},
  ],
}

describe('price history on the page of a home', () => {
  const {site, browser} = useSite()
  const show = (property: Property, path = 'properties') => {
    site.answers['property-detail'] = answered(property)
    return `${site.url}/${path}/${property.slug}`
  }
  const rows = async (property: Property, path?: string) => {
    const page = await readPage(show(property, path))
    return page
      .texts('#price-history tr')
      .map(text => text.replaceAll(/[\s\u00a0\u2068\u2069]+/g, ' ').trim())
  }

  it('the latest change comes first, each price with its difference to the one before', async () => {
    assert.deepEqual(await rows(changed), [
      'What happened Asking price',
      'New price 1 August 2026 AED 12,500,000 AED 500,000 less (3.8%)',
      'Listed again 1 July 2026 AED 13,000,000',
      'Withdrawn 1 June 2026',
      'First recorded 1 May 2026 AED 13,000,000',
    ])
    const page = await readPage(show(changed))
    assert.ok(page.says('Recorded since 1 May 2026; what was asked before that is not known.'))
  })

  it('the page of a project lists its starting prices', async () => {
    const [head, ...others] = await rows({...changed, project: true}, 'projects/detail')
    assert.equal(head, 'What happened Starting Price')
    assert.equal(others.length, 4)
  })

  it('rents for different periods are compared for a year, and a sale with no rent', async () => {
    const rent = {event: 'price', price_period: 'month'} as const
    const found = await rows({
      ...completeProperty,
      history: [
        {day: '2026-05-01', event: 'listed', price: 900_000},
        {day: '2026-06-01', event: 'listed', price: 100_000, price_period: 'year'},
        {day: '2026-07-01', ...rent, price: 9_000},
        {day: '2026-08-01', ...rent, price: 8_000},
        {day: '2026-09-01', event: 'price', price_period: 'month'},
      ],
    })
    assert.deepEqual(found.slice(1), [
      'Price on request 1 September 2026 Price on request',
      'New price 1 August 2026 AED 8,000 per month · 96,000 per year AED 1,000 less (11.1%)',
      'New price 1 July 2026 AED 9,000 per month · 108,000 per year AED 8,000 per year more (8%)',
      'Listed again 1 June 2026 AED 100,000 per year',
      'First listed 1 May 2026 AED 900,000',
    ])
  })

  it('a home with one recorded price, or a back end without any, has no section', async () => {
    const [first] = changed.history ?? []
    for (const history of [undefined, [], first && [first]]) {
      for (const path of ['properties', 'projects/detail']) {
        const page = await readPage(show({...completeProperty, history}, path))
        assert.equal(page.says(HEADING), false, path)
      }
    }
  })

  it('the history does not travel as data beside its markup', async () => {
    const html = await (await fetch(show(changed))).text()
    assert.match(html, /First recorded/)
    assert.doesNotMatch(html, /"known"/)
  })

  it('a page with a history passes axe and fits a narrow window, in every look', async () => {
    const {inspect, faults, leave} = await newInspection(browser)
    await inspect(show(changed))
    await inspect(show({...changed, project: true}, 'projects/detail'))
    await leave()
    assert.deepEqual([...faults.axe, ...faults.narrow, ...faults.console], [])
  })
})
