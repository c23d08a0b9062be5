import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {OpenHouse} from '../../widgets/shared/api/entities.ts'
import {violations} from './support/axe.ts'
import {bareHouse, houseWith, inDays, millHouse} from './support/open-houses.ts'
import * as claims from './support/page-claims.ts'
import {LONG_NAME} from './support/places.ts'
import {answered} from './support/property.ts'
import {useSite} from './support/use-site.ts'
import {visit} from './support/visitor.ts'

const {links, texts} = claims
const WITHOUT_SCRIPT = {javaScriptEnabled: false}

describe('the list of open houses', () => {
  const {site, browser} = useSite()

  const show = (...openHouses: OpenHouse[]) => {
    site.answers.getOpenHouses = answered({openHouses})
    return `${site.url}/open-houses`
  }
  const read = (...houses: OpenHouse[]) => visit(browser, show(...houses), WITHOUT_SCRIPT)

  it('is accessible', () =>
    claims.isAccessible(
      browser,
      show(millHouse, bareHouse, houseWith({slug: 'over', date: inDays(-2)})),
    ))

  it('shows of each what the specification names, and leads to it, without JavaScript', async () => {
    const {page, leave} = await read(millHouse)
    assert.equal(await page.title(), 'Open Houses')
    assert.deepEqual(await texts(page, 'main h1'), ['Open House'])
    const [card = ''] = await texts(page, '.house-card')
    assert.deepEqual(card.split('\n').filter(Boolean), [
      '6',
      'December',
      'Tea & Flour at the Mill',
      '10:00 AM - 1:30 pm',
      'The Mill, 3 Weir Lane; ring twice',
      'Bring boots',
      'Permit 7112233445',
    ])
    assert.deepEqual(await links(page, '.house-card a'), {
      'Tea & Flour at the Mill': '/open-houses/tea-and-flour',
    })
    const image = page.locator('.house-card .picture__image')
    assert.match(`${await image.getAttribute('src')}`, /\/storage\/pictures\/mill-1\.webp$/)
    await leave()
  })

  it('asks for its picture first', () =>
    claims.asksForItsPictureFirst(show(millHouse), 'pictures/mill-1'))

  it('has those to come in the order of their dates, then those that are over, marked', async () => {
    const named = (title: string, date: string, start_time = '10:00') =>
      houseWith({title, slug: title, date, start_time, end_time: '23:59'})
    const {page, leave} = await read(
      named('last week', inDays(-7)),
      named('later', '2032-01-01'),
      named('yesterday', inDays(-1)),
      {...bareHouse},
      named('evening', '2031-05-05', '18:00'),
      named('morning', '2031-05-05', '9 am'),
    )
    assert.deepEqual(await texts(page, '.house-card h2'), [
      'morning',
      'evening',
      'later',
      'Plain Court',
      'yesterday',
      'last week',
    ])
    assert.deepEqual(await texts(page, '.house-card:has(.house__over) h2'), [
      'yesterday',
      'last week',
    ])
    await leave()
  })

  it('shows a date and times that it does not understand as they came', async () => {
    const {page, leave} = await read(bareHouse)
    const [card = ''] = await texts(page, '.house-card')
    assert.deepEqual(card.split('\n').filter(Boolean), [
      'every first Friday',
      'Plain Court',
      'after lunch',
    ])
    await leave()
  })

  it('has the month in the visitor’s language, and marks what is English', async () => {
    const in_english = ['open_house_details.title']
    const url = show({...millHouse, in_english})
    const {page, leave} = await visit(browser, url, {...WITHOUT_SCRIPT, language: 'ru'})
    assert.deepEqual(await texts(page, '.house-date__month'), ['декабря'])
    assert.deepEqual(await texts(page, '.house-card [lang=en]'), ['Tea & Flour at the Mill'])
    await leave()
  })

  it('leaves out what has no name, no address or nothing at all', async () => {
    const broken = [null, {}, houseWith({slug: ''}), houseWith({title: ''})] as OpenHouse[]
    const {page, leave} = await read(...broken, millHouse)
    assert.deepEqual(await texts(page, '.house-card h2'), ['Tea & Flour at the Mill'])
    await leave()
  })

  it('says so when there are none, and shows ways on', async () => {
    for (const data of [{openHouses: []}, {openHouses: null}, null]) {
      site.answers.getOpenHouses = answered(data)
      const {page, leave} = await visit(browser, `${site.url}/open-houses`, WITHOUT_SCRIPT)
      const words = page.getByText('No Upcoming Open Houses Available Currently', {exact: true})
      assert.ok(await words.isVisible())
      assert.ok(await page.locator('main').getByRole('link', {name: 'All properties'}).isVisible())
      await leave()
    }
  })

  it('says so with the words of the specification when they did not come', async () => {
    site.answers.getOpenHouses = {statusCode: 500, message: 'Broken'}
    assert.equal((await fetch(`${site.url}/open-houses`)).status, 502)
    const {page, leave} = await visit(browser, `${site.url}/open-houses`)
    await page.getByText('Something went wrong', {exact: true}).waitFor()
    assert.equal(await page.locator('.busy:visible').count(), 0)
    assert.deepEqual(await violations(page), [])
    show(millHouse)
    await page.getByRole('link', {name: 'Try again'}).click()
    await page.getByRole('heading', {name: 'Tea & Flour at the Mill'}).waitFor()
    await leave()
  })

  it('reads the same when the page is changed in place', async () => {
    show(millHouse, bareHouse)
    await claims.readsTheSameInPlace(browser, site.url, '/open-houses')
  })

  it('stays still, and fits 320 pixels', async () => {
    await claims.staysStill(browser, show(millHouse, bareHouse))
    const long = houseWith({title: LONG_NAME, venue: LONG_NAME, status: LONG_NAME})
    await claims.fitsNarrowWindows(browser, show(long, bareHouse))
  })
})
