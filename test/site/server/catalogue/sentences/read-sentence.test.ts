/** Facts that a sentence may state, in the ways in which people say them. */
import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import type {SentenceFilters} from '#server/catalogue/sentences/meaning.ts'
import {readSentence} from '#server/catalogue/sentences/read-sentence.ts'
import {type Vocabulary, vocabularyOf} from '#server/catalogue/sentences/vocabulary.ts'
import {demoRecords, demoVocabulary} from '../../support/catalogue/demo-vocabulary.ts'

const TODAY = '2026-11-30'

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
      [['high floor'], {}, 'high floor'],
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
      [['villa close to the sea'], {property_type: 'villa'}, 'close to the sea'],
    ],
    'developers are no places': [
      [['damac'], {builder: 'damac'}],
      [['by RAK Properties'], {builder: 'rak-properties'}],
      [['from the developer Damac', 'от застройщика Damac', 'promoteur damac'], {builder: 'damac'}],
      [['от застройщика'], {}, 'от застройщика'],
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
    'what a home must not have is no wish': [
      [['not off plan'], {}, 'not off plan'],
      [['pas sur plan'], {}, 'pas sur plan'],
      [['не строящийся'], {}, 'не строящийся'],
      [['ليس قيد الإنشاء'], {}, 'ليس قيد الإنشاء'],
      [['without a payment plan'], {}, 'without a payment plan'],
      [['без рассрочки'], {}, 'без рассрочки'],
      [['not near a metro'], {}, 'not near a metro'],
      [
        ['villa near a school, not near the beach'],
        {property_type: 'villa', near: 'school'},
        'not near the beach',
      ],
    ],
    'homes are ready or off plan': [
      [['ready', 'ready to move in', 'prêt à habiter', 'готовый', 'جاهزة'], {completion: 'ready'}],
      [['off plan', 'off-plan', 'sur plan', 'строящийся', 'قيد الإنشاء'], {completion: 'off-plan'}],
      [
        ['على الخارطة', 'новостройка', 'новостройку', 'в новостройке', 'новостройки', 'новостроек'],
        {completion: 'off-plan'},
      ],
      [['ready or off plan'], {}, 'ready or off plan'],
    ],
    'a year of the handover is all of it, and one before it ends with the year before': [
      [
        ['handover 2027', 'handover by 2027', 'livraison 2027', 'сдача в 2027', 'تسليم 2027'],
        {
          handover_by: '2027-Q4',
        },
      ],
      [
        [
          'handover before 2028',
          'handover by Q4 2027',
          'handover in the 4th quarter of 2027',
          'handover before Q1 2028',
          'handover before January 2028',
        ],
        {
          handover_by: '2027-Q4',
        },
      ],
      [
        ['handover in 2028', 'livraison en 2028', 'сдача в 2028 году', 'التسليم في 2028'],
        {handover_by: '2028-Q4'},
      ],
      [['ready in 2028', 'готовая в 2028', 'جاهزة في 2028'], {handover_by: '2028-Q4'}],
      [
        ['handover next year', "livraison l'année prochaine", "livraison l'an prochain"],
        {handover_by: '2027-Q4'},
      ],
      [
        ['сдача в следующем году', 'التسليم السنة القادمة', 'التسليم في العام المقبل'],
        {handover_by: '2027-Q4'},
      ],
      [
        ['handover by the end of 2027', 'livraison fin 2027', 'сдача до конца 2027'],
        {handover_by: '2027-Q4'},
      ],
      [['تسليم نهاية 2027'], {handover_by: '2027-Q4'}],
      [['сдача 2 кв 2027', 'сдача во втором квартале 2027'], {handover_by: '2027-Q2'}],
      [['handover this year', 'сдача в этом году', 'تسليم هذا العام'], {handover_by: '2026-Q4'}],
      [
        ['handover March 2027', 'livraison T1 2027', 'сдача в 1 квартале 2027'],
        {handover_by: '2027-Q1'},
      ],
    ],
    'a time that is no date is not understood, and a home that is ready then is not ready': [
      [['ready next summer'], {}, 'ready next summer'],
      [['villa ready in six months'], {property_type: 'villa'}, 'ready in six months'],
      [['handover next summer'], {}, 'handover next summer'],
      [['готова следующим летом'], {}, 'готова следующим летом'],
      [['جاهزة الصيف القادم'], {}, 'جاهزة الصيف القادم'],
      [['ready next to the metro'], {completion: 'ready', near: 'metro'}],
    ],
    'a home is not found by what it must not be or be near': [
      [['not off plan'], {}, 'not off plan'],
      [['2 bed not near a school'], {bedrooms: '2'}, 'not near a school'],
      [['villa not in Dubai Marina'], {property_type: 'villa'}, 'not in Dubai Marina'],
      [['не рядом со школой'], {}, 'не рядом со школой'],
      [['pas sur plan'], {}, 'pas sur plan'],
      [['ليس على الخارطة'], {}, 'ليس على الخارطة'],
      [['no payment plan'], {}, 'no payment plan'],
      [['no balcony, near a school'], {near: 'school'}, 'no balcony'],
    ],
    'payment plans may end after the handover': [
      [['payment plan', 'with instalments', 'рассрочка', 'بالتقسيط'], {payment_plan: 'any'}],
      [['post-handover payment plan', 'payments after handover'], {payment_plan: 'after-handover'}],
    ],
    'numbers are for what stands beside them': [
      [['4 cheques', 'in four cheques', '4 чека', '٤ شيكات', '4 chèques'], {cheques: '4'}],
      [
        ['service charge under 20', 'service charges max 20 aed per sqft'],
        {max_service_charge: '20'},
      ],
      [['deposit under 10k', 'deposit max 10,000', 'caution max 10 000'], {max_deposit: '10000'}],
      [['floor 10 or higher', '10th floor or above', 'from the 10th floor'], {min_floor: '10'}],
      [['in a single cheque', 'en un chèque', 'одним чеком', 'بشيك واحد'], {cheques: '1'}],
      [['двумя чеками', 'в два чека', 'شيكان', 'بشيكين', 'دفعتين'], {cheques: '2'}],
      [['cheques: 4', 'чеков 4', '4 чеками', 'четырьмя чеками', 'بأربع شيكات'], {cheques: '4'}],
      [['4 cheques, 2 bed', 'cheques 4, 2 bed', '2 bed 4 cheques'], {bedrooms: '2', cheques: '4'}],
      [['payment in 4 cheques', 'paiement en 4 chèques', 'оплата 4 чеками'], {cheques: '4'}],
      [['2 parking spaces', 'two parkings', '2 places de parking'], {parking: '2'}],
      [['два парковочных места', 'с двумя машиноместами', 'parking: 2'], {parking: '2'}],
      [['موقفين', 'بموقفين', 'موقفان للسيارات', '٢ مواقف'], {parking: '2'}],
      [
        ['parking for 2 cars', '2 car garage', 'garage 2 voitures', 'паркинг на две машины'],
        {parking: '2'},
      ],
      [['موقف لسيارتين'], {parking: '2'}],
      [['parking', 'موقف'], {amenities: 'parking'}],
      [['parking 2 baths'], {amenities: 'parking'}, '2 baths'],
      [['parking and 2 bedrooms'], {amenities: 'parking', bedrooms: '2'}],
      [['service charge under 20, under 2m'], {max_service_charge: '20', max_price: '2000000'}],
    ],
    'people say from when they can move in': [
      [['available now', 'move in immediately', 'disponible maintenant'], {available_by: TODAY}],
      [
        ['available from January', 'свободна с января', 'available in jan'],
        {
          available_by: '2027-01-31',
        },
      ],
      [['available by 1 March', 'move in by the 1st of march'], {available_by: '2027-03-01'}],
    ],
    'a walk leads to places of a kind, and a place stays a place': [
      [['near a school', 'school nearby', 'рядом со школой', 'قريب من مدرسة'], {near: 'school'}],
      [['close to the metro', 'proche du métro', 'у метро', 'walk to the metro'], {near: 'metro'}],
      [['walk to the beach', 'near a beach'], {near: 'beach'}],
      [['near schools and a mall'], {near: 'school,mall'}],
      [['near the marina'], {place: 'Dubai Marina'}],
      [['school nearby', 'école à proximité', 'школа рядом', 'مدرسة قريبة'], {near: 'school'}],
      [['قرب مدرسة', 'возле школ', "près d'une école", 'minutes from a school'], {near: 'school'}],
      [['у мечети', 'mosque nearby', 'مسجد قريب'], {near: 'mosque'}],
      [['около торгового центра', 'возле молла', 'centre commercial à proximité'], {near: 'mall'}],
    ],
    'a shorter walk than a search knows is said as not understood': [
      [['5 minutes from a school', "à 5 minutes d'une école"], {near: 'school'}, '5 minutes'],
      [
        ['within 10 minutes walk of the metro', '10 minutes on foot to the metro'],
        {near: 'metro'},
        '10 minutes',
      ],
      [
        ['10 minutes à pied du métro', '10 minutes de marche du métro'],
        {near: 'metro'},
        '10 minutes',
      ],
      [['5 min from the beach', 'à 5 min de la plage'], {near: 'beach'}, '5 min'],
      [['دقيقتين من المترو'], {near: 'metro'}, 'دقيقتين'],
      [['5 minutes from the marina'], {place: 'Dubai Marina'}, '5 minutes'],
      [['в 5 минутах от школы'], {near: 'school'}, '5 минутах'],
      [['10 минут пешком до метро'], {near: 'metro'}, '10 минут'],
      [['٥ دقائق من المدرسة'], {near: 'school'}, '٥ دقائق'],
      [['١٠ دقائق مشيا من المترو'], {near: 'metro'}, '١٠ دقائق'],
      [['15 minutes walk to a school', '15 минут пешком от школы'], {near: 'school'}],
    ],
    'a longer way, a drive and a distance are not understood': [
      [['20 minutes from a school'], {}, '20 minutes from a school'],
      [['20 minutes walk to a school'], {}, '20 minutes walk to a school'],
      [['10 minutes drive from a school'], {}, '10 minutes drive from a school'],
      [['500 m from the metro'], {}, '500 m from the metro'],
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
      [['I want a vastu villa, please'], {property_type: 'villa'}, 'vastu'],
      [['ищу виллу рядом с парком'], {property_type: 'villa'}, 'рядом с парком'],
    ],
  }
  const cheques: Record<string, string> = {
    en: `one cheque, two cheques, three cheques, four cheques, five cheques, six cheques, seven cheques,
      eight cheques, nine cheques, ten cheques, eleven cheques, twelve cheques`,
    fr: `un seul chèque, deux chèques, trois chèques, quatre chèques, cinq chèques, six chèques,
      sept chèques, huit chèques, neuf chèques, dix chèques, onze chèques, douze chèques`,
    ru: `один чек, два чека, три чека, четыре чека, пять чеков, шесть чеков, семь чеков, восемь чеков,
      девять чеков, десять чеков, одиннадцать чеков, двенадцать чеков`,
    ar: `شيك واحد, شيكين, ثلاثة شيكات, أربعة شيكات, خمسة شيكات, ستة شيكات, سبعة شيكات,
      ثمانية شيكات, تسعة شيكات, عشرة شيكات, أحد عشر شيكا, اثنا عشر شيكا`,
  }
  for (const [language, words] of Object.entries(cheques)) {
    it(`one to twelve cheques are counted in words, in ${language}`, () => {
      for (const [at, sentence] of words.split(/,\s+/).entries()) {
        const expected = {filters: {cheques: `${at + 1}`}, rest: ''}
        assert.deepEqual(readSentence(vocabulary, sentence, TODAY), expected, sentence)
      }
    })
  }

  for (const [title, all] of Object.entries(claims)) {
    it(title, () => {
      for (const [sentences, filters, rest = ''] of all) {
        for (const sentence of sentences) {
          assert.deepEqual(readSentence(vocabulary, sentence, TODAY), {filters, rest}, sentence)
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
