/** Facts that a sentence may state, in the ways in which people say them. */
import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import type {SentenceFilters} from '#server/catalogue/sentences/meaning.ts'
import {readSentence} from '#server/catalogue/sentences/read-sentence.ts'
import {type Vocabulary, vocabularyOf} from '#server/catalogue/sentences/vocabulary.ts'
import {demoRecords, demoVocabulary} from '../../support/catalogue/demo-vocabulary.ts'

type Claim = [sentences: string[], filters: SentenceFilters, rest?: string]

describe('a sentence of a search', () => {
  let vocabulary: Vocabulary
  before(async () => {
    vocabulary = await demoVocabulary()
  })

  const claims: Record<string, Claim[]> = {
    'bedrooms are a number or at least a number': [
      [
        ['2br', '2 bdr', '2BHK', 'two bedroom', '2-bed', 'bedrooms: 2', 'T3', 'F3'],
        {bedrooms: '2'},
      ],
      [['2 chambres', 'двушка', '2к', '2-комнатная', 'две спальни'], {bedrooms: '2'}],
      [['غرفتين', 'غرفتين وصالة', '٢ غرف', '۲ غرف نوم'], {bedrooms: '2'}],
      [['studio', 'студия', 'استوديو'], {bedrooms: '0'}],
      [['غرفة وصالة', 'однушка', 'one bed', 'une chambre'], {bedrooms: '1'}],
      [['3+ beds', '3 beds or more', 'at least 3 bedrooms', 'from 3 bedrooms'], {bedrooms: '3+'}],
      [['от трёх спален', '3 chambres minimum', '٣ غرف على الأقل'], {bedrooms: '3+'}],
      [['more than 3 bedrooms', 'больше трёх спален'], {bedrooms: '4+'}],
    ],
    'baths, people, floors and years are neither bedrooms nor prices': [
      [['4 bath'], {}, '4 bath'],
      [['family of 5'], {}, 'family of 5'],
      [['2nd floor'], {}, '2nd floor'],
      [['handover 2026'], {}, 'handover 2026'],
      [['up to 3 bedrooms'], {}, 'up to 3 bedrooms'],
    ],
    'prices are whole dirhams with one bound or two': [
      [['under 2m', 'max 2,000,000 AED', 'up to 2 mn', 'budget 2 million'], {max_price: '2000000'}],
      [['до 2 млн', 'не дороже 2 000 000', 'два миллиона дирхам'], {max_price: '2000000'}],
      [['أقل من مليونين', 'حتى ٢ مليون درهم', 'moins de 2 millions'], {max_price: '2000000'}],
      [['from 1.5m', 'от 1,5 млн', 'à partir de 1,5 M', 'فوق مليون ونصف'], {min_price: '1500000'}],
      [
        ['from 1 to 2 million', 'между 1 и 2 млн', 'entre 1 et 2 M', 'بين مليون ومليونين', '1-2m'],
        {min_price: '1000000', max_price: '2000000'},
      ],
      [['900k-1.2m', '900 to 1.2m'], {min_price: '900000', max_price: '1200000'}],
      [['مليون ومئتين ألف'], {max_price: '1200000'}],
    ],
    'rents are for a year': [
      [
        ['10k a month', '10 000 par mois', '10 тыс в месяц', '١٠ آلاف شهريا'],
        {purpose: 'residential-rent', max_price: '120000'},
      ],
      [['120k per year', '120 000 par an'], {purpose: 'residential-rent', max_price: '120000'}],
    ],
    'areas are square feet': [
      [['from 1000 sqft', '1000 sq. ft.', 'min 1000 square feet'], {min_area: '1000'}],
      [['100 sqm', '100 m²', 'от 100 кв. м', '١٠٠ متر مربع', 'площадь 100 м'], {min_area: '1076'}],
      [['80-120 m2', 'de 80 à 120 m²'], {min_area: '861', max_area: '1292'}],
    ],
    'purposes follow from words for sale or rent and from the type': [
      [['flat for sale', 'buy a flat'], {purpose: 'residential-sale', property_type: 'apartment'}],
      [['office to let', 'снять офис'], {purpose: 'commercial-rent', property_type: 'office'}],
      [['commercial property for sale'], {purpose: 'commercial-sale'}],
      [['flat', 'apt', 'appart', 'квартиру', 'الشقق'], {property_type: 'apartment'}],
      [['rent or buy'], {}, 'rent or buy'],
    ],
    'places are known by aliases, words of their names and typos': [
      [['marina', 'near the marina', 'dubai marnia', 'в Дубай-Марине'], {place: 'Dubai Marina'}],
      [['dubai marina, dubai', 'بدبي مارينا'], {place: 'Dubai Marina'}],
      [['furjan', 'بالفرجان', 'alfurjan'], {place: 'Al Furjan'}],
      [['jumeira vilage circle'], {place: 'Jumeirah Village Circle'}],
      [['sharja', 'в шардже'], {place: 'Sharjah'}],
      [['damac hills'], {place: 'Damac Hills'}],
      [['jumeirah'], {}, 'jumeirah'],
      [['villa close to the beach'], {property_type: 'villa'}, 'close to the beach'],
    ],
    'developers are no places': [
      [['damac'], {builder: 'damac'}],
      [['by RAK Properties'], {builder: 'rak-properties'}],
    ],
    'views are amenities or unknown, and no places': [
      [['marina view', 'vue sur la marina', 'с видом на марину'], {amenities: 'marina-view'}],
      [['sea and city views'], {amenities: 'sea-view,skyline-view'}],
      [['burj khalifa view'], {}, 'burj khalifa view'],
      [['palm view'], {}, 'palm view'],
      [['pool view'], {}, 'pool view'],
    ],
    'amenities are codes in their usual order': [
      [['gym and private pool', 'спортзал и свой бассейн'], {amenities: 'private-pool,gym'}],
      [['with my dog', 'с кошкой', 'avec un chien', 'عندي كلب'], {amenities: 'pets'}],
      [['unfurnished', 'без мебели', 'non meublé', 'بدون أثاث'], {amenities: 'unfurnished'}],
      [['without a balcony'], {}, 'without a balcony'],
      [['villa with an office'], {property_type: 'villa', amenities: 'study'}],
    ],
    'lists are sorted by words for it': [
      [['cheapest', 'самые дешёвые', 'les moins chers', 'الأرخص'], {sort: 'price_low'}],
      [['most expensive', 'сначала дорогие', 'أغلى'], {sort: 'price_high'}],
      [['newest', 'les plus récents', 'أحدث'], {sort: 'newest'}],
      [['biggest', 'самая большая', 'الأكبر'], {sort: 'largest'}],
    ],
    'languages may be mixed': [
      [
        ['2 bedroom شقة in JVC до 1 млн'],
        {
          bedrooms: '2',
          property_type: 'apartment',
          place: 'Jumeirah Village Circle',
          max_price: '1000000',
        },
      ],
    ],
    'the rest keeps phrases and leaves out fillers': [
      [['I want an off-plan villa, please'], {property_type: 'villa'}, 'off-plan'],
      [['ищу виллу рядом с метро'], {property_type: 'villa'}, 'рядом с метро'],
    ],
  }
  for (const [title, all] of Object.entries(claims)) {
    it(title, () => {
      for (const [sentences, filters, rest = ''] of all) {
        for (const sentence of sentences) {
          assert.deepEqual(readSentence(vocabulary, sentence), {filters, rest}, sentence)
        }
      }
    })
  }

  it('another currency is in the rest without a rate, and in dirhams with one', async () => {
    const sentence = 'villa under $300k'
    const type = {property_type: 'villa'}
    const without = {filters: type, rest: 'under $300k'}
    assert.deepEqual(readSentence(vocabulary, sentence), without)
    const withRate = vocabularyOf(await demoRecords(), code =>
      code === 'USD' ? 3.6725 : undefined,
    )
    const filters = {...type, max_price: '1101750'}
    assert.deepEqual(readSentence(withRate, sentence), {filters, rest: ''})
  })

  it('a word that only one place begins with is that place, unless other words stand beside it', () => {
    assert.deepEqual(readSentence(vocabulary, 'victor'), {
      filters: {place: 'Victory Heights'},
      rest: '',
    })
    assert.deepEqual(readSentence(vocabulary, 'victor villa'), {
      filters: {property_type: 'villa'},
      rest: 'victor',
    })
  })
})
