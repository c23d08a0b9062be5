/** Safari before 26.2, and Firefox before 147: each change of address loads a document. */
import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {keeper, openings} from '../../support/records/careers.ts'
import {answered, completeProperty} from '../../support/records/property.ts'
import {useSite} from '../../support/site/use-site.ts'
import {newVisitor, type Visitor} from '../../support/site/visitor.ts'

describe('browser without the Navigation API', () => {
  const {site, browser} = useSite()
  let visitor: Visitor
  let page: Page

  beforeEach(async () => {
    site.answers['property-detail'] = answered(completeProperty)
    site.answers.careers = answered(openings)
    site.answers.careerDetail = answered(keeper)
    visitor = await newVisitor(browser)
    page = visitor.page
    await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
  })

  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) {
      await page.getByRole('main').getByLabel(label, {exact: true}).fill(value)
    }
  }
  const toast = (text: string) =>
    page.locator('ocp-layer-toasts').getByText(text, {exact: true}).waitFor()
  const PERSON = {Name: 'Layla', Phone: '971501234567', Email: 'layla@example.com'}

  it('a sent form shows its thanks as a toast on the next page, only once', async () => {
    await visitor.open(`${site.url}/projects/detail/lighthouse-villa`)
    assert.equal(await page.evaluate(() => 'navigation' in window), false)
    await fill({...PERSON, Message: 'A villa, please.'})
    await page.getByRole('main').getByRole('button', {name: 'Send'}).click()
    await page.waitForURL('**/thank-you', {waitUntil: 'commit'})
    await toast('Thank you! We will contact you shortly.')
    await page.reload()
    await visitor.settled()
    assert.equal(await page.locator('ocp-layer-toasts').count(), 0)
    await visitor.leave()
  })

  it('the thanks come along though nothing could show them before the page was left', async () => {
    const arrived = page.waitForURL('**/thank-you', {waitUntil: 'commit'})
    await page.route(/\/toaster-[\w-]+\.js$/, async route => {
      await arrived
      // The request of the page that was left is gone by now.
      await route.continue().catch(() => {})
    })
    await page.goto(`${site.url}/projects/detail/lighthouse-villa`)
    await fill({...PERSON, Message: 'A villa, please.'})
    await page.getByRole('main').getByRole('button', {name: 'Send'}).click()
    await arrived
    await toast('Thank you! We will contact you shortly.')
    await visitor.leave()
  })

  it('a failed job application shows its error toast on the careers page', async () => {
    site.answers.applyForJobApplication = {statusCode: 500, message: 'Broken'}
    await visitor.open(`${site.url}/careers/apply/${encodeURIComponent(keeper._id)}`)
    await fill({
      ...PERSON,
      Experience: '5 years',
      'Current salary': '20000',
      'Expected salary': '25000',
      'Available to join': 'Now',
      'Current location': 'Dubai',
    })
    await page.getByRole('button', {name: 'Apply'}).click()
    await page.waitForURL('**/careers', {waitUntil: 'commit'})
    await toast('Something went wrong')
    await visitor.leave()
  })
})
