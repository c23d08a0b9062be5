import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import type {Property} from '#trade/contract/entities.ts'
import {bareProject, completeProject, SECTIONS} from '../../../../support/records/project.ts'
import {languages, violations} from '../../../support/pages/axe.ts'
import {pageContract} from '../../../support/pages/page-contract.ts'
import {readPage} from '../../../support/pages/read-page.ts'
import {answered} from '../../../support/records/property.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

describe('project page', () => {
  const suite = useSite()
  const {site, browser} = suite

  const show = (project: Property) => {
    site.answers['property-detail'] = answered(project)
    return `${site.url}/projects/detail/${project.slug}`
  }
  /** As it is served, before any script. */
  const read = (change: Partial<Property> = {}, language = 'en') =>
    visit(browser, show({...completeProject, ...change}), {javaScriptEnabled: false, language})
  const served = (change: Partial<Property> = {}, language = 'en') =>
    readPage(show({...completeProject, ...change}), language)
  const html = async (change: Partial<Property> = {}) =>
    (await fetch(show({...completeProject, ...change}))).text()
  const texts = (page: Page, selector: string) => page.locator(selector).allInnerTexts()
  const rows = (page: Page, selector: string) =>
    page
      .locator(`${selector} > div`)
      .evaluateAll(all =>
        all.map(row => [...row.children].map(cell => cell.textContent?.trim() ?? '')),
      )

  pageContract(suite, {
    complete: () => show(completeProject),
    others: [() => show(bareProject)],
    missing: {call: 'property-detail'},
  })

  it('the project page shows the specified sections in order, without JavaScript', async () => {
    const {page, leave} = await read()
    assert.equal(await page.title(), `${completeProject.name} | Project`)
    assert.deepEqual(await texts(page, 'main h1, main h2'), SECTIONS)
    const order = await page.evaluate(() => {
      const parts =
        '.project-banner, .project-menu, .property-section, .newsletter-strip, .property-bar'
      return [...document.querySelectorAll(parts)].map(({id, classList}) => id || classList[0])
    })
    assert.deepEqual(order, [
      'project-banner',
      'project-menu',
      'about',
      'gallery',
      'watchout',
      'summary',
      'plan',
      'amenities',
      'dld',
      'location',
      'near',
      'expert',
      'faqs',
      'newsletter-strip',
      'property-bar',
    ])
    for (const text of [
      'Forty homes between the dune and the tide.',
      'A low row of houses at the edge of the lagoon.',
      'Paved with shell.',
      'The film begins at low tide.',
      'Slipway',
      '9 Tide Street, Dubai',
      'Two minutes from the jetty.',
      'Idris Kaya',
      '+971 50 765 4321',
      'Feel Free to Contact Us at Any Time, We Online 24/7',
    ]) {
      assert.ok(await page.getByText(text).first().isVisible(), text)
    }
    await leave()
  })

  it('a phone shows where the prices begin on the first screen of a project', async () => {
    const froms = {
      en: 'From AED 3,100,000',
      fr: 'À partir de AED 3 100 000',
      ru: 'От AED 3 100 000',
    }
    for (const language of languages) {
      const from = froms[language]
      const {page, leave} = await read({tagline: '<p>A long line of it. </p>'.repeat(6)}, language)
      await page.setViewportSize({width: 390, height: 844})
      const price = page.locator('.project-banner').getByText(from, {exact: true})
      const [box, bar] = [
        await price.boundingBox(),
        await page.locator('.property-bar').boundingBox(),
      ]
      assert.ok(box && bar && box.y + box.height < bar.y, `${language}: ${box?.y}, ${bar?.y}`)
      await leave()
    }
  })

  it('the form stands beside the banner’s picture, and never over it', async () => {
    const {page, leave} = await read()
    for (const width of [960, 1440, 1920, 2560]) {
      await page.setViewportSize({width, height: 900})
      const [picture, form] = [
        await page.locator('.project-banner__picture').boundingBox(),
        await page.locator('.project-banner__form').boundingBox(),
      ]
      assert.ok(picture && form && picture.x + picture.width <= form.x + 1, `${width}`)
    }
    await leave()
  })

  it('the bar of a project is out of the way of its banner on wide screens', async () => {
    const {page, leave} = await read()
    await page.setViewportSize({width: 1440, height: 800})
    const bar = page.locator('.property-bar')
    const boxOf = async () => (await bar.boundingBox()) ?? {y: 0, height: 0}
    assert.ok((await boxOf()).y >= 800)
    await page.locator('#amenities').scrollIntoViewIfNeeded()
    const {y, height} = await boxOf()
    assert.equal(y + height, 800)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const footer = await page.locator('footer').boundingBox()
    const end = await boxOf()
    assert.ok(footer && end.y + end.height <= footer.y)
    await leave()
  })

  it('the project menu names builder and community and links documents and sections', async () => {
    const page = await served()
    assert.deepEqual(page.texts('.project-menu__whose > *'), ['Tidewater', 'Lagoon Edge'])
    const links = Object.entries(page.links('.project-menu__links a'))
    const path = '/projects/detail/salt-row'
    assert.deepEqual(links, [
      ['Download Brochure', `${path}?download=brochure#contact`],
      ['Download Floor Plan', `${path}?download=floor_plan#contact`],
      ['Location Map', '#location'],
      ['Photo Gallery', '#gallery'],
    ])
  })

  it('the project menu links only the documents and sections that exist', async () => {
    const changes: [Partial<Property>, string[]][] = [
      [{floor_plan: undefined}, ['Download Brochure', 'Location Map', 'Photo Gallery']],
      [{brochure: undefined}, ['Download Floor Plan', 'Location Map', 'Photo Gallery']],
      [
        {main_images: ['pictures/salt-1.webp']},
        ['Download Brochure', 'Download Floor Plan', 'Location Map'],
      ],
    ]
    for (const [change, links] of changes) {
      const page = await served(change)
      assert.deepEqual(page.texts('.project-menu__links a'), links)
    }
  })

  it('the project page shows picture 1 in banner and text, others in the gallery', async () => {
    const page = await served()
    const files = (place: string) =>
      page.attributes(`${place} .picture__image`, 'src').map(src => src?.replace(/.*\//, ''))
    assert.deepEqual(files('.project-banner'), ['salt-1.webp'])
    assert.deepEqual(files('.project-about'), ['salt-1.webp'])
    assert.deepEqual(files('.project-gallery'), ['salt-2.webp', 'salt-3.webp', 'salt-4.webp'])
  })

  it('the project page preloads its banner picture, as AVIF if there is one', async () => {
    const [preload = ''] = /<link rel="preload" as="image"[^>]*>/.exec(await html()) ?? []
    assert.match(preload, /imagesrcset="[^"]*\/pictures\/salt-1-640\.avif 640w"/)
    assert.match(preload, /type="image\/avif"/)
    const plain = await html({pictures: undefined})
    assert.match(plain, /<link rel="preload" as="image"[^>]*href="[^"]*salt-1\.webp">/)
    assert.doesNotMatch(await html({main_images: []}), /rel="preload" as="image"[^>]*fetchpriority/)
  })

  it('the transcript of the banner film is among its controls, marked if it is English', async () => {
    const record = {transcript: 'The tide comes in.', in_english: ['transcript']}
    const {page, leave} = await read(record, 'fr')
    await page.getByText('Ce que montre le film').click()
    const text = page.locator('.project-banner__film .film-text').getByText(record.transcript)
    assert.ok(await text.isVisible())
    assert.equal(await text.getAttribute('lang'), 'en')
    await leave()
  })

  it('an external film is in a lazy sandboxed iframe and has a plain link', async () => {
    const {page, leave} = await read()
    const frame = page.locator('#watchout iframe')
    const attribute = (name: string) => frame.getAttribute(name)
    const src = 'https://www.youtube-nocookie.com/embed/salt0001?autoplay=1'
    assert.equal(await attribute('src'), src)
    assert.equal(await attribute('title'), 'Film: Salt Row')
    assert.equal(await attribute('loading'), 'lazy')
    assert.equal(await attribute('allowfullscreen'), '')
    assert.equal(
      await attribute('sandbox'),
      'allow-scripts allow-same-origin allow-popups allow-presentation',
    )
    assert.equal(await attribute('referrerpolicy'), 'strict-origin-when-cross-origin')
    const film = page.getByRole('link', {name: 'Open the film'})
    assert.equal(await film.getAttribute('href'), completeProject.media_url)
    const box = await page.locator('.property-watchout__film').boundingBox()
    assert.ok(box && Math.abs(box.width / box.height - 16 / 9) < 0.01)
    assert.ok(
      await page.locator('#watchout').getByRole('link', {name: 'Request a Call'}).isVisible(),
    )
    await leave()
  })

  it('frame-src of the project page allows only the player and its own film', async () => {
    const framesOf = async (media_url: string) => {
      const {headers} = await fetch(show({...completeProject, media_url}))
      return /frame-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]
    }
    const player = "'self' https://www.youtube-nocookie.com"
    assert.equal(await framesOf('https://youtu.be/salt0001'), player)
    assert.equal(await framesOf('https://films.example/salt'), `${player} https://films.example`)
    // Not valid as CSP sources.
    for (const host of ["films'example", 'films;script-src', 'films,example']) {
      assert.equal(await framesOf(`https://${host}/salt`), player, host)
    }
  })

  it('a project whose film the current CSP forbids opens as a new document', async () => {
    const media_url = 'https://films.example/salt'
    const {page, consoleMessages, settled, leave} = await visit(browser, `${site.url}/contact-us`)
    await page.route('https://films.example/**', route => route.fulfill({body: 'The film'}))
    await page.evaluate(() => Object.assign(globalThis, {sameDocument: true}))
    await page.evaluate(url => location.assign(url), show({...completeProject, media_url}))
    await page.getByRole('heading', {name: 'Watchout'}).waitFor()
    await page.waitForFunction(() => !('sameDocument' in globalThis))
    await settled()
    await page.locator('#watchout summary').click()
    await page.frameLocator('#watchout iframe').getByText('The film').waitFor()
    assert.deepEqual(consoleMessages, [])
    await leave()
  })

  it('the project page frames no film whose URL is not http(s)', async () => {
    for (const media_url of ['javascript:alert(1)', 'data:text/html,x', 'not an address', '']) {
      const without = await html({media_url, watchout_description: undefined})
      assert.doesNotMatch(without, /<iframe|id="watchout"/, media_url)
      const withWords = await html({media_url})
      assert.doesNotMatch(withWords, /<iframe/, media_url)
      assert.match(withWords, /Watchout/)
    }
    assert.match(
      await html({media_url: 'http://films.example/a?b=1'}),
      /src="https:\/\/films\.exam/,
    )
  })

  it('the unit summary shows price, community, bedrooms and type', async () => {
    const page = await served()
    assert.deepEqual(page.cells('#summary dl > div'), [
      ['Starting Price', 'AED 3,100,000'],
      ['Community', 'Lagoon Edge'],
      ['Bedrooms', '4'],
      ['Type', 'Townhouse'],
    ])
  })

  it('the project page shows the exact DLD details for Dubai and none elsewhere', async () => {
    const {page, leave} = await read({emirate: undefined})
    assert.deepEqual(await rows(page, '#dld dl'), [
      ['Reference', 'SR-9'],
      ['Listed', '6 May 2026'],
      ['Broker ORN', '1212'],
      ['Agent BRN', '3434'],
      ['DLD Permit Number', '5656565656'],
    ])
    const code = page.getByRole('img', {name: 'QR code of the permit'})
    assert.match(`${await code.getAttribute('src')}`, /\/storage\/codes\/salt\.svg$/)
    await leave()
    assert.match(await html({emirate: 'Dubai'}), /DLD DETAILS/)
    assert.doesNotMatch(await html({emirate: 'Ras Al Khaimah'}), /DLD DETAILS/)
    assert.doesNotMatch(await html({emirate: undefined, dld_details: {}}), /DLD DETAILS/)
  })

  it('the first FAQ is open, and a project without FAQs has no FAQ section', async () => {
    const page = await served()
    assert.deepEqual(page.texts('#faqs [open] summary'), ['Does the row face west?'])
    for (const faqs of [[], undefined]) assert.doesNotMatch(await html({faqs}), /id="faqs"/)
  })

  it('the project page links to WhatsApp, a call and the newsletter', async () => {
    const {page, leave} = await read()
    await page.setViewportSize({width: 390, height: 844})
    const bar = page.locator('.property-bar')
    assert.deepEqual(await bar.getByRole('link').allInnerTexts(), ['WhatsApp', 'Request a Call'])
    assert.equal(await bar.evaluate(element => getComputedStyle(element).position), 'fixed')
    const href = await bar.getByRole('link', {name: 'WhatsApp'}).getAttribute('href')
    assert.equal(
      new URL(`${href}`).searchParams.get('text'),
      `Hello, I am interested in Salt Row (Ref SR-9, Permit 5656565656) ${page.url()}`,
    )
    const calls = page.getByRole('link', {name: 'Request a Call'})
    for (const call of await calls.all()) assert.equal(await call.getAttribute('href'), '#contact')
    assert.equal(await calls.count(), 3)
    const newsletter = page.getByRole('link', {name: 'sign up', exact: true})
    assert.equal(await newsletter.getAttribute('href'), '/#newsletter')
    await page.setViewportSize({width: 1280, height: 844})
    assert.deepEqual(await bar.getByRole('link').allInnerTexts(), [
      'WhatsApp',
      'Request a Call',
      'Enquire',
    ])
    for (const text of ['Salt Row', 'From AED 3,100,000', 'Idris Kaya', 'English, Turkish']) {
      assert.ok(await bar.getByText(text, {exact: true}).isVisible(), text)
    }
    await leave()
  })

  it('the bar at the bottom of a phone is as tall before its links have arrived', async () => {
    const {page, leave} = await read()
    await page.setViewportSize({width: 390, height: 844})
    const bar = page.locator('.property-bar')
    const whole = await bar.boundingBox()
    await bar.evaluate(element => element.replaceChildren())
    assert.deepEqual(await bar.boundingBox(), whole)
    await leave()
  })

  it('the project page leaves out elements for missing optional fields', async () => {
    const {page, leave} = await visit(browser, show(bareProject), {javaScriptEnabled: false})
    assert.deepEqual(await texts(page, 'main h1, main h2'), [
      'Plain Court',
      'WHERE DREAMS FIND HOMES',
      'Unit summary',
      'Our Expert Will Help You',
    ])
    assert.deepEqual(await rows(page, '#summary dl'), [['Starting Price', 'Price on request']])
    assert.deepEqual(await texts(page, '.project-menu a'), [])
    await leave()
  })

  it('the project page sanitises record markup in its HTML and hydration data', async () => {
    assert.doesNotMatch(await html(), /alert\(/)
  })

  it('the project page marks untranslated text with lang="en"', async () => {
    const in_english = ['tagline', 'about.description', 'watchout_description']
    const page = await served({in_english}, 'ru')
    assert.deepEqual(page.texts('.project [lang=en]'), [
      'Forty homes between the dune and the tide.',
      'The yard Paved with shell.',
      'The film begins at low tide.',
    ])
  })

  it('the project page responds 410 when its project is delisted', async () => {
    site.answers['property-detail'] = {statusCode: 410, message: 'no longer advertised'}
    assert.equal((await fetch(`${site.url}/projects/detail/lost`)).status, 410)
  })

  it('the project page responds 502 with header and footer only when the API fails', async () => {
    site.answers['property-detail'] = {statusCode: 500, message: 'Broken'}
    const address = `${site.url}/projects/detail/salt-row`
    const {page, consoleMessages, leave} = await visit(browser, address)
    // The browser itself logs the status of the page.
    assert.deepEqual(
      consoleMessages.filter(text => !text.includes('502')),
      [],
    )
    assert.equal((await fetch(address)).status, 502)
    assert.equal(await page.title(), 'Project')
    assert.deepEqual(await texts(page, 'main > *'), ['Project'])
    assert.equal(await page.locator('main .visually-hidden').count(), 1)
    assert.ok(await page.locator('.header').isVisible())
    assert.ok(await page.locator('.footer').isVisible())
    assert.deepEqual(await violations(page), [])
    await leave()
    await site.stopApi()
    assert.equal((await fetch(address)).status, 502)
  })
})
