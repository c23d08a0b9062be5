import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import type {Builder} from '#trade/contract/entities.ts'
import {violations} from '../../../support/pages/axe.ts'
import {pageContract} from '../../../support/pages/page-contract.ts'
import {readPage} from '../../../support/pages/read-page.ts'
import {bareBuilder, completeBuilder} from '../../../support/records/builders.ts'
import {answered} from '../../../support/records/property.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

const WITHOUT_SCRIPT = {javaScriptEnabled: false}
const ENQUIRY = {
  Name: 'Layla',
  Phone: '971501234567',
  Email: 'layla@example.com',
  Message: 'When is Pier Nine ready?',
}

describe('builder page', () => {
  const suite = useSite()
  const {site, browser} = suite

  const show = (builder: Builder) => {
    site.answers.getProjectsByBuilder = answered(builder)
    return `${site.url}/projects/quay-and-sons`
  }
  const read = (builder: Builder) => visit(browser, show(builder), WITHOUT_SCRIPT)
  const served = (builder: Builder) => readPage(show(builder))
  const fill = async (page: Page) => {
    for (const [label, text] of Object.entries(ENQUIRY)) {
      await page.locator('main').getByLabel(label, {exact: true}).fill(text)
    }
    await page.locator('main').getByRole('button', {name: 'Send'}).click()
  }
  const enquiries = () => site.received.filter(({call}) => call === 'contact')

  pageContract(suite, {
    complete: () => show(completeBuilder),
    others: [() => show(bareBuilder)],
    missing: {call: 'getProjectsByBuilder'},
  })

  it('the builder page shows the specified sections without JavaScript', async () => {
    const {page, leave} = await read(completeBuilder)
    assert.equal(await page.title(), 'Quay & Sons | Projects')
    assert.deepEqual(await page.locator('main h1, main h2').allInnerTexts(), [
      'About Quay & Sons',
      'Projects',
      'GET IN TOUCH WITH US',
    ])
    const image = page.getByRole('img', {name: 'Quay & Sons'})
    assert.match(`${await image.getAttribute('src')}`, /\/storage\/wordmarks\/quay\.svg$/)
    assert.ok(await page.getByText('They build boathouses & piers.').isVisible())
    const [request] = site.received.filter(({call}) => call === 'getProjectsByBuilder')
    assert.match(`${request?.query}`, /builderSlug=quay-and-sons/)
    await leave()
  })

  it('the builder page sanitises record markup in its HTML and hydration data', async () => {
    const html = await (await fetch(show(completeBuilder))).text()
    assert.doesNotMatch(html, /alert\(/)
    assert.match(html, /<strong>boathouses<\/strong>/)
  })

  it('the builder page shows the known facts of each project and links to it', async () => {
    const {page, leave} = await read(completeBuilder)
    const cards = page.locator('.builder__projects .card')
    const words = await cards.locator('.card__words').allInnerTexts()
    assert.deepEqual(
      words.map(text => text.split('\n').filter(Boolean)),
      [
        ['Pier Nine', 'Boathouse', 'Harbour City, North Coast'],
        ['Slipway', 'Loft', 'Harbour City'],
        ['Dry Dock', 'North Coast'],
        ['Bare Mooring'],
      ],
    )
    const link = page.getByRole('link', {name: 'Pier Nine'})
    assert.equal(await link.getAttribute('href'), '/projects/detail/pier-nine')
    assert.equal(await cards.locator('img').count(), 1)
    const heights = await cards
      .locator('.card__picture')
      .evaluateAll(all => all.map(each => each.getBoundingClientRect().height))
    assert.equal(new Set(heights.map(Math.round)).size, 1)
    await leave()
  })

  it('social links of a builder have network icons and only http(s) addresses', async () => {
    const {page, leave} = await read(completeBuilder)
    const links = page.getByRole('list', {name: 'Quay & Sons elsewhere'}).getByRole('link')
    const names = await links.evaluateAll(all => all.map(link => link.ariaLabel))
    assert.deepEqual(names, [
      'FACEBOOK',
      'Linked In',
      'twitter',
      'InstaGram',
      'YouTube',
      'quay.example',
    ])
    for (const link of await links.all()) {
      assert.match(`${await link.getAttribute('href')}`, /^https?:\/\//)
      assert.match(`${await link.getAttribute('rel')}`, /noopener/)
    }
    const drawn = (name: string) =>
      links
        .and(page.getByLabel(name, {exact: true}))
        .locator('path')
        .getAttribute('d')
    const ours = (name: string) =>
      page.locator('.footer').getByLabel(name, {exact: true}).locator('path').getAttribute('d')
    assert.equal(await drawn('FACEBOOK'), await ours('Facebook'))
    assert.equal(await drawn('Linked In'), await ours('LinkedIn'))
    assert.equal(await drawn('twitter'), await ours('Twitter'))
    assert.equal(await drawn('InstaGram'), await ours('Instagram'))
    assert.equal(await drawn('YouTube'), await drawn('quay.example'))
    await leave()
  })

  it('the builder page shows a message when the builder has no project', async () => {
    const page = await served(bareBuilder)
    assert.equal(page.count('.builder__projects .card'), 0)
    assert.ok(page.says('We have no project by Plain Builder'))
  })

  it('an enquiry on the builder page carries its path and scrolls to the top', async () => {
    const {page, leave} = await visit(browser, show(completeBuilder))
    await fill(page)
    await page.getByText('Thank you! We will contact you shortly.').waitFor()
    await page.waitForFunction(() => scrollY === 0)
    const [enquiry] = enquiries()
    assert.equal(enquiry?.body.fromUrl, 'projects/quay-and-sons')
    assert.equal(enquiry?.body.message, ENQUIRY.Message)
    assert.equal(new URL(page.url()).pathname, '/projects/quay-and-sons')
    await leave()
  })

  it('the builder form posts an enquiry without JavaScript and shows thank-you', async () => {
    const {page, leave} = await read(completeBuilder)
    await fill(page)
    await page.waitForURL('**/thank-you')
    assert.equal(enquiries()[0]?.body.fromUrl, 'projects/quay-and-sons')
    await leave()
  })

  it('a rejected builder enquiry returns with its text and errors', async () => {
    site.answers.contact = {
      statusCode: 422,
      message: 'Email is Invalid!',
      errors: {email: 'Email is Invalid!'},
    }
    const {page, leave} = await read(completeBuilder)
    await fill(page)
    await page.getByText('Email is Invalid!').waitFor()
    assert.equal(new URL(page.url()).pathname, '/projects/quay-and-sons')
    assert.equal(await page.getByLabel('Message', {exact: true}).inputValue(), ENQUIRY.Message)
    await leave()
  })

  it('the builder page shows no error text and responds 502 when the API fails', async () => {
    site.answers.getProjectsByBuilder = {statusCode: 500, message: 'Broken'}
    const address = `${site.url}/projects/quay-and-sons`
    const {page, consoleMessages, leave} = await visit(browser, address)
    assert.equal(await page.title(), 'Projects')
    assert.ok(await page.getByRole('banner').isVisible())
    assert.ok(await page.getByRole('contentinfo').isVisible())
    assert.equal(await page.getByText(/went wrong|Broken/).count(), 0)
    assert.equal(await page.getByText('Loading').count(), 0)
    assert.ok(await page.locator('main').getByRole('button', {name: 'Send'}).isVisible())
    // The browser itself logs the status of the page.
    assert.deepEqual(
      consoleMessages.filter(text => !text.includes('502')),
      [],
    )
    assert.deepEqual(await violations(page), [])
    assert.equal((await fetch(address)).status, 502)
    await site.stopApi()
    assert.equal((await fetch(address)).status, 502)
    await leave()
  })

  it('in-page navigation to a failing builder page shows its form and no error', async () => {
    site.answers.getBuilders = answered([{name: 'Quay & Sons', slug: 'quay-and-sons'}])
    site.answers.getProjectsByBuilder = {statusCode: 500, message: 'Broken'}
    const {page, leave} = await visit(browser, `${site.url}/builders`)
    await page.getByRole('link', {name: 'Quay & Sons', exact: true}).click()
    await page.getByRole('heading', {name: 'GET IN TOUCH WITH US'}).waitFor()
    assert.equal(new URL(page.url()).pathname, '/projects/quay-and-sons')
    assert.equal(await page.getByText(/went wrong|Broken/).count(), 0)
    await leave()
  })
})
