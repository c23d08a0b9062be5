/** Parts of the home page beside the specification's: places, open houses, people and the journal. */
import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import {dayFrom} from '../../../../support/dates.ts'
import {readPage} from '../../../support/pages/read-page.ts'
import {tides} from '../../../support/records/editorial.ts'
import {FEATURED, fillHome, ok, refused} from '../../../support/records/home.ts'
import {millHouse} from '../../../support/records/open-houses.ts'
import {saltHarbour} from '../../../support/records/places.ts'
import {bareProperty, homeNamed} from '../../../support/records/property.ts'
import {mina} from '../../../support/records/team.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

const CALLS = [
  'getNeighborhoodsByCommunity',
  'getOpenHouses',
  'getBlogsList',
  'getNewsList',
  'getTeam',
]

describe('further parts of the home page', () => {
  const {site, browser} = useSite()
  beforeEach(() => fillHome(site.answers))

  const read = () => readPage(site.url)
  const headings = ['Neighbourhoods', 'Next open houses', 'Our people', 'Journal']

  it('the home page leads to guides, open houses, people and articles', async () => {
    const page = await read()
    assert.deepEqual(page.links('.home-link'), {
      'Tea & Flour at the Mill': '/open-houses/tea-and-flour',
      'Salt Harbour': '/neighborhood/detail/Salt%20Harbour',
      'Mina Darwish': '/team/detail/mina-darwish',
      [tides.title]: '/news/tide%20tables%2F1',
      'Which rope for which boat': '/blogs/detail/ropes',
    })
    assert.deepEqual(Object.values(page.links('.home-head a')), [
      '/properties',
      '/open-houses',
      '/neighborhood-guides',
      '/team',
      '/blogs',
    ])
  })

  for (const answer of [refused(404), refused(500), 'no answer'] as const) {
    const what = typeof answer === 'string' ? answer : answer.statusCode
    it(`a back end that answers the further calls with ${what} leaves the parts out`, async () => {
      for (const call of CALLS) site.answers[call] = answer
      const {page, consoleMessages, leave} = await visit(browser, site.url)
      for (const name of headings) {
        assert.equal(await page.getByRole('heading', {name}).count(), 0, name)
      }
      assert.equal(await page.getByText('Something went wrong').count(), 0)
      assert.ok(await page.getByRole('heading', {name: 'Home one-of-a-kind'}).isVisible())
      assert.deepEqual(consoleMessages, [])
      await leave()
    })
  }

  it('open houses of the past are not on the home page, and no more than the next three', async () => {
    const {open_house_details: details} = millHouse
    const on = (slug: string, days: number) => ({
      ...millHouse,
      open_house_details: {...details, slug, title: slug, date: dayFrom(days)},
    })
    site.answers.getOpenHouses = ok({
      openHouses: [
        on('fifth', 5),
        on('past', -1),
        on('second', 2),
        on('fourth', 4),
        on('third', 3),
      ],
    })
    assert.deepEqual((await read()).texts('.home-house__title'), ['second', 'third', 'fourth'])
    site.answers.getOpenHouses = ok({openHouses: [on('past', -1)]})
    assert.ok(!(await read()).says('Next open houses'))
  })

  it('the first four of the team in their order are on the home page, by name', async () => {
    const person = (name: string, sortOrder: number) => ({...mina, name, slug: name, sortOrder})
    site.answers.getTeam = ok(['e', 'd', 'c', 'b', 'a'].map((name, at) => person(name, 9 - at)))
    assert.deepEqual((await read()).texts('.home-person__name'), ['a', 'b', 'c', 'd'])
  })

  it('a neighbourhood whose picture the home page shows already makes room for another', async () => {
    const place = (name: string, picture: string) => ({...saltHarbour, name, hero_image: picture})
    site.answers.getNeighborhoodsByCommunity = ok({
      neighborhood: [
        place('Palm', `pictures/${FEATURED[0]}.webp`),
        place('Harbour', 'pictures/harbour.webp'),
      ],
    })
    assert.deepEqual((await read()).texts('.home-guide__name'), ['Harbour'])
  })

  it('no home is twice on the home page, whatever the back end features', async () => {
    const orla = {...bareProperty, slug: 'orla-', name: 'ORLA'}
    const mansion = {...bareProperty, slug: 'montgomerie-mansions', name: 'Montgomerie Mansions'}
    const [pier, quay] = [homeNamed('Pier'), homeNamed('Quay')]
    site.answers.getHomeItems = ok({
      exclusive_properties: [orla, pier, mansion],
      featured_properties: [mansion, pier, orla, quay],
    })
    const page = await read()
    assert.deepEqual(page.attributes('.exclusive article', 'aria-label'), ['Pier'])
    assert.deepEqual(page.attributes('.featured article', 'aria-label'), ['Quay'])
  })

  it('a part for which nothing else is left shows its homes a second time', async () => {
    const orla = {...bareProperty, slug: 'orla-', name: 'ORLA'}
    site.answers.getHomeItems = ok({exclusive_properties: [orla], featured_properties: [orla]})
    const page = await read()
    assert.deepEqual(page.attributes('.exclusive article', 'aria-label'), ['ORLA'])
    assert.deepEqual(page.attributes('.featured article', 'aria-label'), ['ORLA'])
  })

  it('the further parts do not travel as data beside their markup', async () => {
    const {html} = await read()
    for (const text of ['Tea &amp; Flour at the Mill', 'Nets dry on the wall.']) {
      assert.equal(html.split(text).length, 2, text)
    }
    assert.doesNotMatch(html, /Tea & Flour/)
  })

  it('a visitor who comes back to the home page in place finds the further parts', async () => {
    const {page, leave} = await visit(browser, `${site.url}/contact-us`)
    await page.getByRole('link', {name: 'Home', exact: true}).first().click()
    await page.waitForURL(`${site.url}/`)
    for (const name of headings) await page.getByRole('heading', {name, exact: true}).waitFor()
    await leave()
  })
})
