import assert from 'node:assert/strict'
import {readFileSync} from 'node:fs'
import {before, describe, it} from 'node:test'
import type {BrowserContextOptions, Locator, Page} from 'playwright-core'
import {intersectionsKnown, openHydrated, painted} from '../../../../support/browser/conditions.ts'
import {fillHome} from '../../../support/records/home.ts'
import {useSite} from '../../../support/site/use-site.ts'

const FILM = readFileSync(
  new URL('../../../../../site/app/media/films/home-tall.mp4', import.meta.url),
)
const PHONE = {viewport: {width: 390, height: 844}, userAgent: 'a phone'}

describe('the films of the home page', () => {
  const {site, browser} = useSite()
  before(() => {
    fillHome(site.answers)
  })

  /** A visit, with the films that it has fetched by name and when. */
  async function watch(options: BrowserContextOptions = {}) {
    const context = await browser.newContext(options)
    const page = await context.newPage()
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

  /** A film that is seen and starts by itself is asked for until then. */
  async function timeToStart(page: Page) {
    await intersectionsKnown(page)
    await painted(page)
  }

  const banner = (page: Page) => page.getByRole('group', {name: 'Dubai at dusk'})
  const press = (film: Locator, name: string) =>
    film.getByRole('button', {name, exact: true}).click()
  const button = (film: Locator, name: string) =>
    film.getByRole('button', {name, exact: true}).waitFor()
  /** It has been fetched and is seen; its button says Pause before it is even requested. */
  const showing = (film: Locator) => film.and(film.page().locator('[data-shown=true]')).waitFor()
  const isMuted = (film: Locator) =>
    film.locator('video').evaluate(video => (video as HTMLVideoElement).muted)

  it('sends a poster with the page and the film after it', async () => {
    const html = await (await fetch(site.url)).text()
    assert.match(html, /<img class="film__still"[^>]*fetchpriority="high"/i)
    assert.doesNotMatch(html, /<video[^>]* src=/)
    const {page, films, beforeLoad, leave} = await watch()
    await showing(banner(page))
    assert.ok(films.includes('home'))
    assert.deepEqual(beforeLoad, [])
    await leave()
  })

  it('starts silent, and gives sound and silence on request', async () => {
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

  it('pauses on request, and stays so out of view and back', async () => {
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

  it('fetches no film for those who wish less motion, until they ask for it', async () => {
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

  it('fetches no film for those who save data', async () => {
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

  it('sends phones a smaller one', async () => {
    const {page, films, leave} = await watch(PHONE)
    await showing(banner(page))
    assert.deepEqual([...new Set(films)], ['home-tall'])
    await leave()
  })

  it('starts the films of projects when they are seen, and stops them afterwards', async () => {
    const {page, films, leave} = await watch({viewport: {width: 1440, height: 900}})
    await showing(banner(page))
    assert.deepEqual([...new Set(films)], ['home'])
    const project = page.getByRole('group', {name: 'ORLA', exact: true})
    await project.scrollIntoViewIfNeeded()
    await button(project, 'Pause')
    await button(page.getByRole('group', {name: 'The Opus', exact: true}), 'Pause')
    assert.equal(await isMuted(project), true)
    await page.evaluate(() => scrollTo(0, 0))
    await button(project, 'Play')
    await leave()
  })

  it('shows the films of projects in turn on a phone', async () => {
    const {page, leave} = await watch(PHONE)
    const carousel = page.getByLabel('Projects in motion').first()
    assert.equal(await carousel.getAttribute('aria-roledescription'), 'carousel')
    assert.equal(await carousel.getByRole('article', {includeHidden: true}).count(), 2)
    await leave()
  })

  it('keeps the poster when a film does not come, and asks again on request', async () => {
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
