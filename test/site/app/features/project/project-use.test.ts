import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {
  intersectionsKnown,
  openHydrated,
  painted,
  widgetReady,
} from '../../../../support/browser/conditions.ts'
import {completeProject} from '../../../../support/records/project.ts'
import {languages, violations} from '../../../support/pages/axe.ts'
import {answered} from '../../../support/records/property.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

const PATH = `/projects/detail/${completeProject.slug}`
const PHONE = {width: 390, height: 844}
const LAYLA = {
  Name: 'Layla',
  Phone: '971501234567',
  Email: 'layla@example.com',
  Message: 'Which houses have a lift?',
}

describe('visit to a project page', () => {
  const {site, browser} = useSite()
  beforeEach(() => {
    site.answers['property-detail'] = answered(completeProject)
  })

  const enter = (options: Parameters<typeof visit>[2] = {}, query = '') =>
    visit(browser, site.url + PATH + query, options)
  const enquiry = () => site.received.filter(({call}) => call === 'contact').at(-1)
  const fill = async (page: Page, values: Record<string, string> = LAYLA) => {
    for (const [label, value] of Object.entries(values)) {
      await page.getByLabel(label, {exact: true}).fill(value)
    }
  }

  it('the project page hydrates without API requests or deferred scripts', async () => {
    const context = await browser.newContext({reducedMotion: 'reduce'})
    const page = await context.newPage()
    const scripts: string[] = []
    const requestedFilms: string[] = []
    page.on('request', request => {
      const {pathname} = new URL(request.url())
      if (request.resourceType() === 'script') scripts.push(pathname)
      if (pathname.startsWith('/api/')) requestedFilms.push(pathname)
    })
    await fetch(site.url)
    const before = site.received.length
    await openHydrated(page, site.url + PATH)
    // The last widget that hydrates without an interaction.
    const mapReady = widgetReady(page, 'ocp-neighbourhood-map')
    await page.locator('ocp-neighbourhood-map').scrollIntoViewIfNeeded()
    await mapReady
    assert.deepEqual(requestedFilms, [])
    const calls = site.received.slice(before).map(({call}) => call)
    assert.deepEqual(
      calls.filter(call => !call.startsWith('/storage')),
      ['property-detail', 'getBuyingCosts', 'getViewingHours'],
    )
    assert.deepEqual(
      scripts.filter(path => /purify|sanitize|lightbox|parts/.test(path)),
      [],
    )
    await context.close()
  })

  it('in-page navigation to a failing project shows an empty page without an alert', async () => {
    const {page, leave} = await visit(browser, `${site.url}/contact-us`)
    site.answers['property-detail'] = {statusCode: 500, message: 'Broken'}
    await page.evaluate(path => {
      const link = Object.assign(document.createElement('a'), {href: path})
      document.body.append(link)
      link.click()
    }, PATH)
    await page.waitForFunction(() => document.querySelector('main')?.textContent === 'Project')
    assert.equal(await page.title(), 'Project')
    assert.equal(await page.getByRole('alert').count(), 0)
    await leave()
  })

  it('project menu links scroll map and gallery to just below the menu', async () => {
    const {page, leave} = await enter({viewport: {width: 1280, height: 800}})
    for (const [name, id] of [
      ['Location Map', 'location'],
      ['Photo Gallery', 'gallery'],
    ]) {
      await page.locator('.project-menu').getByRole('link', {name}).click()
      await page.waitForFunction(section => {
        const top = document.getElementById(section)?.getBoundingClientRect().top ?? 9999
        const menu = document.querySelector('.project-page__menu')?.getBoundingClientRect()
        return menu && top >= menu.bottom - 1 && top < menu.bottom + 160
      }, `${id}`)
    }
    await leave()
  })

  it('the project gallery opens, moves and closes by keyboard and restores focus', async () => {
    const {page, leave} = await enter()
    const gallery = page.getByRole('dialog', {name: 'Photo Gallery'})
    const second = page.getByRole('link', {name: 'The boat store.'})
    await second.focus()
    await page.keyboard.press('Enter')
    await gallery.getByText('2 / 4').waitFor()
    await page.keyboard.press('ArrowRight')
    await gallery.getByText('3 / 4').waitFor()
    await page.keyboard.press('Escape')
    await gallery.waitFor({state: 'detached'})
    assert.ok(await second.evaluate(link => link === document.activeElement))
    await leave()
  })

  it('the project film loops muted, and waits under prefers-reduced-motion', async () => {
    const {page, leave} = await enter()
    const film = page.getByRole('group', {name: 'Salt Row'})
    await film.getByRole('button', {name: 'Unmute'}).click()
    await film.getByRole('button', {name: 'Mute'}).click()
    await film.getByRole('button', {name: 'Unmute'}).waitFor()
    assert.equal(await film.locator('video').getAttribute('src'), null)
    await leave()
    const context = await browser.newContext({reducedMotion: 'no-preference'})
    const moving = await context.newPage()
    const filmRequest = moving.waitForRequest(/films\/salt\.mp4/)
    await moving.goto(site.url + PATH)
    await filmRequest
    assert.deepEqual(
      await moving
        .locator('.project-banner video')
        .evaluate(({muted, loop, playsInline}: HTMLVideoElement) => [muted, loop, playsInline]),
      [true, true, true],
    )
    await context.close()
  })

  it('an external film is requested only after its picture is pressed', async () => {
    const requestedFilms: string[] = []
    const context = await browser.newContext({reducedMotion: 'reduce'})
    const page = await context.newPage()
    await page.route('https://www.youtube-nocookie.com/**', route => {
      requestedFilms.push(route.request().url())
      return route.fulfill({contentType: 'text/html', body: '<p>Low tide</p>'})
    })
    await openHydrated(page, site.url + PATH)
    await page.locator('#watchout').scrollIntoViewIfNeeded()
    // Content that loads when it is in view is requested by now.
    await intersectionsKnown(page)
    await painted(page)
    assert.deepEqual(requestedFilms, [])
    await page.locator('#watchout summary').press('Enter')
    await page.frameLocator('#watchout iframe').getByText('Low tide').waitFor()
    assert.equal(requestedFilms.length, 1)
    await context.close()
  })

  it('Request a Call opens the Ask Detail dialog, which Escape closes', async () => {
    const {page, consoleMessages, leave} = await enter({viewport: PHONE})
    await page.locator('.property-bar').getByRole('link', {name: 'Request a Call'}).click()
    const dialog = page.getByRole('dialog', {name: 'Ask Detail'})
    await dialog.waitFor()
    assert.deepEqual(consoleMessages, [])
    assert.deepEqual(await violations(page), [])
    await page.keyboard.press('Escape')
    await dialog.waitFor({state: 'detached'})
    await leave()
  })

  it('links of the project page open the dialogs of brochure, floor plan and newsletter', async () => {
    const {page, leave} = await enter()
    for (const [name, title] of [
      ['Download Brochure', 'Download Brochure'],
      ['Download Floor Plan', 'Download Floor Plan'],
      ['sign up', 'Newsletter'],
    ] as const) {
      await page.getByRole('link', {name, exact: true}).first().click()
      await page.getByRole('dialog', {name: title}).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog', {name: title}).waitFor({state: 'detached'})
    }
    await leave()
  })

  it('subscribing in the newsletter dialog scrolls the project page to the top', async () => {
    const {page, leave} = await enter()
    await page.getByRole('link', {name: 'sign up', exact: true}).first().click()
    const dialog = page.getByRole('dialog', {name: 'Newsletter'})
    await dialog.getByLabel('Email').fill('layla@example.com')
    assert.ok(await page.evaluate(() => scrollY > 0))
    await dialog.getByRole('button', {name: 'Subscribe'}).click()
    await dialog.waitFor({state: 'detached'})
    await page.waitForFunction(() => scrollY === 0)
    await leave()
  })

  it('an enquiry on the project page carries its path and leads to thank-you', async () => {
    const {page, leave} = await enter()
    await fill(page)
    await page.getByRole('button', {name: 'Send'}).click()
    await page.waitForURL('**/thank-you')
    assert.equal(enquiry()?.body.fromUrl, 'projects/detail/salt-row')
    await leave()
  })

  it('without JavaScript a rejected project enquiry returns and can be sent again', async () => {
    const {page, leave} = await enter({javaScriptEnabled: false}, '?download=brochure')
    site.answers.contact = {
      statusCode: 422,
      message: 'Please enter a valid name! ',
      errors: {name: 'Please enter a valid name! '},
    }
    const name = page.getByLabel('Name', {exact: true})
    await fill(page, {...LAYLA, Name: 'Layla 2'})
    await page.getByRole('button', {name: 'Send'}).click()
    await page.getByText('Please enter a valid name!').waitFor()
    assert.equal(new URL(page.url()).pathname, PATH)
    assert.equal(await name.inputValue(), 'Layla 2')
    delete site.answers.contact
    await name.fill('Layla')
    await page.getByRole('button', {name: 'Send'}).click()
    await page.waitForURL('**/thank-you?**')
    assert.equal(new URL(page.url()).searchParams.get('download'), 'brochure')
    assert.equal(enquiry()?.body.fromUrl, 'projects/detail/salt-row')
    await leave()
  })

  it('the project page prints one A4 sheet with banner, summary and permit code', async () => {
    for (const language of languages) {
      const {page, leave} = await enter({language})
      const sheets = `${await page.pdf({format: 'A4'})}`.match(/\/Type\s*\/Page\b/g)
      assert.equal(sheets?.length, 1, language)
      await page.emulateMedia({media: 'print'})
      for (const shown of [
        '.wordmark',
        '.project-banner__picture',
        '.project-gallery__pictures > :first-child',
        'h1',
        '#summary dl',
        '.property-dld__code',
      ]) {
        assert.ok(await page.locator(shown).isVisible(), shown)
      }
      for (const hidden of [
        '.project-banner__form',
        '.project-menu',
        '.project-gallery__pictures > :nth-child(2)',
      ]) {
        assert.equal(await page.locator(hidden).isVisible(), false, hidden)
      }
      await leave()
    }
  })
})
