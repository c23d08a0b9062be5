import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {openHydrated, widgetReady} from '../../../../support/browser/conditions.ts'
import {languages, violations} from '../../../support/pages/axe.ts'
import {answered, completeProperty, similar} from '../../../support/records/property.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

const PATH = `/properties/${completeProperty.slug}`
const PHONE = {width: 390, height: 844}

describe('visit to a property page', () => {
  const {site, browser} = useSite()
  beforeEach(() => {
    site.answers['property-detail'] = answered(completeProperty)
    site.answers['search-properties'] = similar('Other Villa', 'Third Villa')
  })

  const enter = (options: Parameters<typeof visit>[2] = {}) =>
    visit(browser, site.url + PATH, options)
  const gallery = (page: Page) => page.getByRole('dialog', {name: 'Photo Gallery'})
  const settled = (page: Page, count: string) => gallery(page).getByText(count).waitFor()

  it('the property page hydrates without API requests or deferred scripts', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const scripts: string[] = []
    const requested: string[] = []
    page.on('request', request => {
      const {pathname} = new URL(request.url())
      if (request.resourceType() === 'script') scripts.push(pathname)
      if (pathname.startsWith('/api/')) requested.push(pathname)
    })
    await fetch(site.url)
    const before = site.received.length
    await openHydrated(page, site.url + PATH)
    // The last widget that hydrates without an interaction.
    const mapReady = widgetReady(page, 'ocp-neighbourhood-map')
    await page.locator('ocp-neighbourhood-map').scrollIntoViewIfNeeded()
    await mapReady
    assert.deepEqual(requested, [])
    const calls = site.received.slice(before).map(({call}) => call)
    assert.deepEqual(calls.filter(call => !call.startsWith('/storage')).sort(), [
      'getAreaPrices',
      'getBuyingCosts',
      'getViewingHours',
      'property-detail',
      'search-properties',
      'search-properties',
    ])
    assert.deepEqual(
      scripts.filter(path => /purify|sanitize|lightbox|parts/.test(path)),
      [],
    )
    await context.close()
  })

  it('the property gallery opens, moves and closes by keyboard and restores focus', async () => {
    const {page, consoleMessages, leave} = await enter()
    const second = page.getByRole('link', {name: 'The lamp room.'})
    await second.focus()
    await page.keyboard.press('Enter')
    await settled(page, '2 / 5')
    assert.deepEqual(consoleMessages, [])
    assert.deepEqual(await violations(page), [])
    await page.keyboard.press('ArrowRight')
    await settled(page, '3 / 5')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await settled(page, '1 / 5')
    await page.keyboard.press('ArrowLeft')
    await settled(page, '5 / 5')
    await gallery(page).getByRole('button', {name: 'Next'}).press('Enter')
    await settled(page, '1 / 5')
    await page.keyboard.press('Escape')
    await gallery(page).waitFor({state: 'detached'})
    assert.ok(await second.evaluate(link => link === document.activeElement))
    await leave()
  })

  it('the viewer has a tab for each view, which arrow keys, Home and End choose', async () => {
    const {page, consoleMessages, leave} = await enter()
    await page.locator('.view-links').getByRole('link', {name: 'Floor plan'}).click()
    const tab = (name: string) => gallery(page).getByRole('tab', {name})
    const shown = (name: string) => gallery(page).getByRole('tabpanel', {name})
    await shown('Floor plan').getByRole('img', {name: 'Floor plan, 1 / 2'}).waitFor()
    assert.deepEqual(await gallery(page).getByRole('tab').allInnerTexts(), [
      'Photos',
      'Floor plan',
      'Map',
    ])
    assert.deepEqual(await violations(page), [])
    await tab('Floor plan').press('ArrowRight')
    await shown('Map').getByRole('region', {name: 'Map'}).waitFor()
    await tab('Map').press('ArrowRight')
    await settled(page, '1 / 5')
    await tab('Photos').press('End')
    await shown('Map').waitFor()
    await tab('Map').press('Home')
    await settled(page, '1 / 5')
    assert.equal(await tab('Photos').getAttribute('aria-selected'), 'true')
    assert.deepEqual(
      consoleMessages.filter(text => !text.includes('ERR_')),
      [],
    )
    await leave()
  })

  it('Home and End turn to the first and last picture, and the position is spoken', async () => {
    const {page, leave} = await enter()
    await page.getByRole('link', {name: 'The lamp room.'}).press('Enter')
    const status = gallery(page).getByRole('status')
    await status.getByText('Picture 2 of 5').waitFor()
    await page.keyboard.press('End')
    await status.getByText('Picture 5 of 5').waitFor()
    await page.keyboard.press('Home')
    await status.getByText('Picture 1 of 5').waitFor()
    await gallery(page).getByRole('button', {name: 'Picture 4 of 5'}).click()
    await status.getByText('Picture 4 of 5').waitFor()
    await leave()
  })

  it('the bar comes after the head, never covers the focus, and ends above the footer', async () => {
    const {page, leave} = await enter({viewport: {width: 1280, height: 800}})
    const bar = page.locator('.contact-bar')
    const boxOf = async (selector: string) =>
      (await page.locator(selector).first().boundingBox()) ?? {y: 0, height: 0}
    assert.ok((await boxOf('.contact-bar')).y > 800)
    await page.locator('#amenities').scrollIntoViewIfNeeded()
    assert.ok(await bar.isVisible())
    const {y, height} = await boxOf('.contact-bar')
    assert.equal(y + height, 800)
    const question = page.locator('.property-faqs summary').last()
    await question.focus()
    const focused = await question.boundingBox()
    assert.ok(focused && focused.y + focused.height <= y)
    await page.locator('footer').scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const end = await boxOf('.contact-bar')
    assert.ok(end.y + end.height <= (await boxOf('footer')).y)
    await leave()
  })

  it('the message of the form begins with the home’s name and reference', async () => {
    const {page, leave} = await enter()
    const message = page.getByLabel('Message', {exact: true})
    await message.scrollIntoViewIfNeeded()
    await page.waitForFunction(
      () =>
        document
          .querySelector('ocp-contact-form')
          ?.shadowRoot?.querySelector<HTMLTextAreaElement>('[name=message]')?.value,
    )
    assert.equal(
      await message.inputValue(),
      'Hello, I am interested in Lighthouse Villa (Ref LH-77).',
    )
    await leave()
  })

  it('the property gallery follows a swipe and closes by its button', async () => {
    const {page, leave} = await enter({viewport: PHONE})
    await page.locator('.property-gallery__link').first().click()
    await settled(page, '1 / 5')
    // A swipe is a scroll that snaps to a picture.
    await gallery(page)
      .locator('.lightbox__strip')
      .evaluate(strip => strip.scrollTo({left: strip.clientWidth * 3}))
    await settled(page, '4 / 5')
    await gallery(page).getByRole('button', {name: 'Close'}).click()
    await gallery(page).waitFor({state: 'detached'})
    await leave()
  })

  it('hearts and Print on the property page respond to clicks', async () => {
    const {page, leave} = await enter()
    await page.evaluate(() => {
      Object.assign(globalThis, {print: () => Object.assign(globalThis, {printed: true})})
    })
    const heart = page.getByRole('button', {name: 'Shortlist: Lighthouse Villa'})
    await heart.click()
    assert.equal(await heart.getAttribute('aria-pressed'), 'true')
    await page.getByRole('button', {name: 'Shortlist: Other Villa'}).click()
    await page.getByRole('button', {name: 'Print'}).click()
    assert.equal(await page.evaluate(() => 'printed' in globalThis), true)
    await leave()
  })

  it('the property menu marks the section in view with aria-current', async () => {
    const {page, leave} = await enter({viewport: {width: 1280, height: 800}})
    const current = page.locator('.property-menu [aria-current]')
    for (const name of ['About', 'Location', 'Amenities', 'Gallery']) {
      await page.getByRole('link', {name, exact: true}).click()
      await page.waitForFunction(
        expected =>
          document.querySelector('.property-menu [aria-current]')?.textContent === expected,
        name,
      )
      assert.equal(await current.count(), 1)
    }
    await leave()
  })

  it('the phone bar opens a call dialog, or scrolls to the form without JavaScript', async () => {
    const {page, leave} = await enter({viewport: PHONE})
    assert.deepEqual((await page.locator('.property-gallery__count').allInnerTexts()).slice(0, 2), [
      '1 / 5',
      '2 / 5',
    ])
    const bar = page.locator('.property-bar')
    assert.deepEqual(await bar.getByRole('link').allInnerTexts(), ['WhatsApp', 'Request a Call'])
    await bar.getByRole('link', {name: 'Request a Call'}).click()
    await page.getByRole('dialog', {name: 'Ask Detail'}).waitFor()
    await leave()
    const still = await enter({viewport: PHONE, javaScriptEnabled: false})
    await still.page.locator('.property-bar').getByRole('link', {name: 'Request a Call'}).click()
    const form = await still.page.locator('#contact').boundingBox()
    assert.ok(form && form.y >= 0 && form.y < PHONE.height / 2)
    await still.leave()
  })

  it('an enquiry on the property page carries its path in fromUrl', async () => {
    const {page, leave} = await enter()
    for (const [label, value] of Object.entries(LAYLA)) {
      await page.getByLabel(label, {exact: true}).fill(value)
    }
    assert.equal(await page.getByLabel('Name', {exact: true}).inputValue(), LAYLA.Name)
    await page.getByRole('button', {name: 'Send'}).click()
    await page.getByText('Thank you! We will contact you shortly.').waitFor()
    assert.equal(enquiry()?.body.fromUrl, 'properties/lighthouse-villa')
    assert.deepEqual(sourceOf('contact'), SOURCE)
    await leave()
  })

  it('Book Now on the property page names the home, and has marked what it is offered for', async () => {
    const {page, leave} = await enter()
    await page.getByRole('button', {name: 'Book Now'}).click()
    const dialog = page.getByRole('dialog', {name: 'Book Now'})
    for (const label of ['Name', 'Phone', 'Email'] as const) {
      await dialog.getByLabel(label, {exact: true}).fill(LAYLA[label])
    }
    assert.ok(await dialog.getByRole('radio', {name: 'Buy'}).isChecked())
    await dialog.getByRole('button', {name: 'Send'}).click()
    await dialog.waitFor({state: 'hidden'})
    const booking = site.received.find(({call}) => call === 'createBooking')
    assert.equal(booking?.body.rentOrSale, 'BUY')
    assert.deepEqual(sourceOf('createBooking'), SOURCE)
    await leave()
  })

  it('without JavaScript a rejected property enquiry returns and can be sent again', async () => {
    const {page, leave} = await enter({javaScriptEnabled: false})
    site.answers.contact = {
      statusCode: 422,
      message: 'Please enter a valid name! ',
      errors: {name: 'Please enter a valid name! '},
    }
    const name = page.getByLabel('Name', {exact: true})
    for (const [label, value] of Object.entries({...LAYLA, Name: 'Layla 2'})) {
      await page.getByLabel(label, {exact: true}).fill(value)
    }
    await page.getByRole('button', {name: 'Send'}).click()
    await page.getByText('Please enter a valid name!').waitFor()
    assert.equal(new URL(page.url()).pathname, PATH)
    await page.getByRole('heading', {level: 1, name: 'Lighthouse Villa'}).waitFor()
    assert.equal(await name.inputValue(), 'Layla 2')
    assert.equal(await name.getAttribute('aria-invalid'), 'true')
    delete site.answers.contact
    await name.fill('Layla')
    await page.getByRole('button', {name: 'Send'}).click()
    await page.waitForURL('**/thank-you')
    assert.equal(enquiry()?.body.fromUrl, 'properties/lighthouse-villa')
    assert.deepEqual(sourceOf('contact'), SOURCE)
    await leave()
  })

  it('the property page prints one A4 sheet with the agency’s name, two pictures, price, contact and permit code', async () => {
    const prices = {en: '12,500,000', fr: '12 500 000', ru: '12 500 000'}
    for (const language of languages) {
      const price = prices[language]
      const {page, leave} = await enter({language})
      const sheets = `${await page.pdf({format: 'A4'})}`.match(/\/Type\s*\/Page\b/g)
      assert.equal(sheets?.length, 1, language)
      await page.emulateMedia({media: 'print'})
      const pictures = page.locator('.property-gallery__item')
      assert.ok((await pictures.count()) > 2)
      assert.equal(await pictures.filter({visible: true}).count(), 2)
      for (const shown of ['.wordmark', 'h1', '.property-dld__code']) {
        assert.ok(await page.locator(shown).isVisible(), shown)
      }
      for (const text of [price, 'LH-77', 'Mina Darwish', '+971 50 123 4567', page.url()]) {
        assert.ok(await page.getByText(text).first().isVisible(), text)
      }
      for (const hidden of [
        '.header__links',
        'footer',
        '.property-menu',
        'ocp-contact-form',
        '.card',
      ]) {
        assert.ok(await page.locator(hidden).first().isHidden(), hidden)
      }
      await leave()
    }
  })

  it('text on paper has the brand’s typeface, which is fetched with the page', async () => {
    const {page, leave} = await enter()
    await page.waitForFunction(() =>
      [...document.fonts].some(
        ({family, status}) => family.includes('Manrope Paper') && status === 'loaded',
      ),
    )
    await page.emulateMedia({media: 'print'})
    const text = page.locator('.property-about__short')
    assert.match(await text.evaluate(node => getComputedStyle(node).fontFamily), /^"Manrope Paper"/)
    await leave()
  })

  const enquiry = () => site.received.filter(({call}) => call === 'contact').at(-1)
  /** Page and home beside the payload, the page as its path on the site. */
  const sourceOf = (name: string) => {
    const query = new URLSearchParams(site.received.find(({call}) => call === name)?.query)
    return [query.get('page')?.replace(site.url, ''), query.get('home')]
  }
})

const SOURCE = [PATH, completeProperty.slug]

const LAYLA = {
  Name: 'Layla',
  Phone: '971501234567',
  Email: 'layla@example.com',
  Message: 'When can I see it?',
}
