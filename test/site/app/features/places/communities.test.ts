import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Community} from '#trade/contract/entities.ts'
import * as claims from '../../../support/pages/page-claims.ts'
import {pageContract} from '../../../support/pages/page-contract.ts'
import {readPage} from '../../../support/pages/read-page.ts'
import {bareCommunity, LONG_NAME, lagoon, residential} from '../../../support/records/places.ts'
import {
  answered,
  bareProperty,
  completeProperty,
  homeNamed,
} from '../../../support/records/property.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

const {links, texts} = claims
const WITHOUT_SCRIPT = {javaScriptEnabled: false}

describe('community pages', () => {
  const suite = useSite()
  const {site, browser} = suite

  describe('list of communities', () => {
    const list = (...categories: Community[]) => {
      site.answers.getCommunities = answered({categories})
      return `${site.url}/communities`
    }
    const many = () => list(residential, lagoon, bareCommunity, {_id: 'c-4', name: LONG_NAME})

    pageContract(suite, {
      complete: many,
      sparse: [list],
      failing: {
        call: 'getCommunities',
        message: 'Something went wrong',
        status: 200,
        recovered: page => page.getByRole('link', {name: 'Between Lagoon and Dunes'}),
        also: async page => {
          assert.ok(await page.getByRole('heading', {level: 1, name: 'Communities'}).isVisible())
        },
      },
    })

    it('the list of communities shows text and picture of each and links its guides', async () => {
      const page = await readPage(many())
      assert.equal(page.title, 'Communities')
      assert.deepEqual(page.texts('h1'), ['Communities'])
      assert.deepEqual(page.links('.story a'), {
        'Residential Communities': '/neighborhood-guides?name=Residential%20Communities',
        'Between Lagoon and Dunes': '/neighborhood-guides?name=Lagoon%20%26%20Dunes',
        'Plain Quarter': '/neighborhood-guides?name=Plain%20Quarter',
        [LONG_NAME]: `/neighborhood-guides?name=${encodeURIComponent(LONG_NAME)}`,
      })
      assert.deepEqual(page.texts('.story__text'), [
        'The record says something else.',
        'Salt on the one side, sand on the other.',
      ])
      assert.deepEqual(
        page.attributes('.story .picture__image', 'src').map(src => new URL(`${src}`).pathname),
        ['residential', 'lagoon'].map(name => `/storage/pictures/${name}.webp`),
      )
    })

    it('the list of communities loads its first picture eagerly, the second lazily', async () => {
      const html = await (await fetch(many())).text()
      const [first, second] = html.match(/<img class="picture__image"[^>]*>/g) ?? []
      assert.match(`${first}`, /loading="eager"[^>]*fetchpriority="high"/i)
      assert.match(`${second}`, /loading="lazy"/)
    })

    it('an empty list of communities shows a message and no error toast', async () => {
      for (const data of [{categories: []}, {categories: null}, null]) {
        site.answers.getCommunities = answered(data)
        const {page, consoleMessages, leave} = await visit(browser, `${site.url}/communities`)
        assert.deepEqual(consoleMessages, [])
        assert.ok(await page.getByText('Our guides are being written.').isVisible())
        assert.equal(await page.locator('[data-sonner-toast]').count(), 0)
        await leave()
      }
    })
  })

  describe('page of one community', () => {
    const show = (community: Community) => {
      site.answers.getCommunityDetail = answered(community)
      return `${site.url}/communities/detail/${encodeURIComponent(community._id)}`
    }
    const withHomes = {
      ...lagoon,
      includedProperties: [completeProperty, bareProperty, homeNamed('Third Home')],
    }

    pageContract(suite, {
      complete: () => show(withHomes),
      sparse: [() => show(bareCommunity)],
      long: [() => show({...withHomes, title: LONG_NAME})],
      missing: {call: 'getCommunityDetail'},
      failing: {
        call: 'getCommunityDetail',
        message: 'Something went wrong',
        status: 200,
        recovered: page => page.getByRole('heading', {level: 1, name: 'Between Lagoon and Dunes'}),
        also: async page => {
          assert.ok(await page.getByRole('link', {name: 'All communities'}).isVisible())
        },
      },
    })

    it('a community with the name of a neighbourhood has another heading than its guide', async () => {
      const home = {...completeProperty, builder_community: withHomes.title}
      const page = await readPage(show({...withHomes, includedProperties: [home]}))
      assert.deepEqual(page.texts('h1'), ['Homes in Between Lagoon and Dunes'])
    })

    it('the community page shows its description and links its homes and guides', async () => {
      const {page, leave} = await visit(browser, show(withHomes), WITHOUT_SCRIPT)
      assert.equal(await page.title(), 'Between Lagoon and Dunes | Communities')
      assert.deepEqual(await texts(page, 'main :is(h1, h2)'), [
        'Between Lagoon and Dunes',
        'List of Between Lagoon and Dunes',
      ])
      const description = page.locator('.opening .rich-text')
      assert.match(await description.innerText(), /sand on the other\.\s+And a ferry\./)
      assert.ok(await description.getByRole('link', {name: 'ferry'}).isVisible())
      assert.deepEqual(await links(page, '.card__link'), {
        'Lighthouse Villa': '/properties/lighthouse-villa',
        'Plain Flat': '/properties/plain-flat',
        'Third Home': '/properties/third-home',
      })
      assert.deepEqual(await links(page, '.opening__ways a'), {
        'Read the neighbourhood guides': '/neighborhood-guides?name=Lagoon%20%26%20Dunes',
        'Search these homes': '/properties?community=Lagoon+%26+Dunes',
      })
      const request = site.received.find(({call}) => call === 'getCommunityDetail')
      assert.equal(new URLSearchParams(request?.query).get('_id'), 'c/2')
      await leave()
    })

    it('a heart on the community page becomes pressed when clicked', async () => {
      const {page, leave} = await visit(browser, show(withHomes))
      const heart = page.getByRole('button', {name: 'Shortlist: Third Home'})
      await heart.click()
      assert.equal(await heart.getAttribute('aria-pressed'), 'true')
      await leave()
    })

    it('the community page sanitises the description in HTML and hydration data', async () => {
      assert.doesNotMatch(await (await fetch(show(withHomes))).text(), /alert\(/)
    })

    it('a community without homes shows a message and a link to All properties', async () => {
      const {page, leave} = await visit(browser, show(bareCommunity))
      assert.ok(await page.getByText('No home is listed here at the moment.').isVisible())
      assert.ok(await page.locator('main').getByRole('link', {name: 'All properties'}).isVisible())
      await leave()
    })

    it('the community page marks untranslated text with lang="en"', async () => {
      const url = show({...lagoon, in_english: ['title', 'description']})
      const {page, leave} = await visit(browser, url, {language: 'ru'})
      assert.equal(await page.locator('h1').getAttribute('lang'), 'en')
      assert.equal(await page.locator('.opening .rich-text').getAttribute('lang'), 'en')
      await leave()
    })
  })
})
