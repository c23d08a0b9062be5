import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import type {OpenHouse} from '#trade/contract/entities.ts'
import * as claims from '../../../support/pages/page-claims.ts'
import {pageContract} from '../../../support/pages/page-contract.ts'
import {readPage} from '../../../support/pages/read-page.ts'
import {
  bareHouse,
  houseWith,
  inDays,
  millHouse,
  PICTURES,
} from '../../../support/records/open-houses.ts'
import {LONG_NAME} from '../../../support/records/places.ts'
import {answered} from '../../../support/records/property.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

const {links, texts} = claims
const WITHOUT_SCRIPT = {javaScriptEnabled: false}
const PATH = '/open-houses/tea-and-flour'
const ENQUIRY = {
  Name: 'Layla',
  Phone: '971501234567',
  Email: 'layla@example.com',
  Message: 'May I bring my dog?',
}

describe('open house page', () => {
  const suite = useSite()
  const {site, browser} = suite

  const show = (house: OpenHouse) => {
    site.answers.getOpenHouseDetail = answered(house)
    return site.url + PATH
  }
  /** As written in the markup, before CSS changes their case. */
  const headings = (page: Page) => page.locator('main :is(h1, h2)').allTextContents()
  const served = (house: OpenHouse, language?: string) => readPage(show(house), language)
  const read = (house: OpenHouse, language?: string) =>
    visit(browser, show(house), {...WITHOUT_SCRIPT, language})

  pageContract(suite, {
    complete: () => show(millHouse),
    sparse: [() => show(bareHouse), () => show(houseWith({date: inDays(-3)}))],
    long: [() => show(houseWith({title: LONG_NAME, venue: LONG_NAME, status: LONG_NAME}))],
    picture: 'pictures/mill-1',
    missing: {call: 'getOpenHouseDetail'},
    failing: {
      call: 'getOpenHouseDetail',
      message: 'Something went wrong !',
      recovered: page => page.getByRole('heading', {level: 1, name: 'Tea & Flour at the Mill'}),
    },
  })

  it('the open house page shows all of a complete record without JavaScript', async () => {
    const {page, leave} = await read(millHouse)
    assert.equal(await page.title(), 'Tea & Flour at the Mill | Open Houses')
    assert.deepEqual(await headings(page), [
      'Tea & Flour at the Mill',
      'Inside',
      'OPEN HOUSE GALLERY',
      'DLD DETAILS',
      'get in touch with us',
    ])
    assert.deepEqual(await page.locator('.house-date').allTextContents(), ['6 December'])
    const price = page.locator('.open-house__price')
    assert.deepEqual(await price.allTextContents(), ['aed 1,250,000'])
    assert.deepEqual(await price.allInnerTexts(), ['AED 1,250,000'], 'capitals are the styles’')
    assert.deepEqual(
      await page
        .locator('.house-facts > div')
        .evaluateAll(all => all.map(row => [...row.children].map(cell => cell.textContent))),
      [
        ['Date', 'Saturday, 6 December 2031'],
        ['Time', '10:00 AM - 1:30 pm'],
        ['Venue', 'The Mill, 3 Weir Lane; ring twice'],
        ['Status', 'Bring boots'],
      ],
    )
    assert.match((await texts(page, '.open-house__about')).join(), /The wheel turns again\./)
    assert.deepEqual(await texts(page, '#dld dt'), [
      'Reference',
      'Listed',
      'Broker ORN',
      'Agent BRN',
      'DLD Permit Number',
    ])
    const code = page.getByRole('img', {name: 'QR code of the permit'})
    assert.match(`${await code.getAttribute('src')}`, /\/storage\/codes\/mill\.svg$/)
    assert.deepEqual(await links(page, '.trail a'), {Home: '/', 'Open Houses': '/open-houses'})
    assert.deepEqual(await links(page, '.open-house__about a'), {
      'View the property: The Mill': '/properties/the-mill',
    })
    const request = site.received.find(({call}) => call === 'getOpenHouseDetail')
    assert.equal(new URLSearchParams(request?.query).get('slug'), 'tea-and-flour')
    await leave()
  })

  it('the open house page shows all pictures in its carousel and its gallery', async () => {
    const {page, leave} = await read(millHouse)
    for (const place of ['.carousel__slide', '.house-gallery']) {
      const paths = await page
        .locator(`${place} .picture__image`)
        .evaluateAll(all => all.map(image => new URL((image as HTMLImageElement).src).pathname))
      assert.deepEqual(
        paths,
        PICTURES.map(path => `/storage/${path}`),
      )
    }
    const first = page.locator('.picture__image').first()
    assert.equal(await first.getAttribute('alt'), 'A mill wheel.')
    assert.equal(await first.getAttribute('fetchpriority'), 'high')
    await leave()
  })

  it('the carousel advances within 8 s, wraps around and pauses on hover', async () => {
    const context = await browser.newContext({reducedMotion: 'no-preference'})
    const page = await context.newPage()
    // The clock is paused and advanced below: a busy machine would miss a picture.
    await page.clock.install({time: 0})
    await page.clock.pauseAt(1000)
    await page.goto(show(millHouse))
    // It begins to move after a frame, and frames belong to the clock.
    while (!(await page.locator('.carousel [data-motion=live]').isVisible())) {
      await page.clock.runFor(50)
    }
    const position = page.locator('.carousel__position')
    const at = (text: string) => position.getByText(text, {exact: true}).waitFor()
    const pass = async (seconds: number) => {
      for (let passed = 0; passed < seconds; passed++) await page.clock.runFor(1000)
    }
    assert.deepEqual(await texts(page, '.carousel__position'), ['1 / 4'])
    // The first interval starts at the real time at which the page had loaded.
    do await pass(1)
    while ((await position.innerText()) === '1 / 4')
    await at('2 / 4')
    for (const next of ['3 / 4', '4 / 4', '1 / 4']) {
      await pass(8)
      await at(next)
    }
    await page.locator('.carousel__viewport').hover()
    await pass(20)
    await at('1 / 4')
    await page.mouse.move(0, 0)
    await pass(8)
    await at('2 / 4')
    await context.close()
  })

  it('a picture of the open house gallery opens in the lightbox', async () => {
    const {page, leave} = await visit(browser, show(millHouse))
    await page.locator('.house-gallery a').nth(2).click()
    const viewer = page.getByRole('dialog', {name: 'Photo Gallery'})
    await viewer.getByText('3 / 4').waitFor()
    await page.keyboard.press('Escape')
    await viewer.waitFor({state: 'detached'})
    await leave()
  })

  it('the open house page responds 410 without a form when its home is delisted', async () => {
    site.answers.getOpenHouseDetail = {statusCode: 410, message: 'no longer advertised'}
    const response = await fetch(site.url + PATH)
    assert.equal(response.status, 410)
    const html = await response.text()
    assert.match(html, /This home is no longer advertised/)
    assert.doesNotMatch(html, /id="contact"/)
  })

  it('the open house page links to .ics, Google and Outlook without JavaScript', async () => {
    const page = await served(millHouse)
    const found = page.links('.add-to-calendar a')
    assert.deepEqual(Object.keys(found), ['Calendar file .ics', 'Google', 'Outlook'])
    assert.equal(found['Calendar file .ics'], `${PATH}/calendar.ics`)
    const google = new URL(`${found.Google}`)
    assert.equal(google.origin + google.pathname, 'https://calendar.google.com/calendar/render')
    assert.deepEqual(Object.fromEntries(google.searchParams), {
      action: 'TEMPLATE',
      text: 'Tea & Flour at the Mill',
      dates: '20311206T060000Z/20311206T093000Z',
      location: 'The Mill, 3 Weir Lane; ring twice',
      details: `The wheel turns again.\n\n${site.url}${PATH}`,
    })
    const outlook = new URL(`${found.Outlook}`)
    assert.equal(outlook.origin, 'https://outlook.live.com')
    assert.equal(outlook.searchParams.get('startdt'), '2031-12-06T06:00:00.000Z')
    assert.equal(outlook.searchParams.get('enddt'), '2031-12-06T09:30:00.000Z')
    assert.equal(outlook.searchParams.get('subject'), 'Tea & Flour at the Mill')
    assert.doesNotMatch(outlook.search, /\+/)
  })

  it('the open house page leaves out elements for missing optional fields', async () => {
    const {page, leave} = await read(bareHouse)
    assert.deepEqual(await headings(page), ['Plain Court', 'get in touch with us'])
    assert.deepEqual(await texts(page, '.open-house__price'), ['Price on request'])
    assert.deepEqual(await texts(page, '.house-facts dd'), ['every first Friday', 'after lunch'])
    assert.equal(await page.locator('.add-to-calendar, .carousel').count(), 0)
    await leave()
  })

  it('a past open house shows that it is over and links to upcoming ones', async () => {
    const {page, leave} = await read(houseWith({date: inDays(-1)}))
    assert.ok(await page.getByText('This open house is over').isVisible())
    assert.equal(await page.locator('.add-to-calendar').count(), 0)
    const link = page.getByRole('link', {name: 'See upcoming dates'})
    assert.equal(await link.getAttribute('href'), '/open-houses')
    await leave()
  })

  it('the open house page sanitises record markup in its HTML and hydration data', async () => {
    const html = await (await fetch(show(millHouse))).text()
    assert.doesNotMatch(html, /alert\(/)
    assert.match(html, /<em>again<\/em>/)
  })

  it('the open house page marks untranslated text with lang="en"', async () => {
    const in_english = ['open_house_details.title', 'about.description']
    const page = await served({...millHouse, in_english}, 'fr')
    assert.deepEqual(page.texts('main article h1[lang=en]'), ['Tea & Flour at the Mill'])
    assert.equal(page.count('.rich-text[lang=en]'), 1)
    assert.equal(page.texts('.house-facts dd')[0], 'samedi 6 décembre 2031')
  })

  it('the open house page accepts an enquiry with and without JavaScript', async () => {
    for (const options of [WITHOUT_SCRIPT, {}]) {
      const {page, leave} = await visit(browser, show(millHouse), options)
      for (const [label, value] of Object.entries(ENQUIRY)) {
        await page.locator('main').getByLabel(label, {exact: true}).fill(value)
      }
      await page.locator('main').getByRole('button', {name: 'Send'}).click()
      if (options === WITHOUT_SCRIPT) await page.waitForURL('**/thank-you')
      else await page.getByText('Thank you! We will contact you shortly.').waitFor()
      await leave()
    }
    const enquiries = site.received.filter(({call}) => call === 'contact')
    assert.deepEqual(
      enquiries.map(({body}) => [body.message, body.fromUrl]),
      Array(2).fill([ENQUIRY.Message, PATH.slice(1)]),
    )
  })
})
