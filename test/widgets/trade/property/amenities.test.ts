import assert from 'node:assert/strict'
import {readdirSync, readFileSync} from 'node:fs'
import {describe, it} from 'node:test'
import {locales} from '#kit/i18n/locale.ts'
import {codesIn, parkingCount} from '#trade/property/amenities/recognise.ts'
import {statedAmenities} from '#trade/property/amenities/stated-amenities.ts'

const DEMO = new URL('../../../../site/content/demo/properties/', import.meta.url)

describe('amenities by codes', () => {
  it('free texts of all languages that mean one amenity have its code', () => {
    const said = {
      pool: ['12 m pool', 'Heated pool', 'Piscine de 12 m', 'Бассейн 12 м', 'مسبح بطول 12 مترًا'],
      parking: ['Parking for two cars', 'Double garage', '2 parking spaces', 'موقفان للسيارات'],
      gym: ['Residents’ gym', 'Salle de sport', 'Тренажёрный зал', 'صالة رياضية'],
      'sea-view': ['View of the sea', 'Vue sur la mer', 'Вид на море', 'إطلالة على البحر'],
      furnished: ['Fully furnished', 'Meublé', 'С мебелью', 'مفروشة'],
      unfurnished: ['Unfurnished', 'Non meublé', 'Без мебели', 'غير مفروشة'],
      'staff-room': ['Maid’s room', 'Chambre de service', 'Комната для персонала', 'غرفة للخادمة'],
    }
    for (const [code, texts] of Object.entries(said)) {
      for (const text of texts) assert.deepEqual(codesIn(text), [code], text)
    }
    assert.deepEqual(codesIn('Private pool'), ['private-pool', 'pool'])
  })

  it('amenities that are absent, near, for visitors or only possible are not recognised', () => {
    for (const text of [
      'No parking',
      'Without balcony',
      'Pool view',
      'Pool table',
      'Children’s pool',
      'Space for a private pool',
      'Visitor parking',
      'Parking public à proximité',
      'Место под собственный бассейн',
      'مواقف للزوار',
      'Shaft for a lift',
    ]) {
      assert.deepEqual(codesIn(text), [], text)
    }
  })

  it('the number of cars is read from digits and from words', () => {
    for (const text of [
      'Two parking spaces',
      'Parking for 2 cars',
      'Deux places couvertes',
      'Гараж на две машины',
      'موقفان للسيارات',
    ]) {
      assert.equal(parkingCount(text), 2, text)
    }
    assert.equal(parkingCount('Sixteen parking spaces'), undefined)
    assert.equal(parkingCount('Covered parking'), undefined)
  })

  it('every amenity of the demonstration has the same codes in each of its languages', () => {
    for (const file of readdirSync(DEMO)) {
      const {amenities = []} = JSON.parse(readFileSync(new URL(file, DEMO), 'utf8'))
      for (const words of amenities) {
        const codes = locales.map(locale => codesIn(words[locale]).join())
        const counts = locales.map(locale => parkingCount(words[locale]))
        assert.equal(new Set(codes).size, 1, `${words.en}: ${codes.join(' | ')}`)
        if (codes[0] === 'parking') assert.equal(new Set(counts).size, 1, words.en)
      }
    }
  })

  it('a record may carry codes, and its texts count where it has none', () => {
    const home = {name: '', slug: '', main_images: [], about: {price: null, amenities: ['Gym']}}
    const codesOf = (amenity_codes?: string[]) =>
      statedAmenities({...home, amenity_codes}).coded.map(({code}) => code)
    assert.deepEqual(codesOf(), ['gym'])
    assert.deepEqual(codesOf(['gym', 'pool', 'moat']), ['gym', 'pool'])
  })
})
