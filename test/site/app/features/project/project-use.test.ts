import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {
  intersectionsKnown,
  openHydrated,
  painted,
  reloadHydrated,
  widgetReady,
} from '../../../../support/browser/conditions.ts'
import {wholeProject} from '../../../../support/records/project.ts'
import {violations} from '../../../support/pages/axe.ts'
import {answered} from '../../../support/records/property.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

const PATH = `/projects/detail/${wholeProject.slug}`
const PHONE = {width: 390, height: 844}
const LAYLA = {
  Name: 'Layla',
  Phone: '971501234567',
  Email: 'layla@example.com',
  Message: 'Which houses have a lift?',
}

describe('on the page of a project a visitor', () => {
  const {site, browser} = useSite()
  beforeEach(() => {
    site.answers['property-detail'] = answered(wholeProject)
  })

  const enter = (options: Parameters<typeof visit>[2] = {}, query = '') =>
    visit(browser, site.url + PATH + query, options)
  const enquiry = () => site.received.filter(({call}) => call === 'contact').at(-1)
  const fill = async (page: Page, values: Record<string, string> = LAYLA) => {
    for (const [label, value] of Object.entries(values)) {
      await page.getByLabel(label, {exact: true}).fill(value)
    }
  }

  it('sees what the server sent, and no part of it is fetched again', async () => {
    const context = await browser.newContext({reducedMotion: 'reduce'})
    const page = await context.newPage()
    const scripts: string[] = []
    const asked: string[] = []
    page.on('request', request => {
      const {pathname} = new URL(request.url())
      if (request.resourceType() === 'script') scripts.push(pathname)
      if (pathname.startsWith('/api/')) asked.push(pathname)
    })
    await fetch(site.url)
    const before = site.received.length
    await openHydrated(page, site.url + PATH)
    // The last of the parts that come alive by themselves.
    const mapReady = widgetReady(page, 'ocp-neighbourhood-map')
    await page.locator('ocp-neighbourhood-map').scrollIntoViewIfNeeded()
    await mapReady
    assert.deepEqual(asked, [])
    const calls = site.received.slice(before).map(({call}) => call)
    assert.deepEqual(
      calls.filter(call => !call.startsWith('/storage')),
      ['property-detail'],
    )
    assert.deepEqual(
      scripts.filter(path => /purify|sanitize|lightbox|parts|dialog-/.test(path)),
      [],
    )
    await context.close()
  })

  it('comes from another page and sees the same, sanitised', async () => {
    const {page, complaints, leave} = await visit(browser, `${site.url}/contact-us`)
    await page.evaluate(path => {
      Object.assign(globalThis, {sameDocument: true})
      const link = Object.assign(document.createElement('a'), {href: path})
      document.body.append(link)
      link.click()
    }, PATH)
    await page.getByRole('heading', {level: 1, name: 'Salt Row'}).waitFor()
    assert.equal(await page.evaluate(() => 'sameDocument' in globalThis), true)
    const article = page.locator('.project')
    assert.doesNotMatch(await article.innerHTML(), /alert/)
    const inPlace = await article.innerText()
    await reloadHydrated(page)
    assert.equal(await article.innerText(), inPlace)
    assert.deepEqual(complaints, [])
    await leave()
  })

  it('finds an empty page, and no message, where the way from another page fails', async () => {
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

  it('follows the menu to the map and to the pictures, below header and menu', async () => {
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

  it('looks through the pictures with the keyboard alone', async () => {
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

  it('turns the sound of the film on and off; with less motion it rests', async () => {
    const {page, leave} = await enter()
    const film = page.getByRole('group', {name: 'Salt Row'})
    await film.getByRole('button', {name: 'Unmute'}).click()
    await film.getByRole('button', {name: 'Mute'}).click()
    await film.getByRole('button', {name: 'Unmute'}).waitFor()
    assert.equal(await film.locator('video').getAttribute('src'), null)
    await leave()
    const context = await browser.newContext({reducedMotion: 'no-preference'})
    const moving = await context.newPage()
    const asked = moving.waitForRequest(/films\/salt\.mp4/)
    await moving.goto(site.url + PATH)
    await asked
    assert.deepEqual(
      await moving
        .locator('.project-banner video')
        .evaluate(({muted, loop, playsInline}: HTMLVideoElement) => [muted, loop, playsInline]),
      [true, true, true],
    )
    await context.close()
  })

  it('fetches the film of another site only by pressing its picture', async () => {
    const asked: string[] = []
    const context = await browser.newContext({reducedMotion: 'reduce'})
    const page = await context.newPage()
    await page.route('https://www.youtube-nocookie.com/**', route => {
      asked.push(route.request().url())
      return route.fulfill({contentType: 'text/html', body: '<p>Low tide</p>'})
    })
    await openHydrated(page, site.url + PATH)
    await page.locator('#watchout').scrollIntoViewIfNeeded()
    // What comes when it is seen begins to be fetched now.
    await intersectionsKnown(page)
    await painted(page)
    assert.deepEqual(asked, [])
    await page.locator('#watchout summary').press('Enter')
    await page.frameLocator('#watchout iframe').getByText('Low tide').waitFor()
    assert.equal(asked.length, 1)
    await context.close()
  })

  it('requests a call in a dialog', async () => {
    const {page, complaints, leave} = await enter({viewport: PHONE})
    await page.locator('.property-bar').getByRole('link', {name: 'Request a Call'}).click()
    const dialog = page.getByRole('dialog', {name: 'Ask Detail'})
    await dialog.waitFor()
    assert.deepEqual(complaints, [])
    assert.deepEqual(await violations(page), [])
    await page.keyboard.press('Escape')
    await dialog.waitFor({state: 'detached'})
    await leave()
  })

  for (const [name, title] of [
    ['Download Brochure', 'Download Brochure'],
    ['Download Floor Plan', 'Download Floor Plan'],
    ['sign up', 'Newsletter'],
  ] as const) {
    it(`opens a dialog by ‘${name}’`, async () => {
      const {page, leave} = await enter()
      await page.getByRole('link', {name, exact: true}).first().click()
      await page.getByRole('dialog', {name: title}).waitFor()
      await leave()
    })
  }

  it('is at its top again when the newsletter of its strip was subscribed to', async () => {
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

  it('sends an enquiry that says where it comes from, and is thanked', async () => {
    const {page, leave} = await enter()
    await fill(page)
    await page.getByRole('button', {name: 'Send'}).click()
    await page.waitForURL('**/thank-you')
    assert.equal(enquiry()?.body.fromUrl, 'projects/detail/salt-row')
    await leave()
  })

  it('sends it without JavaScript, too, and gets it back when it is refused', async () => {
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

  it('prints one A4 sheet with what matters', async () => {
    for (const language of ['en', 'fr', 'ru']) {
      const {page, leave} = await enter({language})
      const sheets = `${await page.pdf({format: 'A4'})}`.match(/\/Type\s*\/Page\b/g)
      assert.equal(sheets?.length, 1, language)
      await page.emulateMedia({media: 'print'})
      for (const shown of [
        '.project-banner__picture',
        'h1',
        '#summary dl',
        '.property-dld__code',
      ]) {
        assert.ok(await page.locator(shown).isVisible(), shown)
      }
      for (const hidden of ['.project-banner__form', '.project-menu', '.project-gallery']) {
        assert.equal(await page.locator(hidden).isVisible(), false, hidden)
      }
      await leave()
    }
  })
})
