import assert from 'node:assert/strict'
import {readFileSync} from 'node:fs'
import {describe, it} from 'node:test'
import type {BrowserContextOptions, Page} from 'playwright-core'
import type {TeamMember} from '#trade/contract/entities.ts'
import {moduleReady, openHydrated} from '../../../../support/browser/conditions.ts'
import * as claims from '../../../support/pages/page-claims.ts'
import {pageContract} from '../../../support/pages/page-contract.ts'
import {readPage} from '../../../support/pages/read-page.ts'
import {answered} from '../../../support/records/property.ts'
import {bareMember, LONG, mina} from '../../../support/records/team.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

const {links} = claims
const FILM = readFileSync(
  new URL('../../../../../site/app/media/films/home-tall/home-tall.mp4', import.meta.url),
)
const WITHOUT_SCRIPT = {javaScriptEnabled: false}

describe('team page', () => {
  const suite = useSite()
  const {site, browser} = suite

  const show = (...members: (TeamMember | null)[]) => {
    site.answers.getTeam = answered(members)
    return `${site.url}/team`
  }
  const member = (name: string, more: Partial<TeamMember> = {}): TeamMember => ({
    ...bareMember,
    _id: name,
    slug: name,
    name,
    ...more,
  })

  pageContract(suite, {
    complete: () => show(mina, bareMember),
    long: [() => show(mina, member(LONG, {occupation: LONG}))],
    picture: 'pictures/mina',
    failing: {
      call: 'getTeam',
      message: 'Something went wrong',
      recovered: page => page.getByRole('link', {name: 'Mina Darwish'}),
    },
  })

  it('the header links to the team page as Find A Specialist', async () => {
    const {page, leave} = await visit(browser, `${site.url}/contact-us`)
    show(mina)
    const menu = page.getByRole('navigation', {name: 'Main'}).first()
    await menu.getByRole('link', {name: 'Find A Specialist'}).click()
    await page.getByRole('heading', {level: 1, name: 'Our Team'}).waitFor()
    assert.equal(await page.title(), 'Our Team')
    await leave()
  })

  it('each team card is one link to a member page, without JavaScript', async () => {
    const {page, leave} = await visit(browser, show(mina, bareMember), WITHOUT_SCRIPT)
    const cards = page.getByRole('main').getByRole('listitem').getByRole('link')
    assert.equal(await cards.count(), 2)
    const card = page.getByRole('link', {name: 'Mina Darwish Houseboats', exact: true})
    assert.equal(await card.getAttribute('href'), '/team/detail/mina-darwish')
    assert.match(`${await card.locator('img').getAttribute('src')}`, /\/pictures\/mina\.webp$/)
    const bare = page.getByRole('link', {name: 'Jan de Wit', exact: true})
    assert.equal(await bare.getAttribute('href'), '/team/detail/jan-de-wit')
    assert.equal(await bare.locator('img').count(), 0)
    await leave()
  })

  it('the team page sorts by sortOrder and counts a missing sortOrder as 100', async () => {
    const url = show(
      member('none, first'),
      member('101', {sortOrder: 101}),
      member('100', {sortOrder: 100}),
      member('7', {sortOrder: 7}),
      member('0', {sortOrder: 0}),
      member('none, second', {sortOrder: null as never}),
    )
    const page = await readPage(url)
    assert.deepEqual(page.texts('.member__name'), [
      '0',
      '7',
      'none, first',
      '100',
      'none, second',
      '101',
    ])
  })

  it('the team page leaves out records without a name or a slug', async () => {
    const url = show(null, member(''), {...mina, slug: ''}, bareMember)
    const page = await readPage(url)
    assert.deepEqual(page.texts('.member__name'), ['Jan de Wit'])
  })

  it('an empty team page links to Contact Us and All properties', async () => {
    for (const data of [[], null]) {
      site.answers.getTeam = answered(data)
      const {page, consoleMessages, leave} = await visit(browser, `${site.url}/team`)
      assert.deepEqual(consoleMessages, [])
      assert.deepEqual(await links(page, '.nothing-here a'), {
        'Contact Us': '/contact-us',
        'All properties': '/properties',
      })
      await leave()
    }
  })

  describe('films on team cards', () => {
    /** Opens the list, and records the films that were requested. */
    async function watch(options: BrowserContextOptions = {}, film: Buffer | null = FILM) {
      const context = await browser.newContext(options)
      const page = await context.newPage()
      const films: string[] = []
      page.on('request', request => {
        const [, name] = /\/(\w+)\.mp4$/.exec(request.url()) ?? []
        if (name) films.push(name)
      })
      await page.route('**/storage/films/*', route =>
        film ? route.fulfill({body: film, contentType: 'video/mp4'}) : route.abort(),
      )
      const omar = member('Omar', {video: 'films/omar.mp4'})
      await openHydrated(page, show(mina, omar, bareMember))
      await moduleReady(page, 'hover-films')
      assert.deepEqual(films, [])
      return {page, films, leave: () => context.close()}
    }
    const card = (page: Page) => page.getByRole('link', {name: 'Mina Darwish'})
    const shown = (page: Page) => card(page).locator('[data-shown] > video')
    const isRewound = (page: Page) =>
      page.waitForFunction(() => {
        const video = document.querySelector('.member video') as HTMLVideoElement
        return video.paused && video.currentTime === 0 && getComputedStyle(video).opacity === '0'
      })

    it('a team card plays its film muted on hover and rewinds it afterwards', async () => {
      const {page, films, leave} = await watch()
      await card(page).hover()
      await shown(page).waitFor()
      assert.equal(await shown(page).evaluate(({muted}: HTMLVideoElement) => muted), true)
      assert.deepEqual([...new Set(films)], ['mina'])
      await page.getByRole('heading', {level: 1}).hover()
      await isRewound(page)
      await card(page).hover()
      await shown(page).waitFor()
      await leave()
    })

    it('a team card plays its film while it has keyboard focus', async () => {
      const {page, films, leave} = await watch()
      await page.locator('main').focus()
      await page.keyboard.press('Tab')
      await shown(page).waitFor()
      assert.deepEqual([...new Set(films)], ['mina'])
      await page.keyboard.press('Tab')
      await isRewound(page)
      await leave()
    })

    it('a team card requests no film when it is tapped', async () => {
      const {page, films, leave} = await watch({hasTouch: true})
      await page.evaluate(() => document.addEventListener('click', event => event.preventDefault()))
      await card(page).tap()
      // The later hover is handled, so the tap has been handled, too.
      await page.getByRole('link', {name: 'Omar'}).hover()
      await page.locator('.member:nth-child(2) [data-shown]').waitFor()
      assert.deepEqual([...new Set(films)], ['omar'])
      await leave()
    })

    it('a team card requests no film under prefers-reduced-motion', async () => {
      const {page, films, leave} = await watch({reducedMotion: 'reduce'})
      await card(page).hover()
      await page.emulateMedia({reducedMotion: 'no-preference'})
      await page.getByRole('link', {name: 'Omar'}).hover()
      await page.locator('.member:nth-child(2) [data-shown]').waitFor()
      assert.deepEqual([...new Set(films)], ['omar'])
      await leave()
    })

    it('a team card keeps its picture when its film fails to load', async () => {
      const {page, leave} = await watch({}, null)
      const requestFailed = page.waitForEvent('requestfailed', request =>
        request.url().endsWith('mina.mp4'),
      )
      await card(page).hover()
      await requestFailed
      await page.waitForFunction(() => !document.querySelector('.member video'))
      assert.equal(await card(page).locator('img').isVisible(), true)
      await leave()
    })
  })
})
