/** The ways to hours for viewings that are shown once an enquiry was sent. */
import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {completeProject} from '../../../../support/records/project.ts'
import {freeHours} from '../../../../support/records/viewing-hours.ts'
import {violations} from '../../../support/pages/axe.ts'
import {changeTo} from '../../../support/pages/page-claims.ts'
import {answered, completeProperty} from '../../../support/records/property.ts'
import {listings, mina} from '../../../support/records/team.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

const HOME = `/properties/${completeProperty.slug}`
const PROJECT = `/projects/detail/${completeProject.slug}`
const AGENT = `/team/detail/${mina.slug}`
const WORDS = 'Choose an hour for a viewing'
const ENQUIRY = {
  ...{Name: 'Omar Aziz', Phone: '971501234567', Email: 'omar@example.com'},
  Message: 'Is Pier House free?',
}

describe('hours for viewings after an enquiry', () => {
  const {site, browser} = useSite()
  beforeEach(() => {
    site.answers['property-detail'] = answered({...completeProperty, agent: mina})
    site.answers.getTeamMember = answered(mina)
    site.answers.getPropertiesByAgent = answered(listings)
    site.answers.getViewingHours = answered(freeHours)
  })

  async function enquire(page: Page) {
    const main = page.getByRole('main')
    for (const [label, value] of Object.entries(ENQUIRY))
      await main.getByLabel(label, {exact: true}).fill(value)
    await main.getByRole('button', {name: 'Send', exact: true}).click()
  }

  it('the page of thanks leads back to the hours of the project, and of none later', async () => {
    site.answers['property-detail'] = answered({...completeProject, agent: mina})
    const {page, leave} = await visit(browser, site.url + PROJECT)
    await enquire(page)
    const thanks = page.getByRole('heading', {level: 1, name: 'Thank you'})
    await thanks.waitFor()
    const back = page.getByRole('link', {name: WORDS})
    assert.equal(await back.getAttribute('href'), `${PROJECT}#viewing`)
    await back.click()
    await page.waitForURL(`**${PROJECT}#viewing`)
    await page.getByRole('region', {name: WORDS}).waitFor()
    await changeTo(page, '/thank-you')
    await thanks.waitFor()
    assert.equal(await back.count(), 0)
    await leave()
  })

  for (const [path, words] of [
    [HOME, WORDS],
    [AGENT, 'Choose a time to meet'],
  ] as const) {
    it(`an enquiry on ${path} is followed by a way to its hours, which can be closed`, async () => {
      const {page, leave} = await visit(browser, site.url + path)
      const offer = page.getByRole('status').filter({hasText: words})
      await enquire(page)
      await offer.waitFor()
      assert.deepEqual(await violations(page), [])
      await offer.getByRole('button', {name: 'Close'}).click()
      await offer.waitFor({state: 'detached'})
      assert.equal(await page.evaluate(() => document.activeElement?.id), 'viewing')
      await enquire(page)
      await offer.getByRole('link', {name: words}).click()
      await offer.waitFor({state: 'detached'})
      assert.equal(new URL(page.url()).hash, '#viewing')
      await leave()
    })
  }

  it('a page whose back end knows no hours has no place for them', async () => {
    site.answers.getViewingHours = {statusCode: 404, message: 'none'}
    for (const path of [HOME, AGENT]) {
      const {page, leave} = await visit(browser, site.url + path)
      assert.equal(await page.locator('.viewing-section').count(), 0, path)
      await leave()
    }
  })
})
