import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import type {Property} from '#trade/contract/entities.ts'
import {violations} from '../../../support/pages/axe.ts'
import {pageContract} from '../../../support/pages/page-contract.ts'
import {readPage} from '../../../support/pages/read-page.ts'
import {
  answered,
  bareProperty,
  completeProperty,
  found,
  similar,
} from '../../../support/records/property.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

const WITHOUT_SCRIPT = {javaScriptEnabled: false}

describe('property page', () => {
  const suite = useSite()
  const {site, browser} = suite

  const show = (property: Property) => {
    site.answers['property-detail'] = answered(property)
    return `${site.url}/properties/${property.slug}`
  }
  /** As it is served, before any script. */
  const read = async (property: Property, language = 'en') => {
    const {page, leave} = await visit(browser, show(property), {...WITHOUT_SCRIPT, language})
    return {page, leave}
  }
  const served = (property: Property, language = 'en') => readPage(show(property), language)
  const texts = (page: Page, selector: string) => page.locator(selector).allInnerTexts()
  const rows = (page: Page, selector: string) =>
    page
      .locator(`${selector} > div`)
      .evaluateAll(all =>
        all.map(row => [...row.children].map(cell => cell.textContent?.trim() ?? '')),
      )
  const whatsappText = async (page: Page) => {
    const href = await page.locator('.property-bar a[href^="https://wa.me"]').getAttribute('href')
    return new URL(`${href}`).searchParams.get('text')
  }

  const withOthers = (property: Property) => {
    site.answers['search-properties'] = similar('Other Villa')
    return show(property)
  }
  pageContract(suite, {
    complete: () => withOthers(completeProperty),
    others: [() => withOthers(bareProperty)],
    missing: {call: 'property-detail'},
  })

  it('the property page shows every section of a complete record without JavaScript', async () => {
    site.answers['search-properties'] = similar('Other Villa')
    const page = await served(completeProperty)
    assert.equal(page.title, 'Lighthouse Villa')
    assert.deepEqual(page.texts('main h1, main h2'), [
      'Lighthouse Villa',
      'Where the road ends',
      'Floor plan',
      'Amenities',
      'Location',
      'Near this home',
      'Questions and answers',
      'Our Expert Will Help You',
      'WHERE DREAMS FIND HOMES',
      'DLD DETAILS',
      'Similar homes',
    ])
    assert.deepEqual(page.texts('.trail li'), [
      'Home',
      'Our Properties',
      'Harbour Row',
      'Lighthouse Villa',
    ])
    assert.deepEqual(page.texts('.property-menu a'), [
      'Gallery',
      'About',
      'Amenities',
      'Location',
      'Contact',
    ])
    assert.deepEqual(page.texts('.property-amenities li'), ['Private jetty', 'Boathouse'])
    for (const text of [
      'Six rooms above the water.',
      'A villa at the end of the pier, with the harbour on both sides.',
      'The keeper’s room',
      '1 Pier Road, Dubai',
      'Mina Darwish',
      'English, Arabic',
      '+971 50 123 4567',
      'You hear from us within one working day, by phone or by email.',
      'Feel Free to Contact Us at Any Time, We Online 24/7',
    ]) {
      assert.ok(page.says(text), text)
    }
    assert.equal(page.count('.property-gallery__link'), 5)
  })

  it('the property page lists its eight facts with labels and formatted values', async () => {
    const page = await served(completeProperty)
    assert.deepEqual(page.cells('.property__facts dl > div'), [
      ['Starting Price', 'AED 12,500,000'],
      ['Community', 'Harbour Row'],
      ['Bedrooms', '6'],
      ['Type', 'Villa'],
      ['Bathrooms', '7'],
      ['Area', '9,120 sq ft'],
      ['Reference', 'LH-77'],
      ['Listed', '3 February 2026'],
    ])
  })

  it('the head of one home has its price once, and facts that a project cannot have', async () => {
    const home = {...completeProperty, project: false, amenity_codes: ['furnished']}
    const page = await served(home)
    assert.deepEqual(page.cells('.property__facts dl > div'), [
      ['Price', 'AED 12,500,000'],
      ['Community', 'Harbour Row'],
      ['Bedrooms', '6'],
      ['Type', 'Villa'],
      ['Bathrooms', '7'],
      ['Area', '9,120 sq ft'],
      ['Price per sq ft', 'AED 1,371'],
      ['Reference', 'LH-77'],
      ['Listed', '3 February 2026'],
      ['Furnishing', 'Furnished'],
    ])
    assert.doesNotMatch(page.texts('.property-summary').join(), /AED/)
    const rent = {
      purpose: 'residential-rent',
      price_period: 'month',
      about: {price: 76000},
    } as const
    const rented = await served({...home, ...rent})
    assert.ok(rented.says('AED 100 per year'))
  })

  it('without JavaScript the plan is in the page, and the links of the gallery lead to it', async () => {
    const page = await served({...completeProperty, video: 'films/lighthouse.mp4'})
    assert.deepEqual(page.texts('.view-links a'), ['Photos 5', 'Floor plan', 'Map', 'Film'])
    const [photos, ...others] = page.attributes('.view-links a', 'href')
    assert.match(`${photos}`, /\/storage\/pictures\/lighthouse-1\.webp$/)
    assert.deepEqual(others, ['#plan', '#location', '#film'])
    assert.deepEqual(page.attributes('#plan img', 'alt'), [
      'Floor plan, 1 / 2',
      'Floor plan, 2 / 2',
    ])
    for (const id of ['plan', 'location', 'film']) assert.equal(page.count(`#${id}`), 1, id)
  })

  it('the gallery links only what the record has', async () => {
    const {floor_plan_images: _plan, location: _place, ...home} = completeProperty
    assert.deepEqual((await served(home)).texts('.view-links a'), ['Photos 5'])
    assert.deepEqual((await served(bareProperty)).texts('.view-links a'), [])
  })

  it('the bar names the home, its price, its agent and the languages spoken', async () => {
    const page = await served(completeProperty)
    assert.deepEqual(page.texts('.contact-bar p > *'), [
      'Lighthouse Villa',
      'AED 12,500,000',
      'Mina DarwishEnglish, Arabic',
    ])
    assert.deepEqual(page.links('.contact-bar a').Enquire, '#contact')
    assert.equal((await served(bareProperty)).count('.contact-bar__agent'), 0)
  })

  it('the stills of films are other pictures than those of the gallery’s head', async () => {
    const page = await served({
      ...completeProperty,
      video: 'films/lighthouse.mp4',
      media_url: 'https://films.example/embed/lighthouse',
    })
    const still = (place: string) =>
      page.attributes(`${place} .picture__image`, 'src').map(src => src?.replace(/.*\//, ''))
    assert.deepEqual(still('.property__film'), ['lighthouse-4.webp'])
    assert.deepEqual(still('#watchout'), ['lighthouse-5.webp'])
  })

  it('the property page shows the exact DLD details and the permit’s QR code', async () => {
    const {page, leave} = await read(completeProperty)
    assert.deepEqual(await rows(page, '.property-dld dl'), [
      ['Reference', 'LH-77'],
      ['Listed', '3 February 2026'],
      ['Broker ORN', '4711'],
      ['Agent BRN', '815'],
      ['DLD Permit Number', '7112233445'],
    ])
    const code = page.getByRole('img', {name: 'QR code of the permit'})
    assert.match(`${await code.getAttribute('src')}`, /\/storage\/codes\/lighthouse\.svg$/)
    assert.equal(
      await page
        .getByText(/demonstration/i)
        .locator('visible=true')
        .count(),
      1,
    )
    assert.match(await page.locator('footer').innerText(), /Demonstration data/)
    await leave()
  })

  it('the property page says of an invented permit where its code leads', async () => {
    const dld_details = {...completeProperty.dld_details, permit_number: '0000003017'}
    const {page, leave} = await read({...completeProperty, dld_details})
    const note = page.getByRole('link', {name: 'What the code opens'})
    assert.equal(await note.getAttribute('href'), '/dld-demo?permit=0000003017')
    await leave()
    assert.equal((await fetch(`${site.url}/dld-demo?permit=0000003017`)).status, 200)
    assert.equal((await fetch(`${site.url}/dld-demo?permit=7112233445`)).status, 404)
  })

  it('the property page leaves out elements for missing optional fields', async () => {
    const {page, leave} = await read(bareProperty)
    assert.deepEqual(await texts(page, 'main h1, main h2'), [
      'Plain Flat',
      'Our Expert Will Help You',
      'WHERE DREAMS FIND HOMES',
    ])
    assert.deepEqual(await rows(page, '.property__facts dl'), [
      ['Starting Price', 'Price on request'],
    ])
    assert.deepEqual(await texts(page, '.property-menu a'), [])
    assert.equal(await whatsappText(page), `Hello, I am interested in Plain Flat ${page.url()}`)
    await leave()
  })

  it('the property price shows AED, rent period and Sold, or Price on request', async () => {
    const prices: [Partial<Property>, string][] = [
      [{}, 'AED 12,500,000'],
      [{about: {price: 0}}, 'AED 0'],
      [{about: {price: null}}, 'Price on request'],
      [{about: {price: 95000}, price_period: 'year'}, 'AED 95,000 per year'],
      [{about: {price: 8000}, price_period: 'month'}, 'AED 8,000 per month · 96,000 per year'],
    ]
    for (const [facts, price] of prices) {
      const page = await served({...completeProperty, ...facts})
      assert.deepEqual(page.cells('.property__facts dl > div')[0], ['Starting Price', price])
    }
    const sold = await served({...completeProperty, status: 'SOLD'})
    assert.deepEqual(sold.texts('.property-summary__sold'), ['Sold'])
  })

  it('the WhatsApp text names home, reference and permit in the visitor’s language', async () => {
    const {page, leave} = await read(completeProperty)
    assert.equal(
      await whatsappText(page),
      `Hello, I am interested in Lighthouse Villa (Ref LH-77, Permit 7112233445) ${page.url()}`,
    )
    await leave()
    const russian = await read(completeProperty, 'ru')
    assert.equal(
      await whatsappText(russian.page),
      `Здравствуйте! Меня интересует Lighthouse Villa (№ LH-77, Разрешение DLD № 7112233445) ${russian.page.url()}`,
    )
    await russian.leave()
  })

  it('the transcript of its films stands with the first of them, once', async () => {
    const films = {
      video: 'films/lighthouse.mp4',
      media_url: 'https://films.example/embed/lighthouse',
      transcript: 'A lamp turns above the sea.',
    }
    for (const [record, place] of [
      [films, '.property__film .film-text'],
      [{...films, video: undefined}, '#watchout .film-text'],
    ] as const) {
      const {page, leave} = await read({...completeProperty, ...record})
      assert.equal(await page.getByText('What the film shows').count(), 1)
      await page.locator(place).getByText('What the film shows').click()
      assert.ok(await page.getByText(films.transcript).isVisible())
      await leave()
    }
  })

  it('the property page shows the films and document links of its record', async () => {
    const {page, leave} = await read({
      ...completeProperty,
      video: 'films/lighthouse.mp4',
      media_url: 'https://films.example/embed/lighthouse',
      watchout_description: '<p>From the pier.</p>',
      brochure: 'documents/lighthouse.pdf',
      floor_plan: 'documents/lighthouse-plan.pdf',
    })
    assert.ok(await page.getByRole('heading', {name: 'Watchout'}).isVisible())
    assert.ok(await page.getByText('From the pier.').isVisible())
    const frame = page.locator('#watchout iframe')
    assert.equal(await frame.getAttribute('src'), 'https://films.example/embed/lighthouse')
    assert.ok(await page.locator('.property__film img').isVisible())
    const documents = await page
      .locator('#location .property-downloads a')
      .evaluateAll(all => all.map(link => [link.textContent, link.getAttribute('href')]))
    assert.deepEqual(documents, [
      ['Download Brochure', '/properties/lighthouse-villa?download=brochure#contact'],
      ['Download Floor Plan', '/properties/lighthouse-villa?download=floor_plan#contact'],
    ])
    await leave()
  })

  it('the first FAQ is open, and opening another one closes it', async () => {
    const {page, leave} = await read(completeProperty)
    const open = () => texts(page, '.property-faqs [open] summary')
    assert.deepEqual(await open(), ['Is the lamp lit?'])
    await page.getByText('May a boat be moored?').click()
    assert.deepEqual(await open(), ['May a boat be moored?'])
    await leave()
  })

  it('the property page marks untranslated text with lang="en"', async () => {
    const in_english = ['name', 'about.amenities[1]', 'about.description', 'faqs[0].answer']
    const page = await served({...completeProperty, in_english}, 'ru')
    assert.deepEqual(page.texts('main article.property [lang=en]:not(.trail *, .contact-bar *)'), [
      'Lighthouse Villa',
      'The keeper’s room Kept as it was.',
      'Boathouse',
      'On the first of each month.',
    ])
  })

  it('the property page sanitises record markup in its HTML and hydration data', async () => {
    const html = await (await fetch(show(completeProperty))).text()
    assert.doesNotMatch(html, /alert\(/)
    assert.match(html, /Ten minutes from the <a>market<\/a>/)
  })

  it('the property page responds 502 with its own error text when the API fails', async () => {
    for (const failure of [
      {statusCode: 500, message: 'Broken'},
      'no answer',
      'no envelope',
    ] as const) {
      site.answers['property-detail'] = failure
      const answer = await fetch(`${site.url}/properties/lost`)
      assert.equal(answer.status, 502)
      assert.match(await answer.text(), /<h1>Something went wrong<\/h1>/)
    }
  })

  it('a delisted property responds 410 and shows other homes', async () => {
    site.answers['property-detail'] = {statusCode: 410, message: 'no longer advertised'}
    site.answers['search-properties'] = found('Other Villa')
    const {page, consoleMessages, leave} = await visit(browser, `${site.url}/properties/old-villa`)
    // The browser itself logs the status of the page.
    assert.deepEqual(
      consoleMessages.filter(text => !text.includes('410')),
      [],
    )
    assert.equal(await page.title(), 'No longer advertised')
    assert.ok(await page.getByRole('heading', {name: 'This home is no longer'}).isVisible())
    assert.ok(await page.getByRole('link', {name: 'Other Villa'}).isVisible())
    assert.equal(await page.locator('meta[name=robots]').getAttribute('content'), 'noindex')
    assert.equal((await fetch(page.url())).status, 410)
    assert.deepEqual(await violations(page), [])
    await leave()
  })

  it('the property page shows four similar homes, nearby first and never itself', async () => {
    site.answers['search-properties'] = parameters =>
      similar(
        ...(parameters.has('community')
          ? ['Lighthouse Villa', 'Near Villa']
          : ['Near Villa', 'Far Villa', 'Farther Villa', 'Farthest Villa']),
      )
    const page = await served(completeProperty)
    assert.deepEqual(page.texts('.card-row .card__name'), [
      'Near Villa',
      'Far Villa',
      'Farther Villa',
      'Farthest Villa',
    ])
    const searches = site.received.filter(({call}) => call === 'search-properties')
    const alike = 'purpose=residential-sale&min_price=8750000&max_price=16250000'
    // Both requests are sent in parallel, so their order varies.
    assert.deepEqual(searches.map(({query}) => query).sort(), [
      `?lang=en&${alike}&community=harbour-row`,
      `?lang=en&${alike}&property_type=villa`,
    ])
  })

  it('homes of another price are not offered as similar, whatever the search answers', async () => {
    site.answers['search-properties'] = found('Priceless Villa')
    assert.deepEqual((await served(completeProperty)).texts('.card-row .card__name'), [])
  })

  it('the property page shows no similar homes when the search fails or is empty', async () => {
    const answers = [{statusCode: 404, message: 'unknown'}, {statusCode: 500, message: ''}, found()]
    for (const answer of answers) {
      site.answers['search-properties'] = answer
      const response = await fetch(show(completeProperty))
      assert.equal(response.status, 200)
      assert.doesNotMatch(await response.text(), /Similar homes/)
    }
  })
})
