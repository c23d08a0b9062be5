import assert from 'node:assert/strict'
import {readFileSync} from 'node:fs'
import {before, describe, it} from 'node:test'
import type {BrowserContextOptions, Locator, Page} from 'playwright-core'
import {intersectionsKnown, openHydrated, painted} from '../../../../support/browser/conditions.ts'
import {fillHome} from '../../../support/records/home.ts'
import {useSite} from '../../../support/site/use-site.ts'

const FILM = readFileSync(
  new URL('../../../../../site/app/media/films/home-tall/home-tall.mp4', import.meta.url),
)
const PHONE = {viewport: {width: 390, height: 844}, userAgent: 'a phone'}

describe('films of the home page', () => {
  const {site, browser} = useSite()
  before(() => {
    fillHome(site.answers)
  })

  /** A visit that records which films it requested, and which of them before load. */
  async function watch(options: BrowserContextOptions = {}, prepare = () => {}) {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    await page.addInitScript(prepare)
    const films: string[] = []
    const beforeLoad: string[] = []
    let isLoaded = false
    page.on('load', () => {
      isLoaded = true
    })
    page.on('request', request => {
      const [, name] = /\/([\w-]+?)(?:-[0-9a-f]{8})?\.mp4$/.exec(request.url()) ?? []
      if (!name) return
      films.push(name)
      if (!isLoaded) beforeLoad.push(name)
    })
    await page.route('**/storage/films/*', route =>
      route.fulfill({body: FILM, contentType: 'video/mp4'}),
    )
    await openHydrated(page, site.url)
    return {page, films, beforeLoad, leave: () => context.close()}
  }

  /** A film that is in view and starts by itself is requested by then. */
  async function timeToStart(page: Page) {
    await intersectionsKnown(page)
    await painted(page)
  }

  const banner = (page: Page) => page.getByRole('group', {name: 'Dubai at dusk'})
  const press = (film: Locator, name: string) =>
    film.getByRole('button', {name, exact: true}).click()
  const button = (film: Locator, name: string) =>
    film.getByRole('button', {name, exact: true}).waitFor()
  /** The film is loaded and visible; its button shows Pause even before it is requested. */
  const showing = (film: Locator) => film.and(film.page().locator('[data-shown=true]')).waitFor()
  const isMuted = (film: Locator) =>
    film.locator('video').evaluate(video => (video as HTMLVideoElement).muted)

  it('the home page loads the poster with high priority, and its film after load', async () => {
    const html = await (await fetch(site.url)).text()
    assert.match(html, /<img class="film__still"[^>]*fetchpriority="high"/i)
    assert.doesNotMatch(html, /<video[^>]* src=/)
    const {page, films, beforeLoad, leave} = await watch()
    await showing(banner(page))
    assert.ok(films.includes('home'))
    assert.deepEqual(beforeLoad, [])
    await leave()
  })

  it('the home film starts muted and is unmuted and muted by its button', async () => {
    const {page, leave} = await watch()
    await button(banner(page), 'Pause')
    assert.equal(await isMuted(banner(page)), true)
    await press(banner(page), 'Unmute')
    await button(banner(page), 'Mute')
    assert.equal(await isMuted(banner(page)), false)
    await press(banner(page), 'Mute')
    await button(banner(page), 'Unmute')
    assert.equal(await isMuted(banner(page)), true)
    await leave()
  })

  it('a paused home film stays paused after scrolling away and back', async () => {
    const {page, leave} = await watch()
    await press(banner(page), 'Pause')
    await button(banner(page), 'Play')
    await page.evaluate(() => scrollTo(0, 3000))
    await page.evaluate(() => scrollTo(0, 0))
    await button(banner(page), 'Play')
    await press(banner(page), 'Play')
    await button(banner(page), 'Pause')
    await leave()
  })

  it('the home page requests no film under prefers-reduced-motion until Play', async () => {
    const {page, films, leave} = await watch({reducedMotion: 'reduce'})
    await page.locator('.films').scrollIntoViewIfNeeded()
    await timeToStart(page)
    assert.deepEqual(films, [])
    await page.evaluate(() => scrollTo(0, 0))
    await press(banner(page), 'Play')
    await showing(banner(page))
    assert.deepEqual([...new Set(films)], ['home'])
    await leave()
  })

  it('the home page requests no film with Save-Data', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const films: string[] = []
    page.on('request', request => {
      if (request.url().endsWith('.mp4')) films.push(request.url())
    })
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {value: {saveData: true}})
    })
    await openHydrated(page, site.url)
    await timeToStart(page)
    await button(banner(page), 'Play')
    assert.deepEqual(films, [])
    await context.close()
  })

  it('phones get the smaller, tall version of the home film', async () => {
    const {page, films, leave} = await watch(PHONE)
    await showing(banner(page))
    assert.deepEqual([...new Set(films)], ['home-tall'])
    await leave()
  })

  it('narrow windows get the small version of the home film', async () => {
    const {page, films, leave} = await watch({viewport: {width: 900, height: 700}})
    await showing(banner(page))
    assert.deepEqual([...new Set(films)], ['home-small'])
    await leave()
  })

  it('slow connections get the small version of the home film', async () => {
    const {page, films, leave} = await watch({}, () =>
      Object.defineProperty(navigator, 'connection', {value: {effectiveType: '3g'}}),
    )
    await showing(banner(page))
    assert.deepEqual([...new Set(films)], ['home-small'])
    await leave()
  })

  it('project films on the home page play muted only while they are in view', async () => {
    const {page, films, leave} = await watch({viewport: {width: 1440, height: 900}})
    await showing(banner(page))
    assert.deepEqual([...new Set(films)], ['home'])
    const project = page.getByRole('group', {name: 'Film: ORLA', exact: true})
    await project.scrollIntoViewIfNeeded()
    await button(project, 'Pause')
    await button(page.getByRole('group', {name: 'Film: The Opus', exact: true}), 'Pause')
    assert.equal(await isMuted(project), true)
    await page.evaluate(() => scrollTo(0, 0))
    await button(project, 'Play')
    await leave()
  })

  it('project films on the home page are a carousel on a phone', async () => {
    const {page, leave} = await watch(PHONE)
    const carousel = page.getByLabel('Projects on film').first()
    assert.equal(await carousel.getAttribute('aria-roledescription'), 'carousel')
    assert.equal(await carousel.getByRole('article', {includeHidden: true}).count(), 2)
    await leave()
  })

  it('the home film keeps its poster when it fails to load, and Play retries it', async () => {
    const {page, leave} = await watch({reducedMotion: 'reduce'})
    await page.route('**/files/home-*.mp4', route => route.abort())
    const missed = page.waitForEvent('requestfailed')
    await press(banner(page), 'Play')
    await missed
    await button(banner(page), 'Play')
    assert.ok(await banner(page).locator('.film__still').isVisible())
    await page.unroute('**/files/home-*.mp4')
    await press(banner(page), 'Play')
    await button(banner(page), 'Pause')
    await leave()
  })
})
