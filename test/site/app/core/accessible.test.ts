import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Page, Route} from 'playwright-core'
import {fontsLoaded, hydrated, openHydrated, painted} from '../../../support/browser/conditions.ts'
import {looks, violations} from '../../support/pages/axe.ts'
import {shiftOf, watchShifts} from '../../support/pages/layout-shift.ts'
import {useSite} from '../../support/site/use-site.ts'
import {visit} from '../../support/site/visitor.ts'

const PATHS = ['/', '/contact-us', '/thank-you', '/dashboard1', '/nothing-here']

describe('accessibility of every page', () => {
  const {site, browser} = useSite()

  const signIn = (page: Page) =>
    page.addInitScript(() => {
      localStorage.setItem('token', 'a.b.c')
      localStorage.setItem('user', '{"user_type":"B","name":"Omar"}')
    })

  for (const {language, colorScheme} of looks) {
    it(`pages have no axe violation in ${language} with the ${colorScheme} scheme`, async () => {
      const {page, leave} = await visit(browser, site.url, {language, colorScheme})
      await signIn(page)
      for (const path of PATHS) {
        await openHydrated(page, site.url + path)
        if (path === '/dashboard1') await page.getByText('Omar').waitFor()
        await painted(page)
        assert.deepEqual(await violations(page), [], path)
      }
      await leave()
    })
  }

  it('the open language and phone menus have no axe violation', async () => {
    const {page, leave} = await visit(browser, site.url)
    await page.getByRole('button', {name: 'Language'}).click()
    assert.deepEqual(await violations(page), [])
    await page.setViewportSize({width: 390, height: 844})
    await page.getByRole('button', {name: 'Menu'}).click()
    assert.deepEqual(await violations(page), [])
    await leave()
  })

  it('pages fit 320 pixels in each language without scrolling sideways', async () => {
    const viewport = {width: 320, height: 640}
    for (const language of ['en', 'fr', 'ru']) {
      const {page, leave} = await visit(browser, site.url, {language, viewport})
      for (const path of PATHS) {
        await openHydrated(page, site.url + path)
        await fontsLoaded(page)
        await painted(page)
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        assert.equal(width, 320, `${path} ${language}`)
      }
      await leave()
    }
  })

  it('pages shift by less than 0.02 while their fonts load', async () => {
    for (const [language, width] of [
      ['en', 1440],
      ['ru', 390],
    ] as const) {
      const context = await browser.newContext({viewport: {width, height: 844}})
      await context.addCookies([{name: 'language', value: language, url: site.url}])
      const page = await context.newPage()
      await watchShifts(page)
      for (const path of ['/', '/contact-us', '/thank-you']) {
        const {promise: fontsMayCome, resolve: sendFonts} = Promise.withResolvers<void>()
        const hold = async (route: Route) => {
          await fontsMayCome
          await route.continue()
        }
        await page.route('**/*.woff2', hold)
        await page.goto(site.url + path, {waitUntil: 'commit'})
        await hydrated(page)
        await painted(page)
        const late = await page.evaluate(() => document.fonts.status)
        assert.equal(late, 'loading', `${path}: no font loads late`)
        sendFonts()
        await fontsLoaded(page)
        await painted(page)
        await page.unroute('**/*.woff2', hold)
        const shift = await shiftOf(page)
        assert.ok(shift < 0.02, `${path} ${language} ${width}: ${shift}`)
      }
      await context.close()
    }
  })
})
