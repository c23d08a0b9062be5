import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {OpenHouse} from '#trade/contract/entities.ts'
import * as claims from '../../../support/pages/page-claims.ts'
import {pageContract} from '../../../support/pages/page-contract.ts'
import {readPage} from '../../../support/pages/read-page.ts'
import {bareHouse, houseWith, inDays, millHouse} from '../../../support/records/open-houses.ts'
import {LONG_NAME} from '../../../support/records/places.ts'
import {answered} from '../../../support/records/property.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

const {links, texts} = claims
const WITHOUT_SCRIPT = {javaScriptEnabled: false}

describe('open house list', () => {
  const suite = useSite()
  const {site, browser} = suite

  const show = (...openHouses: OpenHouse[]) => {
    site.answers.getOpenHouses = answered({openHouses})
    return `${site.url}/open-houses`
  }
  const read = (...houses: OpenHouse[]) => visit(browser, show(...houses), WITHOUT_SCRIPT)
  const served = (...houses: OpenHouse[]) => readPage(show(...houses))

  const long = houseWith({title: LONG_NAME, venue: LONG_NAME, status: LONG_NAME})
  pageContract(suite, {
    complete: () => show(millHouse, bareHouse, houseWith({slug: 'over', date: inDays(-2)})),
    long: [() => show(long, bareHouse)],
    picture: 'pictures/mill-1',
    failing: {
      call: 'getOpenHouses',
      message: 'Something went wrong',
      recovered: page => page.getByRole('heading', {name: 'Tea & Flour at the Mill'}).first(),
    },
  })

  it('each open house card shows the specified facts and links to its page', async () => {
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

  it('the open house list sorts by date, with past ones last and marked as over', async () => {
    const named = (title: string, date: string, start_time = '10:00') =>
      houseWith({title, slug: title, date, start_time, end_time: '23:59'})
    const page = await served(
      named('last week', inDays(-7)),
      named('later', '2032-01-01'),
      named('yesterday', inDays(-1)),
      {...bareHouse},
      named('evening', '2031-05-05', '18:00'),
      named('morning', '2031-05-05', '9 am'),
    )
    assert.deepEqual(page.texts('.house-card h2'), [
      'morning',
      'evening',
      'later',
      'Plain Court',
      'yesterday',
      'last week',
    ])
    const isOver = page.texts('.house-card').map(text => text.includes('is over'))
    assert.deepEqual(isOver, [false, false, false, false, true, true])
  })

  it('an open house card shows an unparseable date and time unchanged', async () => {
    const page = await served(bareHouse)
    assert.deepEqual(page.texts('.house-card'), ['every first Friday Plain Court after lunch'])
  })

  it('an open house card translates the month and marks English with lang="en"', async () => {
    const in_english = ['open_house_details.title']
    const url = show({...millHouse, in_english})
    const page = await readPage(url, 'ru')
    assert.deepEqual(page.texts('.house-date__month'), ['декабря'])
    assert.deepEqual(page.texts('.house-card [lang=en]'), ['Tea & Flour at the Mill'])
  })

  it('the open house list leaves out records without a title or a slug', async () => {
    const broken = [null, {}, houseWith({slug: ''}), houseWith({title: ''})] as OpenHouse[]
    const page = await served(...broken, millHouse)
    assert.deepEqual(page.texts('.house-card h2'), ['Tea & Flour at the Mill'])
  })

  it('an empty open house list shows a message and a link to All properties', async () => {
    for (const data of [{openHouses: []}, {openHouses: null}, null]) {
      site.answers.getOpenHouses = answered(data)
      const {page, leave} = await visit(browser, `${site.url}/open-houses`, WITHOUT_SCRIPT)
      const words = page.getByText('No Upcoming Open Houses Available Currently', {exact: true})
      assert.ok(await words.isVisible())
      assert.ok(await page.locator('main').getByRole('link', {name: 'All properties'}).isVisible())
      await leave()
    }
  })
})
