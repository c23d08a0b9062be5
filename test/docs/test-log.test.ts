import assert from 'node:assert/strict'
import {describe, it, type TestContext} from 'node:test'
import type {Page} from 'playwright-core'
import {axeViolations, openPage, previewReady} from './support/browser.ts'
import {setReader} from './support/reader.ts'

describe('log of test enquiries', () => {
  const reader = setReader()
  async function open(test: TestContext, path: string) {
    const opened = await openPage(reader.browser, reader.docs.origin + path)
    test.after(opened.close)
    await previewReady(opened.page)
    return {...opened, log: opened.page.getByRole('group', {name: 'Test enquiries'})}
  }
  const subscribe = async (page: Page) => {
    await page.getByLabel('Email').fill('layla@example.ae')
    await page.getByRole('button', {name: 'Subscribe'}).click()
  }
  const NEWSLETTER = '/docs/widgets/ocp-newsletter/'

  for (const build of ['preact', 'react']) {
    it(`what is sent on a widget's page is a test, in the ${build} build`, async test => {
      const {page} = await open(test, `${NEWSLETTER}?build=${build}`)
      await page.getByText('Test mode: nobody will answer this.').waitFor()
      await subscribe(page)
      await page.getByText('Accepted, 200').waitFor()
      assert.equal(reader.docs.calls.at(-1)?.query.test, 'true')
    })
  }

  it('it shows the answer, the id and what was stored, and keeps them over a reload', async test => {
    const {page, log, problems} = await open(test, NEWSLETTER)
    await log.getByText('Nothing sent yet.').waitFor()
    await subscribe(page)
    for (const when of ['sent', 'reloaded']) {
      const row = log.getByRole('row', {name: 'email'})
      assert.equal(await row.getByRole('cell').innerText(), 'layla@example.ae', when)
      const {id = ''} = reader.docs.calls.at(-1) ?? {}
      assert.match(
        await log.innerText(),
        new RegExp(`Accepted, 200\\s+Thank you\\.\\s+id\\s+${id}`),
      )
      assert.equal(await log.getByText('Nothing sent yet.').isVisible(), false)
      await page.reload()
    }
    await previewReady(page)
    await log.getByRole('row', {name: 'email'}).waitFor()
    assert.deepEqual(await axeViolations(page), [])
    await log.getByRole('button', {name: 'Clear the list'}).click()
    await log.getByText('Nothing sent yet.').waitFor()
    assert.deepEqual(problems, [])
  })

  it('nothing that was typed stays in the browser', async test => {
    const {page, log} = await open(test, NEWSLETTER)
    await subscribe(page)
    await log.getByRole('row', {name: 'email'}).waitFor()
    const kept = await page.evaluate(() => JSON.stringify([{...sessionStorage}, {...localStorage}]))
    assert.match(kept, /newsletter/)
    assert.doesNotMatch(kept, /layla/)
  })

  it('it shows what the server rejected, and why', async test => {
    const {page, log} = await open(test, NEWSLETTER)
    const message = 'Please enter a valid email!'
    const json = {statusCode: 422, message, errors: {email: message}}
    await page.route('**/createNewsLetterSubscriber?*', route =>
      route.fulfill({status: 422, json, headers: {'access-control-allow-origin': '*'}}),
    )
    await subscribe(page)
    await log.getByText('Rejected, 422').waitFor()
    await log.getByText('Please enter a valid email!').waitFor()
  })

  it('when the server does not say what it stored, a button asks again', async test => {
    const {page, log} = await open(test, NEWSLETTER)
    await page.route('**/getTestEnquiry?*', route => route.abort(), {times: 1})
    await subscribe(page)
    await log.getByText('The server did not say what it stored.').waitFor()
    await log.getByRole('button', {name: 'Try again'}).click()
    await log.getByRole('row', {name: 'email'}).waitFor()
  })

  it('each has a link to a page of its own, and all of the tab are listed there', async test => {
    const {page, log} = await open(test, NEWSLETTER)
    await subscribe(page)
    await log.getByRole('link', {name: 'Link to enquiry'}).click()
    await page.waitForURL('**/docs/test-enquiries/?id=*')
    const {id = ''} = reader.docs.calls.at(-1) ?? {}
    assert.equal(await page.getByLabel('Id of the enquiry').inputValue(), id)
    await page.locator('[data-enquiry]').getByRole('row', {name: 'email'}).waitFor()
    const listed = page.getByRole('group', {name: 'Sent from this tab'})
    await listed.getByText('Accepted, 200').waitFor()
    assert.deepEqual(await axeViolations(page), [])
  })

  it('an unknown id is named as such, and can be replaced', async test => {
    const {page} = await open(test, '/docs/test-enquiries/?id=unknown')
    await page.getByText('There is no test enquiry with this id.').waitFor()
    const id = crypto.randomUUID()
    await page.getByLabel('Id of the enquiry').fill(id)
    await page.getByRole('button', {name: 'Show'}).click()
    await page.waitForURL(`**/docs/test-enquiries/?id=${id}#by-id`)
    await page.getByText('Nothing sent from this tab yet.').waitFor()
  })

  it('the code to copy has no test mode, and no field of the editor sets it', async test => {
    const {page} = await open(test, NEWSLETTER)
    assert.doesNotMatch(await page.locator('[data-snippet="html"]').innerText(), /test/)
    assert.equal(await page.getByLabel('test', {exact: true}).count(), 0)
  })
})
