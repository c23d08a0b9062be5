import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {builtInAgency as agency} from '#trade/agency/agency.ts'
import {fromNow} from '../../../support/dates.ts'
import {startSite} from '../../support/site/site.ts'
import {type SuiteSite, useSite} from '../../support/site/use-site.ts'
import {visit} from '../../support/site/visitor.ts'

const FOOTER = [
  '/properties',
  '/builders',
  '/neighborhood-guides',
  '/news',
  '/list-with-us',
  '/blogs',
  '/buying-costs',
  '/terms-and-conditions',
  '/privacy-policy',
  '/open-houses',
  '/careers',
]

describe('header, footer and menus of the site', () => {
  const {site, browser} = useSite()
  const {site: production} = useSite({env: {NODE_ENV: 'production'}})

  it('the header has the specified links, social networks and Book Now', async () => {
    const {page, leave} = await visit(browser, `${site.url}/contact-us`)
    const links = page.getByRole('navigation', {name: 'Main'}).getByRole('link')
    assert.deepEqual(await links.allTextContents(), [
      'Home',
      'Our Properties',
      'Lifestyles',
      'Communities',
      'Find A Specialist',
      'Contact Us',
    ])
    const header = page.getByRole('banner')
    for (const {network} of agency.social) {
      assert.ok(await header.getByRole('link', {name: network}).isVisible(), network)
    }
    const whatsapp = header.getByRole('link', {name: 'WhatsApp'})
    assert.match(`${await whatsapp.getAttribute('href')}`, /^https:\/\/wa\.me\/\d+$/)
    assert.ok(await page.getByRole('button', {name: 'Book Now'}).isVisible())
    await leave()
  })

  it('the footer has the specified links and the buying costs, and the home page no footer', async () => {
    const {page, leave} = await visit(browser, `${site.url}/contact-us`)
    const footer = page.getByRole('contentinfo')
    const links = footer.getByRole('navigation', {name: 'More'}).getByRole('link')
    const paths = await links.evaluateAll(all => all.map(link => link.getAttribute('href')))
    assert.deepEqual(paths, FOOTER)
    const networks = footer.getByRole('list', {name: 'Social networks'}).getByRole('link')
    assert.equal(await networks.count(), 5)
    assert.ok(await footer.getByText('© 2023').isVisible())
    assert.ok(await footer.getByRole('button', {name: 'Share'}).isVisible())
    await page.goto(`${site.url}/`)
    assert.equal(await page.getByRole('contentinfo').count(), 0)
    await leave()
  })

  it('the footer says where the office is and when it is open, in the visitor’s language', async () => {
    const {page, leave} = await visit(browser, `${site.url}/contact-us?lang=fr`)
    const footer = page.getByRole('contentinfo')
    const {district, city, street, hours} = agency.office
    assert.ok(await footer.getByText(`${district.fr}, ${city.fr}`, {exact: true}).isVisible())
    assert.ok(await footer.getByRole('link', {name: street}).isVisible())
    for (const {days, opens, closes} of hours) {
      assert.ok(await footer.getByText(`${days.fr} ${opens}–${closes}`).isVisible(), days.fr)
    }
    assert.match(
      `${await footer.getByRole('link', {name: 'EN', exact: true}).getAttribute('href')}`,
      /contact-us/,
    )
    assert.ok(await footer.getByRole('link', {name: 'RU', exact: true}).isVisible())
    await leave()
  })

  it('a page reached in place has the footer, whose newsletter scrolls to the top when it is sent', async () => {
    const {page, leave} = await visit(browser, `${site.url}/`)
    await page.getByRole('navigation', {name: 'More'}).getByRole('link', {name: 'News'}).click()
    await page.waitForURL('**/news')
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', {name: 'Subscribe'}).click()
    await footer.getByRole('textbox', {name: 'Email'}).fill('layla@example.com')
    await footer.getByRole('button', {name: 'Subscribe'}).click()
    await page.waitForFunction(() => scrollY === 0)
    assert.ok(await footer.getByText(agency.office.street).isVisible())
    await leave()
  })

  it('the language menu offers the other languages and stores the choice', async () => {
    const {page, leave} = await visit(browser, `${site.url}/contact-us`, {language: 'en'})
    const cookies = async () =>
      (await page.context().cookies())
        .filter(({name}) => name === 'language')
        .map(({value}) => value)
    assert.deepEqual(await cookies(), ['en'])
    await page.clock.install()
    await page.clock.pauseAt(fromNow(60_000))
    await page.getByRole('button', {name: 'Language'}).click()
    const menu = page.getByRole('list', {name: 'Language'})
    assert.deepEqual(await menu.getByRole('link').allTextContents(), ['Français', 'Русский'])
    await menu.getByRole('link', {name: 'Русский'}).click()
    // The old choice goes at once; the new one is made a second later (spec sections 4 and 9).
    assert.deepEqual(await cookies(), [])
    await page.clock.runFor(999)
    assert.deepEqual(await cookies(), [])
    await page.clock.runFor(1)
    await page.waitForFunction(() => document.documentElement.lang === 'ru')
    assert.deepEqual(await cookies(), ['ru'])
    assert.equal(await page.evaluate(() => localStorage.getItem('language')), 'ru')
    await page.getByRole('button', {name: 'Язык'}).waitFor()
    await leave()
  })

  it('the menu of small screens closes on Escape and on navigation', async () => {
    const viewport = {width: 390, height: 844}
    const {page, consoleMessages, leave} = await visit(browser, `${site.url}/`, {viewport})
    const open = page.getByRole('button', {name: 'Menu'})
    const menu = page.getByRole('dialog', {name: 'Menu'})
    await open.click()
    assert.ok(await menu.isVisible())
    await page.keyboard.press('Escape')
    assert.ok(await menu.isHidden())
    assert.ok(await open.evaluate(button => button === document.activeElement))
    await open.click()
    await menu.getByRole('link', {name: 'Contact Us'}).click()
    await page.waitForURL('**/contact-us')
    await menu.waitFor({state: 'hidden'})
    assert.deepEqual(consoleMessages, [])
    await leave()
  })

  it('the menu of small screens takes the focus, keeps it and gives it back', async () => {
    const viewport = {width: 390, height: 844}
    const {page, leave} = await visit(browser, `${site.url}/`, {viewport})
    const button = page.getByRole('button', {name: 'Menu'})
    const menu = page.getByRole('dialog', {name: 'Menu'})
    const close = menu.getByRole('button', {name: 'Close'})
    const last = menu.getByRole('button', {name: 'Language'})
    const focused = page.locator(':focus')
    await button.press('Enter')
    await close.and(focused).waitFor()
    await page.keyboard.press('Shift+Tab')
    await last.and(focused).waitFor()
    await page.keyboard.press('Tab')
    await close.and(focused).waitFor()
    await page.keyboard.press('Enter')
    await button.and(focused).waitFor()
    assert.ok(await menu.isHidden())
    await leave()
  })

  it('the language menu is the next stop after its button, and Escape gives the focus back', async () => {
    const {page, leave} = await visit(browser, `${site.url}/contact-us`)
    const button = page.getByRole('button', {name: 'Language'})
    const focused = page.locator(':focus')
    await button.press('Enter')
    await page.keyboard.press('Tab')
    await page.getByRole('link', {name: 'Français'}).and(focused).waitFor()
    await page.keyboard.press('Escape')
    await button.and(focused).waitFor()
    await leave()
  })

  it('the site blocks the context menu and counts visits in production only', async () => {
    const isBlocked = async ({url}: SuiteSite, selector: string) => {
      const {page, leave} = await visit(browser, `${url}/contact-us`)
      const blocked = await page
        .locator(selector)
        .first()
        .evaluate(element => {
          const event = new MouseEvent('contextmenu', {
            bubbles: true,
            cancelable: true,
            composed: true,
          })
          return !element.dispatchEvent(event)
        })
      await leave()
      return blocked
    }
    const visits = ({received}: SuiteSite) => received.filter(({call}) => call === 'visitUser')
    assert.equal(await isBlocked(production, 'h1'), true)
    assert.equal(await isBlocked(site, 'h1'), false)
    assert.equal(await isBlocked(production, 'main a[href]'), true)
    assert.equal(await isBlocked(production, 'ocp-contact-form textarea'), false)
    assert.equal(visits(production).length, 3)
    assert.equal(visits(site).length, 0)
    const allowed = await startSite({NODE_ENV: 'production', CONTEXT_MENU: 'allow'})
    assert.equal(await isBlocked(allowed, 'h1'), false)
    await allowed.close()
  })

  it('the dashboards require a stored session, and Sign out removes it', async () => {
    const {page, consoleMessages, leave} = await visit(browser, `${site.url}/contact-us`)
    await page.goto(`${site.url}/dashboard`)
    await page.waitForURL(`${site.url}/`)
    await page.evaluate(() => {
      localStorage.setItem('token', 'a.b.c')
      localStorage.setItem('user', JSON.stringify({user_type: 'B', name: 'Omar'}))
    })
    await page.goto(`${site.url}/dashboard`)
    await page.waitForURL('**/dashboard1')
    await page.getByText('Omar').waitFor()
    await page.getByRole('button', {name: 'Sign out'}).click()
    await page.waitForURL(`${site.url}/`)
    assert.equal(await page.evaluate(() => localStorage.getItem('token')), null)
    assert.deepEqual(consoleMessages, [])
    await leave()
  })
})
