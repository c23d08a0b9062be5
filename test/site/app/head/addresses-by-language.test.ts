/** One page, one address in each language: the same in heads, sitemap and feeds. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {
  addressesByLanguage,
  addressIn,
} from '../../../../site/app/shared-with-server/addresses-by-language.ts'

describe('the address of a page in a language', () => {
  it("is the page's own in English", () => {
    assert.equal(english('https://agency.example/team'), 'https://agency.example/team')
    assert.equal(english('https://agency.example/'), 'https://agency.example/')
  })

  it('names French and Russian behind everything else that is asked', () => {
    assert.equal(
      addressIn('fr', new URL('https://agency.example/')),
      'https://agency.example/?lang=fr',
    )
    assert.equal(
      addressIn('ru', new URL('https://agency.example/neighborhood-guides?name=Palm%20Jumeirah')),
      'https://agency.example/neighborhood-guides?name=Palm%20Jumeirah&lang=ru',
    )
  })

  it('forgets the language in which the page is read now', () => {
    const read = new URL('https://agency.example/properties?lang=ru&page=2')
    assert.equal(addressIn('en', read), 'https://agency.example/properties?page=2')
    assert.equal(addressIn('fr', read), 'https://agency.example/properties?page=2&lang=fr')
  })

  it('is one address for all spellings of it', () => {
    const one = 'https://agency.example/neighborhood-guides?name=Caf%C3%A9%20%26%20L%27Orme'
    for (const spelling of [
      "/neighborhood-guides?name=Café %26 L'Orme",
      '/neighborhood-guides/?name=Caf%C3%A9+%26+L%27Orme#top',
    ]) {
      assert.equal(english(`https://agency.example${spelling}`), one)
    }
  })

  it('has English for whoever reads another language', () => {
    const url = new URL('https://agency.example/team')
    assert.deepEqual(addressesByLanguage(url), [
      {lang: 'en', url: 'https://agency.example/team'},
      {lang: 'fr', url: 'https://agency.example/team?lang=fr'},
      {lang: 'ru', url: 'https://agency.example/team?lang=ru'},
      {lang: 'x-default', url: 'https://agency.example/team'},
    ])
  })
})

const english = (address: string) => addressIn('en', new URL(address))
