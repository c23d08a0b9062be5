import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import type {Page, Request} from 'playwright-core'
import {diver} from '../../support/records/careers.ts'
import {types} from '../../support/records/places.ts'
import {answered, wholeProperty} from '../../support/records/property.ts'
import {useSite} from '../../support/site/use-site.ts'
import {newVisitor, type Visitor, visit} from '../../support/site/visitor.ts'

describe('a form whose code is still on its way', () => {
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
  /** Holds all code that is asked for from now on. */
  const holdCode = async () => {
    const {promise, resolve} = Promise.withResolvers<void>()
    await page.route('**/*.js', async route => {
      await promise
      await route.continue()
    })
    return resolve
  }

  it('says what is missing once it is there, and stays at the form', async () => {
    const release = await holdCode()
    await send()
    release()
    await page.getByText('Name is Required!').waitFor()
    await page.waitForFunction(
      () => document.activeElement?.shadowRoot?.activeElement?.getAttribute('name') === 'name',
    )
    assert.ok(await page.evaluate(() => scrollY > 0), 'the page went to its top')
    assert.deepEqual(posts, [])
    assert.deepEqual(visitor.complaints, [])
    await visitor.leave()
  })

  it('sends what was filled in, once, however often Send was pressed', async () => {
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

  it('says of a field of an application that it was left empty', async () => {
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

  it('is sent by the browser itself where the code cannot be had', async () => {
    await page.route('**/*.js', route => route.abort())
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

describe('a page whose own code is still on its way', () => {
  const {site, browser} = useSite()
  let visitor: Visitor
  let page: Page
  let posts: Request[]
  let release: () => void

  beforeEach(async () => {
    site.answers.getPropertyTypesWithProperties = answered(types)
    site.answers['property-detail'] = answered(wholeProperty)
    visitor = await newVisitor(browser)
    page = visitor.page
    posts = []
    page.on('request', request => {
      if (request.method() === 'POST') posts.push(request)
    })
  })

  /** Shows the page, and holds all code until it is released. */
  const see = async (path: string) => {
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

  it('answers Send with what is missing, and stays at the form', async () => {
    await see('/lifestyle')
    await send().click()
    const before = await page.evaluate(() => scrollY)
    assert.ok(before > 0)
    release()
    await page.getByText('Name is Required!').waitFor()
    await page.locator('[name=name]:focus').waitFor()
    assert.deepEqual(posts, [])
    assert.deepEqual(visitor.complaints, [])
    await visitor.leave()
  })

  it('sends what Enter has sent, once', async () => {
    await see('/lifestyle')
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

  it('opens Book Now, by mouse and by keyboard, once', async () => {
    for (const press of ['click', 'Enter']) {
      await see('/lifestyle')
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

  it('opens the picture that was pressed', async () => {
    await see('/properties/lighthouse-villa')
    await page.locator('a[data-picture]').first().click()
    release()
    await page.getByRole('dialog').waitFor()
    assert.equal(new URL(page.url()).pathname, '/properties/lighthouse-villa')
    await visitor.leave()
  })

  it('leaves plain links and menus to the browser', async () => {
    await see('/lifestyle')
    await page.getByRole('button', {name: 'Language'}).first().click()
    await page.getByRole('button', {name: 'Français'}).first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', {name: 'Communities'}).first().click()
    await page.waitForURL('**/communities', {waitUntil: 'commit'})
    release()
    await visitor.leave()
  })

  it('posts natively where the code cannot be had', async () => {
    await page.route('**/*.js', route => route.abort())
    await page.goto(`${site.url}/lifestyle`)
    await page.getByLabel('Name', {exact: true}).fill('Layla 2')
    await send().click()
    await page.getByText('Some fields need another look.').waitFor()
    assert.equal(await page.getByLabel('Name', {exact: true}).inputValue(), 'Layla 2')
    await visitor.leave()
  })
})
