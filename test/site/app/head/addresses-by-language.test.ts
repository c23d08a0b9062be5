/** One page, one address in each language: the same in heads, sitemap and feeds. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {
  addressesByLanguage,
  addressIn,
} from '../../../../site/app/shared-with-server/addresses-by-language.ts'

describe('address of a page in a language', () => {
  it('the English address of a page has no lang parameter', () => {
    assert.equal(english('https://agency.example/team'), 'https://agency.example/team')
    assert.equal(english('https://agency.example/'), 'https://agency.example/')
  })

  it('French and Russian addresses append lang after the other parameters', () => {
    assert.equal(
      addressIn('fr', new URL('https://agency.example/')),
      'https://agency.example/?lang=fr',
    )
    assert.equal(
      addressIn('ru', new URL('https://agency.example/neighborhood-guides?name=Palm%20Jumeirah')),
      'https://agency.example/neighborhood-guides?name=Palm%20Jumeirah&lang=ru',
    )
  })

  it('the address in a language replaces the lang parameter of the current one', () => {
    const read = new URL('https://agency.example/properties?lang=ru&page=2')
    assert.equal(addressIn('en', read), 'https://agency.example/properties?page=2')
    assert.equal(addressIn('fr', read), 'https://agency.example/properties?page=2&lang=fr')
  })

  it('all spellings of an address normalise to the same address', () => {
    const one = 'https://agency.example/neighborhood-guides?name=Caf%C3%A9%20%26%20L%27Orme'
    for (const spelling of [
      "/neighborhood-guides?name=Café %26 L'Orme",
      '/neighborhood-guides/?name=Caf%C3%A9+%26+L%27Orme#top',
    ]) {
      assert.equal(english(`https://agency.example${spelling}`), one)
    }
  })

  it('the x-default alternate of a page is its English address', () => {
    const url = new URL('https://agency.example/team')
    assert.deepEqual(addressesByLanguage(url, ['en', 'fr', 'ru']), [
      {lang: 'en', url: 'https://agency.example/team'},
      {lang: 'fr', url: 'https://agency.example/team?lang=fr'},
      {lang: 'ru', url: 'https://agency.example/team?lang=ru'},
      {lang: 'x-default', url: 'https://agency.example/team'},
    ])
  })
})

const english = (address: string) => addressIn('en', new URL(address))
