import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import type {Page, Request} from 'playwright-core'
import {types} from './support/places.ts'
import {answered} from './support/property.ts'
import {useSite} from './support/use-site.ts'
import {type Visitor, visit} from './support/visitor.ts'

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
