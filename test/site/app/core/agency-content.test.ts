/** Facts, landing pages and legal texts of a content folder, on a site built for another agency. */
import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import {openHydrated} from '../../../support/browser/conditions.ts'
import {newFolder} from '../../server/support/content/content.ts'
import {languages} from '../../support/pages/axe.ts'
import {answered, completeProperty} from '../../support/records/property.ts'
import {useSite} from '../../support/site/use-site.ts'
import {visit} from '../../support/site/visitor.ts'

const SEED = await newFolder()
const LAUNCH = '/bay-tower-launch'

describe('site with the content of another agency', () => {
  const {site, browser} = useSite({env: {SEED}})
  beforeEach(() => {
    site.answers['property-detail'] = answered({...completeProperty, slug: 'bay-towers'})
  })

  it('pages name the configured agency and never the demonstration', async () => {
    for (const path of ['/', '/contact-us', '/careers', '/team', '/nowhere', LAUNCH]) {
      const html = await (await fetch(site.url + path)).text()
      assert.match(html, /North Star Homes/, path)
      assert.doesNotMatch(html, /OCP Real Estate|971 4 000 0000/, path)
    }
  })

  it('hydration and in-place navigation keep the facts of the configured agency', async () => {
    const {page, consoleMessages, leave} = await visit(browser, 'about:blank')
    await openHydrated(page, `${site.url}/contact-us`)
    const phone = page.locator('main').getByRole('link', {name: '+971 4 111 1111'}).first()
    await phone.waitFor()
    await page.locator('footer').getByRole('link', {name: 'Careers'}).first().click()
    await page.getByRole('heading', {level: 1}).waitFor()
    assert.doesNotMatch(await page.content(), /OCP Real Estate|971 4 000 0000/)
    assert.deepEqual(consoleMessages, [])
    await leave()
  })

  it('a project page links to its landing page, which opens in place', async () => {
    const {page, consoleMessages, leave} = await visit(browser, 'about:blank')
    await openHydrated(page, `${site.url}/projects/detail/bay-towers`)
    await page.evaluate(() => Object.assign(globalThis, {inPlace: true}))
    await page.getByRole('link', {name: 'Bay Tower by North Wind'}).click()
    await page.getByRole('heading', {level: 1, name: 'Bay Tower by North Wind'}).waitFor()
    assert.equal(new URL(page.url()).pathname, LAUNCH)
    assert.equal(await page.title(), 'Bay Tower')
    assert.ok(await page.evaluate(() => 'inPlace' in globalThis))
    assert.deepEqual(consoleMessages, [])
    await leave()
  })

  it('a landing page accepts a native post, and an unknown page answers it with 404', async () => {
    const body = new URLSearchParams({name: 'Maya', phone: '+971 50 765 4321'})
    const post = (path: string) =>
      fetch(site.url + path, {method: 'POST', body, redirect: 'manual'})
    assert.equal((await post(LAUNCH)).status, 303)
    assert.equal((await post('/aldar-haven')).status, 404)
  })

  it('a landing page of the demonstration answers 404', async () => {
    assert.equal((await fetch(`${site.url}/aldar-haven`)).status, 404)
  })

  it('no page speaks of a demonstration, and there is none of invented permits', async () => {
    const home = '/properties/bay-towers'
    const legal = ['/privacy-policy', '/terms-and-conditions']
    for (const language of languages) {
      for (const path of ['/', '/contact-us', '/properties', home, LAUNCH, ...legal]) {
        const response = await fetch(`${site.url}${path}?lang=${language}`)
        assert.doesNotMatch(
          await response.text(),
          /d[eé]monstration data|part of a d|démonstration|демонстрац/i,
          path,
        )
      }
    }
    assert.equal((await fetch(`${site.url}/dld-demo`)).status, 404)
  })

  it('legal pages show the agency’s text, else the demonstration’s', async () => {
    const read = async (path: string) =>
      (await (await fetch(site.url + path)).text()).replaceAll('<!-- -->', '')
    const own = await read('/privacy-policy')
    assert.match(own, /What North Star Homes knows/)
    assert.match(own, /North Star Homes L\.L\.C at Office 1, Pier 1/)
    const terms = await read('/terms-and-conditions')
    assert.match(terms, /North Star Homes L\.L\.C/)
  })
})
