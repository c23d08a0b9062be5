import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {comparedPeriod} from '#trade/contract/rent.ts'
import {isForSearchEngines} from '#trade/search-query/for-search-engines.ts'
import {
  askedOf,
  inOrder,
  purposeNames,
  purposes,
  readQuery,
  type SearchQuery,
  sorts,
  tidyQuery,
  understoodQuery,
  writeQuery,
} from '#trade/search-query/search-query.ts'

const all: SearchQuery = {
  purpose: 'residential-sale',
  place: 'Al Barari',
  property_type: 'villa',
  min_price: '1',
  max_price: '2',
  bedrooms: '3',
  community: 'c1',
  builder: 'b1',
  sort: 'newest',
  page: '2',
}
const asAddress =
  '?purpose=residential-sale&place=Al+Barari&property_type=villa&min_price=1&max_price=2' +
  '&bedrooms=3&community=c1&builder=b1&sort=newest&page=2'

describe('search query', () => {
  it('a search is read from an address and written to it in a fixed order', () => {
    assert.deepEqual(readQuery(asAddress), all)
    assert.equal(writeQuery(Object.fromEntries(Object.entries(all).reverse())), asAddress)
    assert.deepEqual(readQuery(new URLSearchParams(asAddress)), all)
  })

  it('a search omits empty parameters and the first page', () => {
    assert.deepEqual(readQuery('?place=&bedrooms=+&page=1'), {})
    assert.equal(writeQuery({place: ' ', page: '1'}), '')
    assert.equal(writeQuery({}), '')
    assert.deepEqual(readQuery('?page=11&bedrooms=1'), {page: '11', bedrooms: '1'})
  })

  it('a search reads amenities that a form names one by one, in one order', () => {
    assert.deepEqual(readQuery('?amenities=parking&amenities=balcony'), {
      amenities: 'balcony,parking',
    })
    assert.deepEqual(readQuery('?amenities=parking,balcony'), {amenities: 'balcony,parking'})
    assert.deepEqual(readQuery('?near=school&near=metro'), {near: 'metro,school'})
  })

  it('a search keeps that rents are shown for a month, and asks the API without it', () => {
    const query = readQuery('?purpose=residential-rent&max_price=150000&rents_per=month')
    assert.equal(writeQuery(query), '?purpose=residential-rent&max_price=150000&rents_per=month')
    assert.deepEqual(askedOf(query), {purpose: 'residential-rent', max_price: '150000'})
    for (const period of ['year', 'decade']) assert.deepEqual(readQuery(`?rents_per=${period}`), {})
  })

  it('prices of a search for rents are for a year or a month, those of others for neither', () => {
    for (const purpose of purposes) {
      const isRent = purpose.endsWith('-rent')
      for (const rents_per of ['', 'year', 'month', 'decade']) {
        const period = rents_per === 'month' ? 'month' : 'year'
        assert.equal(comparedPeriod({purpose, rents_per}), isRent ? period : undefined)
      }
    }
    assert.equal(comparedPeriod({rents_per: 'month'}), undefined)
  })

  it('a search trims the spaces around its values', () => {
    assert.deepEqual(tidyQuery({place: ' Marina '}), {place: 'Marina'})
    assert.equal(writeQuery({place: ' Marina '}), '?place=Marina')
  })

  it('a search has its numbers in the digits 0 to 9, and its words as they were typed', () => {
    assert.deepEqual(readQuery('?min_floor=١٠&q=٢ غرف'), {min_floor: '10', q: '٢ غرف'})
  })

  it('a search ignores parameters that are not filters', () => {
    assert.deepEqual(readQuery('?utm_source=x&place=Marina'), {place: 'Marina'})
    assert.deepEqual(tidyQuery({colour: 'blue'} as SearchQuery), {})
  })

  it('words that were understood become plain filters, and filters beside them win', () => {
    const answer = {understood: {place: 'Dubai Marina', bedrooms: '2'}, rest: 'near a school'}
    assert.deepEqual(understoodQuery({q: 'words', bedrooms: '3', page: '2'}, answer), {
      ...{place: 'Dubai Marina', bedrooms: '3', q: 'near a school', page: '2'},
    })
    assert.deepEqual(understoodQuery({q: 'words', place: 'JVC'}, answer), {
      ...{place: 'JVC', bedrooms: '2', q: 'near a school'},
    })
    assert.deepEqual(understoodQuery({place: 'words'}, {understood: {bedrooms: '2'}}), {
      bedrooms: '2',
    })
    assert.deepEqual(understoodQuery({place: 'words'}, {understood: {}, rest: 'words'}), {
      q: 'words',
    })
    assert.deepEqual(understoodQuery({q: 'words'}, {understood: {colour: 'blue'}}), {})
  })

  it('a search stays as it is where a back end does not understand words', () => {
    const query = {q: 'words', place: 'JVC'}
    assert.equal(understoodQuery(query, {}), query)
  })

  it('a range is put in order where both of its ends are known', () => {
    assert.deepEqual(inOrder('20', '3'), ['3', '20'])
    assert.deepEqual(inOrder(20, 0), [0, 20])
    assert.deepEqual(inOrder('3', '20'), ['3', '20'])
    assert.deepEqual(inOrder('3', ''), ['3', ''])
    assert.deepEqual(inOrder(undefined, 3), [undefined, 3])
  })

  it('search engines may list one filter with few values, and no words and areas', () => {
    assert.ok(isForSearchEngines({place: 'Marina', page: '2'}))
    assert.ok(isForSearchEngines({completion: 'off-plan'}))
    assert.ok(isForSearchEngines({near: 'school'}))
    assert.ok(!isForSearchEngines({near: 'school,metro'}))
    for (const query of [
      {q: 'near a school'},
      {min_area: '900'},
      {max_area: '900'},
      {cheques: '4'},
    ]) {
      assert.ok(!isForSearchEngines(query))
    }
  })

  it('a search has four purposes, named as on the home page', () => {
    const names = purposes.map(purpose => [purpose, purposeNames[purpose]])
    assert.deepEqual(names, [
      ['residential-sale', 'Residential Sale'],
      ['commercial-sale', 'Commercial Sale'],
      ['residential-rent', 'Residential Rent'],
      ['commercial-rent', 'Commercial Rent'],
    ])
  })

  it('a search has four sort orders, of which newest is the first', () => {
    assert.deepEqual([...sorts], ['newest', 'price_low', 'price_high', 'largest'])
  })
})
