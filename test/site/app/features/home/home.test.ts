import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import {builtInAgency as agency} from '#trade/agency/agency.ts'
import {
  contentLoaded,
  openHydrated,
  painted,
  widgetReady,
} from '../../../../support/browser/conditions.ts'
import {isEverything} from '../../../../support/tier.ts'
import {shiftOf, watchShifts} from '../../../support/pages/layout-shift.ts'
import {pageContract} from '../../../support/pages/page-contract.ts'
import {FEATURED, fillHome, HOME_CALLS, ok, refused} from '../../../support/records/home.ts'
import type {SiteAnswer} from '../../../support/site/site.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

const PHONE = {viewport: {width: 390, height: 844}}
const DESKTOP = {viewport: {width: 1440, height: 900}}

describe('home page', () => {
  const suite = useSite()
  const {site, browser} = suite
  beforeEach(() => fillHome(site.answers))

  const markup = async () => (await fetch(site.url)).text()

  pageContract(suite, {complete: () => `${site.url}/`})

  it('the server sends the four API requests of the home page in parallel', async () => {
    const requested = new Set<string>()
    let answerAll = () => {}
    const allRequested = new Promise<void>(resolve => {
      answerAll = resolve
    })
    for (const call of HOME_CALLS) {
      const answer = site.answers[call] as ReturnType<typeof ok>
      site.answers[call] = async () => {
        requested.add(call)
        if (requested.size === HOME_CALLS.length) answerAll()
        await allRequested
        return answer
      }
    }
    const html = await markup()
    assert.deepEqual([...requested].sort(), [...HOME_CALLS].sort())
    assert.match(html, /Home one-of-a-kind/)
  })

  it('the home page hydrates without errors and without repeated API requests', async () => {
    await markup() // the SEO records of this language are read once
    const before = site.received.length
    const {consoleMessages, leave} = await visit(browser, site.url)
    const calls = site.received.slice(before).map(({call}) => call)
    assert.deepEqual(calls.filter(call => HOME_CALLS.includes(call)).sort(), [...HOME_CALLS].sort())
    assert.deepEqual(consoleMessages, [])
    await leave()
  })

  it('the home page shows the exclusive property’s price in AED and links to it', async () => {
    const {page, leave} = await visit(browser, site.url)
    const exclusive = page.getByRole('article').filter({hasText: 'Home one-of-a-kind'})
    assert.ok(await exclusive.getByText('AED 34,500,000', {exact: true}).isVisible())
    const link = exclusive.getByRole('link', {name: 'View the property'})
    assert.equal(await link.getAttribute('href'), '/properties/one-of-a-kind')
    await leave()
  })

  it('several exclusive properties on the home page are a carousel', async () => {
    const {
      exclusive_properties: [one],
    } = (site.answers.getHomeItems as ReturnType<typeof ok>).data as {
      exclusive_properties: object[]
    }
    const other = {...one, name: 'Another', slug: 'another'}
    site.answers.getHomeItems = ok({featured_properties: [], exclusive_properties: [one, other]})
    const {page, leave} = await visit(browser, site.url)
    const carousel = page.getByLabel('Exclusive properties').first()
    assert.equal(await carousel.getAttribute('aria-roledescription'), 'carousel')
    assert.equal(await carousel.getByRole('article').count(), 2)
    await leave()
  })

  it('each featured card on the home page links to its property', async () => {
    const {page, leave} = await visit(browser, site.url)
    const cards = page.locator('.featured article')
    const links = await cards
      .locator('a')
      .evaluateAll(all => all.map(link => link.getAttribute('href')))
    assert.deepEqual(
      links,
      FEATURED.map(slug => `/properties/${slug}`),
    )
    await page.getByRole('link', {name: 'All properties'}).waitFor()
    await leave()
  })

  it('films and mansion on the home page link to their projects', async () => {
    const {page, leave} = await visit(browser, site.url)
    const path = (name: string) =>
      page.getByRole('article').getByRole('link', {name, exact: true}).getAttribute('href')
    assert.equal(await path('ORLA'), '/properties/orla-')
    assert.equal(await path('The Opus'), '/properties/the-opus')
    const mansion = page.locator('section', {hasText: 'Montgomerie Mansions'}).last()
    const link = mansion.getByRole('link', {name: 'See the mansion'})
    assert.equal(await link.getAttribute('href'), '/projects/detail/montgomerie-mansions')
    await leave()
  })

  it('a project without film shows its picture, and an unknown project its link', async () => {
    const project = site.answers['property-detail']
    assert.ok(typeof project === 'function')
    site.answers['property-detail'] = async query => {
      const answer = (await project(query)) as SiteAnswer
      if (query.get('slug') !== 'orla-') return refused(404)
      return {...answer, data: {...(answer.data as object), video: undefined}}
    }
    const {page, leave} = await visit(browser, site.url)
    assert.equal(await page.locator('.films .picture').count(), 1)
    assert.equal(await page.locator('.films video').count(), 0)
    for (const path of ['/properties/the-opus', '/projects/detail/montgomerie-mansions']) {
      assert.equal(await page.locator(`main a[href="${path}"]`).count(), 1, path)
    }
    assert.equal(await page.getByText('Something went wrong').count(), 0)
    await leave()
  })

  it('the HTML of the home page contains no name of a hidden reviewer', async () => {
    const html = await markup()
    assert.match(html, /Layla is glad/)
    for (const name of agency.hiddenReviewers ?? []) assert.ok(!html.includes(name), name)
  })

  for (const [call, part] of [
    ['getHomeItems', 'Featured homes'],
    ['getGoogleReviews', 'What our clients say'],
  ] as const) {
    it(`the home page hides ${part} and shows an error when ${call} fails`, async () => {
      site.answers[call] = refused(500)
      const {page, leave} = await visit(browser, site.url)
      await page.getByText('Something went wrong').waitFor()
      assert.equal(await page.getByRole('heading', {name: part}).count(), 0)
      assert.ok(await page.getByRole('button', {name: 'Search'}).isVisible())
      assert.ok(await page.getByRole('button', {name: 'Subscribe'}).isVisible())
      await leave()
    })
  }

  it('the home page keeps its search when cities and property types fail', async () => {
    site.answers.getCities = refused(500)
    site.answers.getPropertyTypes = refused(500)
    const {page, leave} = await visit(browser, site.url)
    await page.getByText('Something went wrong').waitFor()
    assert.ok(await page.getByLabel('Location', {exact: true}).isVisible())
    assert.ok(await page.getByRole('heading', {name: 'Home one-of-a-kind'}).isVisible())
    await leave()
  })

  it('the home page shows its built-in sections when the API has no data', async () => {
    for (const call of Object.keys(site.answers)) delete site.answers[call]
    const {page, consoleMessages, leave} = await visit(browser, site.url)
    const headings = await page.getByRole('heading').allTextContents()
    assert.deepEqual(headings, [
      'The Dubai you will call home',
      'Projects on film',
      'ORLA',
      'The Opus',
      'Montgomerie Mansions',
      'We know the towers by their light and the streets by their trees.',
      'We listen',
      'We choose',
      'We stay',
      'Letters from Dubai',
    ])
    assert.deepEqual(consoleMessages, [])
    await leave()
  })

  it('the home page shows its homes, projects and reviews without JavaScript', async () => {
    const {page, leave} = await visit(browser, site.url, {javaScriptEnabled: false})
    for (const name of ['Home one-of-a-kind', 'Featured homes', 'ORLA', 'Montgomerie Mansions']) {
      assert.ok(await page.getByRole('heading', {name}).isVisible(), name)
    }
    assert.ok(await page.getByText('Layla is glad.').isVisible())
    assert.equal(await page.getByRole('button', {name: 'Unmute'}).count(), 0)
    await leave()
  })

  it('the home page keeps layout shift within 0.02 while it loads and scrolls', async () => {
    for (const size of isEverything ? [PHONE, DESKTOP] : [PHONE]) {
      const context = await browser.newContext(size)
      const page = await context.newPage()
      await watchShifts(page)
      await openHydrated(page, site.url)
      await contentLoaded(page)
      const end = () =>
        page.evaluate(
          () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
        )
      const reviews = widgetReady(page, 'ocp-reviews')
      for (let top = 600; top < (await end()) + 600; top += 600) {
        await page.mouse.wheel(0, 600)
        await page.waitForFunction(expected => scrollY >= expected, Math.min(top, await end()) - 1)
        await contentLoaded(page)
      }
      await reviews
      await painted(page)
      const shift = await shiftOf(page)
      assert.ok(shift <= 0.02, `${size.viewport.width}: ${shift}`)
      await context.close()
    }
  })
})
