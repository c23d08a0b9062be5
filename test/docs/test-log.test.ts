import assert from 'node:assert/strict'
import {describe, it, type TestContext} from 'node:test'
import type {Page} from 'playwright-core'
import {everywhere} from '../support/tier.ts'
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
    const itOnce = build === 'react' ? it : everywhere(it)
    itOnce(
      `a sign-up on a widget's page is a test and is logged, in the ${build} build`,
      async test => {
        const {page, problems} = await open(test, `${NEWSLETTER}?build=${build}`)
        await page.getByText('Test mode: no one will reply to this.').waitFor()
        await subscribe(page)
        await page.getByText('Accepted, 200').waitFor()
        const log = page.getByRole('log')
        await log.getByText('ocp-submit').waitFor()
        const sent = reader.docs.calls.at(-1)
        assert.deepEqual(
          [sent?.path, sent?.body, sent?.query.test],
          ['/api/v1/user/createNewsLetterSubscriber', {email: 'layla@example.ae'}, 'true'],
        )
        const detail = {form: 'newsletter', message: 'Thank you.', id: sent?.id, test: true}
        assert.ok((await log.innerText()).includes(JSON.stringify(detail)))
        const files = await page.evaluate(() =>
          performance.getEntriesByType('resource').map(({name}) => name),
        )
        assert.equal(
          files.some(url => url.includes('/assets/react/')),
          build === 'react',
        )
        assert.deepEqual(problems, [])
      },
    )
  }

  it('the log shows the answer, the id and what was stored, and keeps them over a reload, but nothing typed', async test => {
    const {page, log, problems} = await open(test, NEWSLETTER)
    await log.getByText('Nothing sent yet.').waitFor()
    // Neither has the code to copy a test mode, nor does a field of the editor set it.
    assert.doesNotMatch(await page.locator('[data-snippet="html"]').innerText(), /test/)
    assert.equal(await page.getByLabel('test', {exact: true}).count(), 0)
    await subscribe(page)
    for (const when of ['sent', 'reloaded']) {
      const row = log.getByRole('row', {name: 'email'})
      assert.equal(await row.getByRole('cell').innerText(), 'layla@example.ae', when)
      const {id = '', query} = reader.docs.calls.at(-1) ?? {}
      assert.equal(query?.test, 'true')
      assert.match(
        await log.innerText(),
        new RegExp(`Accepted, 200\\s+Thank you\\.\\s+id\\s+${id}`),
      )
      assert.equal(await log.getByText('Nothing sent yet.').isVisible(), false)
      if (when === 'sent') await page.reload()
    }
    const kept = await page.evaluate(() => JSON.stringify([{...sessionStorage}, {...localStorage}]))
    assert.match(kept, /newsletter/)
    assert.doesNotMatch(kept, /layla/)
    await previewReady(page)
    assert.deepEqual(await axeViolations(page), [])
    await log.getByRole('button', {name: 'Clear the list'}).click()
    await log.getByText('Nothing sent yet.').waitFor()
    assert.deepEqual(problems, [])
  })

  it('the log shows what the server rejected, asks again for what it stored, and links to a page of each', async test => {
    const {page, log} = await open(test, NEWSLETTER)
    const message = 'Please enter a valid email!'
    const json = {statusCode: 422, message, errors: {email: message}}
    const headers = {'access-control-allow-origin': '*'}
    await page.route(
      '**/createNewsLetterSubscriber?*',
      route => route.fulfill({status: 422, json, headers}),
      {times: 1},
    )
    await subscribe(page)
    await log.getByText('Rejected, 422').waitFor()
    await log.getByText(message).waitFor()
    await page.route('**/getTestEnquiry?*', route => route.abort(), {times: 1})
    await subscribe(page)
    await log.getByText('The server did not say what it stored.').waitFor()
    await log.getByRole('button', {name: 'Try again'}).click()
    await log.getByRole('row', {name: 'email'}).waitFor()
    await log.getByRole('link', {name: 'Link to enquiry'}).first().click()
    await page.waitForURL('**/docs/test-enquiries/?id=*')
    const {id = ''} = reader.docs.calls.at(-1) ?? {}
    assert.equal(await page.getByLabel('Id of the enquiry').inputValue(), id)
    await page.locator('[data-enquiry]').getByRole('row', {name: 'email'}).waitFor()
    const listed = page.getByRole('group', {name: 'Sent from this tab'})
    await listed.getByText('Accepted, 200').waitFor()
    await listed.getByText('Rejected, 422').waitFor()
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
})
