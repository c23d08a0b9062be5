import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {
  purposeNames,
  purposes,
  readQuery,
  type SearchQuery,
  sorts,
  tidyQuery,
  writeQuery,
} from '../../../../widgets/shared/api/search-query.ts'

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

describe('a search', () => {
  it('is read from an address, and written to it in the same order', () => {
    assert.deepEqual(readQuery(asAddress), all)
    assert.equal(writeQuery(Object.fromEntries(Object.entries(all).reverse())), asAddress)
    assert.deepEqual(readQuery(new URLSearchParams(asAddress)), all)
  })

  it('has nothing that is empty, and no first page', () => {
    assert.deepEqual(readQuery('?place=&bedrooms=+&page=1'), {})
    assert.equal(writeQuery({place: ' ', page: '1'}), '')
    assert.equal(writeQuery({}), '')
    assert.deepEqual(readQuery('?page=11&bedrooms=1'), {page: '11', bedrooms: '1'})
  })

  it('has no blanks around what is asked for', () => {
    assert.deepEqual(tidyQuery({place: ' Marina '}), {place: 'Marina'})
    assert.equal(writeQuery({place: ' Marina '}), '?place=Marina')
  })

  it('knows nothing but its filters', () => {
    assert.deepEqual(readQuery('?utm_source=x&place=Marina'), {place: 'Marina'})
    assert.deepEqual(tidyQuery({colour: 'blue'} as SearchQuery), {})
  })

  it('is for one of four purposes, in the words of the home page', () => {
    assert.deepEqual(
      purposes.map(purpose => [purpose, purposeNames[purpose]]),
      [
        ['residential-sale', 'Residential Sale'],
        ['commercial-sale', 'Commercial Sale'],
        ['residential-rent', 'Residential Rent'],
        ['commercial-rent', 'Commercial Rent'],
      ],
    )
  })

  it('has the newest first unless another order is chosen', () => {
    assert.deepEqual([...sorts], ['newest', 'price_low', 'price_high', 'largest'])
  })
})
