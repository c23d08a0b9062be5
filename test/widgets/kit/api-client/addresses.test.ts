import assert from 'node:assert/strict'
import {it} from 'node:test'
import {mediaAddress, pageAddress} from '#kit/api-client/addresses.ts'
import {resultsAddress} from '#trade/search-query/search-query.ts'

const sender = () => ({partner: 'gulf homes', utm_source: 'portal'})
const sent = 'partner=gulf+homes&utm_source=portal'

it('links to the agency carry partner and campaign, links within its site do not', () => {
  const site = 'https://agency.example'
  assert.equal(pageAddress(site, '/properties', sender), `${site}/properties?${sent}`)
  assert.equal(
    pageAddress(site, '/properties?page=2#map', sender),
    `${site}/properties?page=2&${sent}#map`,
  )
  assert.equal(pageAddress('', '/properties', sender), '/properties')
})

it('an absolute address keeps its origin and carries partner and campaign', () => {
  const found = 'https://portal.example/found'
  assert.equal(pageAddress('https://agency.example', found, sender), `${found}?${sent}`)
})

it('a stored path is resolved below the storage address and percent-encoded', () => {
  const base = 'https://files.example/storage'
  const cases: [path: string, address: string][] = [
    ['pictures/villa.webp', '/pictures/villa.webp'],
    ['/pictures/villa.webp', '/pictures/villa.webp'],
    ['//evil.example/a//b.png', '/evil.example/a//b.png'],
    ['a b/вилла.png', '/a%20b/%D0%B2%D0%B8%D0%BB%D0%BB%D0%B0.png'],
    ['a%20b.png', '/a%20b.png'],
    ['100%.png', '/100%25.png'],
    ['javascript:alert(1)', '/javascript:alert(1)'],
    ['x https://other.example', '/x%20https://other.example'],
  ]
  for (const [path, address] of cases) {
    assert.equal(mediaAddress(base, path), base + address)
    assert.equal(mediaAddress(`${base}/`, path), base + address)
  }
  assert.equal(mediaAddress('/storage', 'a.png'), '/storage/a.png')
  assert.equal(mediaAddress('', 'a.png'), '/a.png')
})

it('a file address with another origin stays unchanged', () => {
  for (const path of ['https://cdn.example/a b.png', 'HTTP://cdn.example/a.png']) {
    assert.equal(mediaAddress('https://files.example', path), path)
  }
})

it('a search is merged into the query of its results address', () => {
  assert.equal(resultsAddress('/p', {}), '/p')
  assert.equal(
    resultsAddress('/p?view=map&place=X#c', {place: 'x & й', purpose: ''}),
    '/p?view=map&place=x+%26+%D0%B9#c',
  )
  assert.equal(resultsAddress('https://a.example', {page: '2'}), 'https://a.example?page=2')
  assert.equal(resultsAddress('#top', {page: '2'}), '?page=2#top')
})

it('an address that begins with a dot or its query is seen from the page itself', () => {
  for (const own of ['./homes', '../homes?view=map', '?']) {
    assert.equal(
      pageAddress('https://agency.example', own, () => ({partner: 'x'})),
      own,
    )
  }
})
