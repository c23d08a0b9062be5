import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import * as claims from '../../../support/pages/page-claims.ts'
import {pageContract} from '../../../support/pages/page-contract.ts'
import {LONG_NAME, types} from '../../../support/records/places.ts'
import {answered} from '../../../support/records/property.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

const {links, texts} = claims
const CALL = 'getPropertyTypesWithProperties'
const BROKEN = {statusCode: 500, message: 'Broken'}
const MISSING = {statusCode: 404, message: 'Unknown'}
const WITHOUT_SCRIPT = {javaScriptEnabled: false}

const LAYLA = {
  Name: 'Layla',
  Phone: '971501234567',
  Email: 'layla@example.com',
  Message: 'A desk by the window.',
}

describe('lifestyle page', () => {
  const suite = useSite()
  const {site, browser} = suite
  beforeEach(() => {
    site.answers[CALL] = answered(types)
  })

  const enter = (options: Parameters<typeof visit>[2] = {}) =>
    visit(browser, `${site.url}/lifestyle`, options)
  const LEADS = {
    Houseboat: '/properties?property_type=houseboat',
    Mill: '/properties?property_type=mill%20%26%20barn',
    [LONG_NAME]: '/properties?property_type=long',
  }
  const enquiry = () => site.received.filter(({call}) => call === 'contact').at(-1)

  pageContract(suite, {
    complete: () => `${site.url}/lifestyle`,
    sparse: [
      () => {
        site.answers[CALL] = answered([])
        return `${site.url}/lifestyle`
      },
    ],
  })

  it('the lifestyle page links each property type to its search results', async () => {
    const {page, leave} = await enter(WITHOUT_SCRIPT)
    assert.equal(await page.title(), 'Lifestyle')
    assert.deepEqual(await texts(page, 'h1'), ['Lifestyle'])
    assert.deepEqual(await links(page, '.lifestyle a'), LEADS)
    await leave()
  })

  it('the lifestyle page lists the search’s property types when its own call is 404', async () => {
    site.answers[CALL] = MISSING
    site.answers.getPropertyTypes = answered({property_types: types})
    const {page, leave} = await enter(WITHOUT_SCRIPT)
    assert.deepEqual(await links(page, '.lifestyle a'), LEADS)
    await leave()
  })

  it('the lifestyle page keeps its form and offers Try again when its types fail', async () => {
    site.answers[CALL] = BROKEN
    const {page, leave} = await enter()
    await page.getByText('Something went wrong', {exact: true}).waitFor()
    assert.ok(await page.getByLabel('Message').isVisible())
    site.answers[CALL] = answered(types)
    await page.getByRole('link', {name: 'Try again'}).click()
    await page.getByRole('link', {name: 'Houseboat'}).waitFor()
    await leave()
  })

  it('an enquiry on the lifestyle page carries its path in fromUrl', async () => {
    const {page, leave} = await enter()
    for (const [label, value] of Object.entries(LAYLA)) {
      await page.getByLabel(label, {exact: true}).fill(value)
    }
    await page.getByRole('button', {name: 'Send'}).click()
    await page.getByText('Thank you! We will contact you shortly.').waitFor()
    assert.equal(enquiry()?.body.fromUrl, 'lifestyle')
    await leave()
  })

  it('without JavaScript a rejected lifestyle enquiry returns and can be sent again', async () => {
    const {page, leave} = await enter(WITHOUT_SCRIPT)
    const name = page.getByLabel('Name', {exact: true})
    for (const [label, value] of Object.entries({...LAYLA, Name: 'Layla 2'})) {
      await page.getByLabel(label, {exact: true}).fill(value)
    }
    await page.getByRole('button', {name: 'Send'}).click()
    await page.getByText('Please enter a valid name!').waitFor()
    assert.equal(new URL(page.url()).pathname, '/lifestyle')
    assert.equal(await name.inputValue(), 'Layla 2')
    await name.fill('Layla')
    await page.getByRole('button', {name: 'Send'}).click()
    await page.waitForURL('**/thank-you')
    assert.equal(enquiry()?.body.fromUrl, 'lifestyle')
    await leave()
  })
})
