/** Answers from a desk whose server sends no mail: they go out by one's own mail program. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {sendBooking} from '../site/server/support/api/send.ts'
import {setStage} from '../support/partner/stage.ts'
import {ADA, accounts, joinBy} from './support/desk-people.ts'

describe('an answer by one’s own mail program', () => {
  const stage = setStage()

  it('a text too long for a link is copied by one press, and the page says so', async test => {
    const permissions = ['clipboard-read', 'clipboard-write']
    const {page, errors} = await stage.visitor(test, {permissions})
    const {product} = stage
    const added = await accounts(product, 'add', ADA, '--role', 'editor', '--name', 'Ada')
    await joinBy(page, product, added)
    assert.equal(await sendBooking(product, {name: 'Sara Written'}), 200)
    await page.goto(`${product.site}/desk/enquiries`)
    await page.getByRole('link', {name: 'Sara Written'}).click()
    const link = page.getByRole('link', {name: 'Open in my email program'})
    const tooLong = page.getByText('The text is too long for a link.')
    const field = page.getByLabel('Text', {exact: true})
    await link.waitFor()
    assert.equal(await tooLong.isVisible(), false)
    const text = Array.from({length: 100}, () => 'شقة').join(' ')
    await field.fill(text)
    await tooLong.waitFor()
    assert.doesNotMatch(`${await link.getAttribute('href')}`, /body=/)
    await link.click()
    await page.getByText('The text has been copied: paste it into the email.').waitFor()
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), text)
    await field.fill('On Monday?')
    await tooLong.waitFor({state: 'hidden'})
    assert.match(`${await link.getAttribute('href')}`, /&body=On%20Monday%3F$/)
    assert.deepEqual(errors, [])
  })
})
