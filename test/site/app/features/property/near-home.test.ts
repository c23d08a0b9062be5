import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Property} from '#trade/contract/entities.ts'
import {readPage} from '../../../support/pages/read-page.ts'
import {answered, completeProperty} from '../../../support/records/property.ts'
import {useSite} from '../../../support/site/use-site.ts'

describe('places near a home on its page', () => {
  const {site} = useSite({env: {LANGUAGES: 'en,fr,ru,ar'}})

  const served = (change: Partial<Property> = {}, language = 'en') => {
    site.answers['property-detail'] = answered({...completeProperty, ...change})
    return readPage(`${site.url}/properties/lighthouse-villa`, language)
  }
  const place = (walk_minutes: number, drive_minutes: number, more = {}) => ({
    kind: 'school',
    name: 'Pier School',
    coordinates: [25.101, 55.201] as [number, number],
    metres: walk_minutes * 66,
    walk_minutes,
    drive_minutes,
    ...more,
  })
  const minutes = async (...near: Property['near'] & object) =>
    (await served({near})).texts('.property-near__minutes')

  it('they are listed by kind with their minutes, their sources and what these minutes are', async () => {
    const page = await served()
    assert.deepEqual(page.texts('.property-near dt'), ['School', 'Metro station'])
    assert.deepEqual(page.cells('.property-near dd'), [
      ['Pier School', '3 min on foot'],
      ['Harbour Station', '23 min on foot 8 min by car'],
    ])
    assert.equal(page.count('.property-near a[href="https://schools.example/pier"]'), 1)
    assert.equal(page.count('.property-near a'), 1)
    assert.ok(
      page.says('Minutes are estimated from the straight line; the way itself may take longer.'),
    )
  })

  it('minutes on foot end at half an hour, and those by car are shown where that is sooner', async () => {
    assert.deepEqual(await minutes(place(30, 9), place(31, 9), place(4, 4), place(5, 4)), [
      '30 min on foot 9 min by car',
      '9 min by car',
      '4 min on foot',
      '5 min on foot 4 min by car',
    ])
  })

  it('a home without places near it has no such section', async () => {
    for (const near of [undefined, []]) {
      assert.equal((await served({near})).count('.property-near'), 0)
    }
  })

  it('an address that is none of the web is not a link', async () => {
    const page = await served({near: [place(3, 4, {source: 'javascript:alert(1)'})]})
    assert.equal(page.count('.property-near a'), 0)
    assert.ok(page.says('Pier School'))
  })

  it('an office and a project are no home in the heading', async () => {
    const commercial = await served({purpose: 'commercial-rent'})
    assert.ok(commercial.texts('h2').includes('Nearby'))
  })

  it('minutes by car of a route service are said to be such', async () => {
    const page = await served({near: [place(3, 4, {estimated: false})]})
    assert.ok(page.says('Minutes by car are those of a route without traffic'))
  })

  it('Arabic counts minutes in its own forms', async () => {
    const counts = [1, 2, 3, 11].map(count => place(count, 40))
    const page = await served({near: counts}, 'ar')
    assert.deepEqual(page.texts('.property-near__minutes'), [
      'دقيقة واحدة سيرًا',
      'دقيقتان سيرًا',
      '3 دقائق سيرًا',
      '11 دقيقة سيرًا',
    ])
  })

  it('a name that is not translated is marked as English', async () => {
    const page = await served({in_english: ['near[1].name']}, 'ru')
    assert.deepEqual(page.texts('.property-near [lang="en"]'), ['Harbour Station'])
  })
})
