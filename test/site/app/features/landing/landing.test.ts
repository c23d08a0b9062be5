import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import type {BrowserContextOptions, Page} from 'playwright-core'
import {builtInAgency as agency, phoneLink} from '#trade/agency/agency.ts'
import {contentLoaded, openHydrated} from '../../../../support/browser/conditions.ts'
import {everywhere} from '../../../../support/tier.ts'
import {languages, looks, violations} from '../../../support/pages/axe.ts'
import {shiftOf, watchShifts} from '../../../support/pages/layout-shift.ts'
import {preloadsLargestPicture} from '../../../support/pages/page-claims.ts'
import {type DemoLaunch, launches, textIn} from '../../../support/records/launches.ts'
import {answered, bareProperty, completeProperty, found} from '../../../support/records/property.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

const WITHOUT_SCRIPT = {javaScriptEnabled: false}
const [inDubai, outsideDubai] = [
  launches.find(launch => launch.inDubai),
  launches.find(launch => !launch.inDubai),
] as [DemoLaunch, DemoLaunch]

describe('landing page', () => {
  const {site, browser} = useSite()
  beforeEach(() => {
    site.answers['property-detail'] = answered({...completeProperty, brochure: 'documents/b.pdf'})
  })

  /** As it is served, before any script. */
  const read = ({path}: DemoLaunch) => visit(browser, site.url + path, WITHOUT_SCRIPT)
  const texts = (page: Page, selector: string) => page.locator(selector).allInnerTexts()
  const enquiries = () => site.received.filter(({call}) => call === 'contact')
  const own = (page: Page) => page.locator('main')
  const invitation = (page: Page) => page.getByRole('dialog', {name: 'Get in touch with us!'})

  /** A visitor whose clock is paused before the page hydrates. */
  async function arrive(
    address: string,
    options: BrowserContextOptions = {},
    inPage: () => void = () => {},
  ) {
    const context = await browser.newContext({reducedMotion: 'reduce', ...options})
    const page = await context.newPage()
    await page.addInitScript(inPage)
    await page.clock.install({time: 0})
    await page.clock.pauseAt(1000)
    await openHydrated(page, site.url + address)
    return {page, leave: () => context.close()}
  }

  async function closeInvitation(page: Page) {
    await page.clock.runFor(2000)
    await invitation(page).getByRole('button', {name: 'Close'}).click()
    await invitation(page).waitFor({state: 'detached'})
  }

  async function staysClosed(page: Page, when = '') {
    await page.clock.runFor(60_000)
    assert.equal(await page.getByRole('dialog').count(), 0, when)
  }

  it('the landing page preloads its first picture in the head', () =>
    preloadsLargestPicture(site.url + inDubai.path, 'pictures/lighthouse-1'))

  for (const [at, {language, colorScheme}] of looks.entries()) {
    const itOnce = at === 0 ? it : everywhere(it)
    itOnce(
      `the landing page passes axe in ${language}, ${colorScheme}, full and sparse`,
      async () => {
        for (const property of [completeProperty, bareProperty]) {
          site.answers['property-detail'] = answered(property)
          const {page, consoleMessages, leave} = await visit(browser, 'about:blank', {colorScheme})
          await page.context().addCookies([{name: 'language', value: language, url: site.url}])
          await watchShifts(page)
          await page.clock.install()
          await openHydrated(page, site.url + inDubai.path)
          await page.clock.fastForward(2000)
          await page.getByRole('dialog').waitFor()
          assert.deepEqual(await violations(page), [], 'with the dialog')
          await page.keyboard.press('Escape')
          await page.getByRole('dialog').waitFor({state: 'detached'})
          assert.deepEqual(await violations(page), [])
          await contentLoaded(page)
          assert.ok((await shiftOf(page)) <= 0.02)
          await page.setViewportSize({width: 390, height: 844})
          assert.deepEqual(await violations(page), [], 'on a phone')
          assert.deepEqual(
            consoleMessages.filter(text => !/404|style/.test(text)),
            [],
          )
          await leave()
        }
      },
    )
  }

  it('the landing page has no header or footer and links only to the agency', async () => {
    for (const launch of launches) {
      const {page, leave} = await read(launch)
      assert.equal(await page.locator('header, footer, nav').count(), 0)
      const links = await page
        .locator('a:not(.skip-link, [hreflang])')
        .evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
      const away = links.filter(
        href => !/^(tel:|https:\/\/wa\.me\/|#contact$|\/privacy-policy$|\/dld-demo\?)/.test(href),
      )
      assert.deepEqual(away, [])
      assert.ok(links.includes('/privacy-policy'))
      const foot = await page.locator('.landing-foot').innerText()
      assert.ok(foot.includes(agency.legalEntity))
      assert.ok(foot.includes(`ORN ${agency.orn}`))
      await leave()
    }
  })

  it('the landing page shows heading, price, reasons and facts of the launch', async () => {
    const {page, leave} = await read(inDubai)
    assert.deepEqual(await texts(page, 'h1'), [textIn('en', inDubai.heading)])
    assert.ok(await page.getByText('From AED 12,500,000').isVisible())
    assert.deepEqual(
      await texts(page, '.landing-reasons h3'),
      inDubai.reasons.map(({heading}) => textIn('en', heading)),
    )
    const facts = await texts(page, '.landing-facts dt')
    assert.deepEqual(facts, [
      'Type',
      'Bedrooms',
      'Area',
      ...inDubai.facts.map(({label}) => textIn('en', label)),
    ])
    assert.equal(await page.locator('.landing-gallery li').count(), 4)
    assert.deepEqual(await texts(page, '.property-amenities li'), ['Private jetty', 'Boathouse'])
    assert.ok(await page.getByText('Ten minutes from the market.').isVisible())
    const brochure = page.getByRole('link', {name: 'Request the brochure'})
    assert.equal(await brochure.getAttribute('href'), '#contact')
    await leave()
  })

  it('the landing page loads its first picture eagerly and all others lazily', async () => {
    const {page, leave} = await read(inDubai)
    const [first, ...others] = await page.locator('.picture__image').all()
    assert.equal(await first?.getAttribute('fetchpriority'), 'high')
    assert.equal(await first?.getAttribute('loading'), 'eager')
    for (const other of others) assert.equal(await other.getAttribute('loading'), 'lazy')
    await leave()
  })

  it('the landing page shows the DLD permit in Dubai and no permit elsewhere', async () => {
    const dubai = await read(inDubai)
    assert.ok(await dubai.page.getByRole('img', {name: 'QR code of the permit'}).isVisible())
    assert.ok(await dubai.page.getByText('7112233445').isVisible())
    await dubai.leave()
    const other = await (await fetch(site.url + outsideDubai.path)).text()
    assert.doesNotMatch(other, /DLD|7112233445/)
  })

  it('the landing page shows its own text when the API fails, hangs or is down', async () => {
    const pending = () => new Promise<never>(() => {})
    const answers = [{statusCode: 500, message: ''}, pending]
    for (const answer of [...answers, answered(bareProperty)]) {
      site.answers['property-detail'] = answer
      const {page, leave} = await read(inDubai)
      assert.deepEqual(await texts(page, 'h1'), [textIn('en', inDubai.heading)])
      assert.ok(await page.getByText('Price on request').isVisible())
      assert.equal(await page.locator('.landing-reasons li').count(), inDubai.reasons.length)
      assert.ok(await page.getByRole('button', {name: 'Send'}).isVisible())
      assert.equal(await page.locator('main img').count(), 0)
      assert.equal(await page.getByText(/went wrong/).count(), 0)
      await leave()
    }
    await site.stopApi()
    assert.equal((await fetch(site.url + inDubai.path)).status, 200)
  })

  it('the landing page responds 410 without a form when its home is delisted, withdrawn or sold', async () => {
    site.answers['search-properties'] = found('Other Villa')
    const answers = [
      {statusCode: 410, message: 'no longer advertised'},
      {statusCode: 404, message: 'There is no such record.'},
      answered(null),
      answered({...completeProperty, status: 'SOLD'}),
    ]
    for (const answer of answers) {
      site.answers['property-detail'] = answer
      for (const language of languages) {
        const response = await fetch(`${site.url}${inDubai.path}?lang=${language}`)
        assert.equal(response.status, 410)
        const html = await response.text()
        assert.ok(html.includes(`<html lang="${language}"`))
        const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
        assert.doesNotMatch(main, /<form|ocp-contact-form/)
        for (const href of [phoneLink(agency.phone), '/properties', '/contact-us', '/']) {
          assert.ok(main.includes(`href="${href}"`) || main.includes(`href="${href}?`), href)
        }
        assert.ok(main.includes('Other Villa'))
      }
    }
  })

  it('the contact dialog opens two seconds after the landing page hydrated', async () => {
    const {page, leave} = await arrive(inDubai.path)
    await page.clock.runFor(1999)
    assert.equal(await page.getByRole('dialog').count(), 0)
    await page.clock.runFor(1)
    await invitation(page).waitFor()
    await leave()
  })

  it('the contact dialog stays closed after the visitor closed it once', async () => {
    const {page, leave} = await arrive(inDubai.path)
    await closeInvitation(page)
    await staysClosed(page)
    await leave()
  })

  it('no landing page opens the dialog again in the visit that closed it', async () => {
    const {page, leave} = await arrive(inDubai.path)
    await closeInvitation(page)
    await openHydrated(page, site.url + inDubai.path)
    await staysClosed(page, 'after a reload')
    await openHydrated(page, site.url + outsideDubai.path)
    await staysClosed(page, 'on another landing page')
    await page.goBack()
    await page.getByRole('heading', {level: 1, name: textIn('en', inDubai.heading)}).waitFor()
    await staysClosed(page, 'after Back')
    await page.locator('.landing-hero').getByRole('link', {name: 'Ask for details'}).click()
    assert.ok(await own(page).getByRole('button', {name: 'Send'}).isVisible())
    await leave()
    const later = await arrive(inDubai.path)
    await later.page.clock.runFor(2000)
    await invitation(later.page).waitFor()
    await later.leave()
  })

  it('the dialog stays closed where the browser blocks storage', async () => {
    const {page, leave} = await arrive(inDubai.path, {}, blockStorage)
    await closeInvitation(page)
    await own(page).getByRole('link', {name: 'Privacy Policy'}).click()
    await page.waitForURL('**/privacy-policy')
    await page.goBack()
    await page.getByRole('heading', {level: 1, name: textIn('en', inDubai.heading)}).waitFor()
    await staysClosed(page)
    await leave()
  })

  it('the contact dialog does not open for a visitor who typed into the form', async () => {
    const {page, leave} = await arrive(inDubai.path)
    await own(page).getByLabel('Name', {exact: true}).fill('L')
    await own(page).getByLabel('Name', {exact: true}).blur()
    await page.clock.runFor(10_000)
    assert.equal(await page.getByRole('dialog').count(), 0)
    assert.equal(await own(page).getByLabel('Name', {exact: true}).inputValue(), 'L')
    await leave()
  })

  for (const [what, form] of [
    ['the modal', invitation],
    ['its own form', own],
  ] as const) {
    it(`the landing page leads to /thank-you after an enquiry in ${what}`, async () => {
      const {page, leave} = await arrive(`${inDubai.path}?utm_source=spring&gclid=abc`)
      if (form === invitation) {
        await page.clock.runFor(2000)
        await invitation(page).waitFor()
      }
      await page.clock.resume()
      await form(page).getByLabel('Name', {exact: true}).fill('Layla')
      await form(page).getByLabel('Phone', {exact: true}).fill('971501234567')
      await form(page).getByRole('button', {name: 'Send'}).click()
      await page.waitForURL('**/thank-you')
      await page.getByRole('heading', {name: 'Thank you'}).waitFor()
      assert.equal(await page.getByRole('dialog').count(), 0)
      const [enquiry, ...more] = enquiries()
      assert.deepEqual(more, [])
      assert.equal(enquiry?.body.fromUrl, inDubai.path.slice(1))
      assert.equal(enquiry?.body.name, 'Layla')
      assert.equal(enquiry?.body.message, undefined)
      assert.match(`${enquiry?.query}`, /utm_source=spring/)
      assert.match(`${enquiry?.query}`, /gclid=abc/)
      assert.equal(new URLSearchParams(enquiry?.query).get('home'), inDubai.property)
      await leave()
    })
  }

  it('a rejected enquiry stays on the landing page and shows the reason', async () => {
    site.answers.contact = {statusCode: 503, message: 'Try again later'}
    const {page, leave} = await arrive(inDubai.path)
    await page.clock.resume()
    await own(page).getByLabel('Name', {exact: true}).fill('Layla')
    await own(page).getByLabel('Phone', {exact: true}).fill('971501234567')
    await own(page).getByRole('button', {name: 'Send'}).click()
    await page.getByText('Try again later').waitFor()
    assert.equal(new URL(page.url()).pathname, inDubai.path)
    await leave()
  })

  it('each landing page accepts an enquiry without JavaScript', async () => {
    for (const launch of launches) {
      const {page, leave} = await read(launch)
      await page.getByLabel('Name', {exact: true}).fill('Layla')
      await page.getByLabel('Phone', {exact: true}).fill('971501234567')
      await page.getByRole('button', {name: 'Send'}).click()
      await page.waitForURL('**/thank-you')
      const {body} = enquiries().at(-1) ?? {}
      assert.equal(body?.fromUrl, launch.path.slice(1))
      // The short form has no message: back ends distinguish the two forms by that.
      assert.equal(body && 'message' in body, false)
      await leave()
    }
  })

  it('the landing page uses the visitor’s language and can switch to another', async () => {
    const {page, leave} = await visit(browser, site.url + inDubai.path, {
      ...WITHOUT_SCRIPT,
      language: 'ru',
    })
    assert.deepEqual(await texts(page, 'h1'), [textIn('ru', inDubai.heading)])
    assert.ok(await page.getByText('От AED 12 500 000').isVisible())
    await page.getByRole('button', {name: 'Язык'}).click()
    await page.getByRole('link', {name: 'Français'}).click()
    await page
      .getByRole('heading', {level: 1, name: textIn('fr', inDubai.heading), exact: true})
      .waitFor()
    await leave()
  })
})

/** As a browser does that is set to store nothing. */
function blockStorage() {
  Object.defineProperty(globalThis, 'sessionStorage', {
    get: () => {
      throw new DOMException('Access is denied', 'SecurityError')
    },
  })
}
