import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import type {Page, Request} from 'playwright-core'
import {diver} from '../../support/records/careers.ts'
import {types} from '../../support/records/places.ts'
import {answered, completeProperty} from '../../support/records/property.ts'
import {useSite} from '../../support/site/use-site.ts'
import {newVisitor, type Visitor, visit} from '../../support/site/visitor.ts'

describe('form whose code is still loading', () => {
  const {site, browser} = useSite()
  let visitor: Visitor
  let page: Page
  let posts: Request[]

  beforeEach(async () => {
    site.answers.getPropertyTypesWithProperties = answered(types)
    visitor = await visit(browser, `${site.url}/lifestyle`)
    page = visitor.page
    posts = []
    page.on('request', request => {
      if (request.method() === 'POST') posts.push(request)
    })
  })

  const field = (label: string) => page.getByLabel(label, {exact: true})
  const send = () => page.getByRole('button', {name: 'Send'}).click()
  const received = () => site.received.filter(({call}) => call === 'contact')
  const fillIn = async () => {
    await field('Name').fill('Layla')
    await field('Phone').fill('971501234567')
    await field('Email').fill('layla@example.com')
    await field('Message').fill('A desk by the window.')
  }
  /** Holds all code that is requested from now on. */
  const holdCode = async () => {
    const {promise, resolve} = Promise.withResolvers<void>()
    await page.route('**/*.js', async route => {
      await promise
      await route.continue()
    })
    return resolve
  }

  it('a form pressed early shows missing fields once its code has loaded', async () => {
    const release = await holdCode()
    await send()
    release()
    await page.getByText('Name is Required!').waitFor()
    await page.waitForFunction(
      () => document.activeElement?.shadowRoot?.activeElement?.getAttribute('name') === 'name',
    )
    assert.ok(await page.evaluate(() => scrollY > 0), 'the page went to its top')
    assert.deepEqual(posts, [])
    assert.deepEqual(visitor.consoleMessages, [])
    await visitor.leave()
  })

  it('a form sends once when Send was pressed twice before its code loaded', async () => {
    const release = await holdCode()
    await fillIn()
    await send()
    await send()
    release()
    await page.getByText('Thank you! We will contact you shortly.').waitFor()
    assert.equal(new URL(page.url()).pathname, '/lifestyle')
    assert.deepEqual(
      received().map(({body}) => body.name),
      ['Layla'],
    )
    await visitor.leave()
  })

  it('the job application reports a field left empty before its code loaded', async () => {
    site.answers.careerDetail = answered(diver)
    await visitor.open(`${site.url}/careers/apply/diver`)
    const release = await holdCode()
    await field('Name').focus()
    await page.keyboard.press('Tab')
    release()
    await page.getByText('Name is Required!').waitFor()
    assert.equal(await page.getByText('Phone is Required!').count(), 0)
    await visitor.leave()
  })

  it('a form posts natively when its code fails to load', async () => {
    // Also with the query of another try.
    await page.route('**/*.js*', route => route.abort())
    await fillIn()
    await send()
    await page.waitForURL('**/thank-you')
    assert.deepEqual(
      received().map(({body}) => body.name),
      ['Layla'],
    )
    await visitor.leave()
  })
})

describe('page whose code is still loading', () => {
  const {site, browser} = useSite()
  let visitor: Visitor
  let page: Page
  let posts: Request[]
  let release: () => void

  beforeEach(async () => {
    site.answers.getPropertyTypesWithProperties = answered(types)
    site.answers['property-detail'] = answered(completeProperty)
    visitor = await newVisitor(browser)
    page = visitor.page
    posts = []
    page.on('request', request => {
      if (request.method() === 'POST') posts.push(request)
    })
  })

  /** Shows the page, and holds all code until it is released. */
  const open = async (path: string) => {
    const {promise, resolve} = Promise.withResolvers<void>()
    release = resolve
    await page.route('**/*.js', async route => {
      await promise
      await route.continue()
    })
    await page.goto(site.url + path, {waitUntil: 'commit'})
    await page.locator('footer, #site main').last().waitFor()
  }
  const send = () => page.getByRole('button', {name: 'Send'})
  const bookings = () => page.getByRole('dialog', {name: 'Book Now'})

  it('Send pressed before hydration shows missing fields without a post', async () => {
    await open('/lifestyle')
    await send().click()
    const before = await page.evaluate(() => scrollY)
    assert.ok(before > 0)
    release()
    await page.getByText('Name is Required!').waitFor()
    await page.locator('[name=name]:focus').waitFor()
    assert.deepEqual(posts, [])
    assert.deepEqual(visitor.consoleMessages, [])
    await visitor.leave()
  })

  it('a form sends once when Enter was pressed twice before hydration', async () => {
    await open('/lifestyle')
    await page.getByLabel('Phone', {exact: true}).fill('971501234567')
    await page.getByLabel('Email', {exact: true}).fill('layla@example.com')
    await page.getByLabel('Message', {exact: true}).fill('A desk by the window.')
    await page.getByLabel('Name', {exact: true}).fill('Layla')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    release()
    await page.getByText('Thank you! We will contact you shortly.').waitFor()
    assert.deepEqual(
      site.received.filter(({call}) => call === 'contact').map(({body}) => body.name),
      ['Layla'],
    )
    await visitor.leave()
  })

  it('Book Now pressed before hydration opens its dialog once', async () => {
    for (const press of ['click', 'Enter']) {
      await open('/lifestyle')
      const button = page.getByRole('button', {name: 'Book Now'})
      if (press === 'click') await button.dblclick()
      else await button.press(press)
      release()
      await bookings().waitFor()
      await page.unrouteAll()
      await page.keyboard.press('Escape')
      await bookings().waitFor({state: 'detached'})
      await visitor.settled()
      assert.equal(await bookings().count(), 0)
    }
    await visitor.leave()
  })

  it('a picture pressed before hydration opens the gallery on the same page', async () => {
    await open('/properties/lighthouse-villa')
    await page.locator('a[data-picture]').first().click()
    release()
    await page.getByRole('dialog').waitFor()
    assert.equal(new URL(page.url()).pathname, '/properties/lighthouse-villa')
    await visitor.leave()
  })

  it('links and menus work before hydration', async () => {
    await open('/lifestyle')
    await page.getByRole('button', {name: 'Language'}).first().click()
    await page.getByRole('link', {name: 'Français'}).first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', {name: 'Communities'}).first().click()
    await page.waitForURL('**/communities', {waitUntil: 'commit'})
    release()
    await visitor.leave()
  })

  it('a form posts natively when the code of the page fails to load', async () => {
    await page.route('**/*.js', route => route.abort())
    await page.goto(`${site.url}/lifestyle`)
    await page.getByLabel('Name', {exact: true}).fill('Layla 2')
    await send().click()
    await page.getByText('Some fields need another look.').waitFor()
    assert.equal(await page.getByLabel('Name', {exact: true}).inputValue(), 'Layla 2')
    await visitor.leave()
  })
})
