/** Notes and answers that somebody has begun and not sent. */
import assert from 'node:assert/strict'
import {describe, it, type TestContext} from 'node:test'
import type {Page} from 'playwright-core'
import {sendBooking} from '../site/server/support/api/send.ts'
import {setStage} from '../support/partner/stage.ts'
import {ADA, openDesk} from './support/desk-people.ts'

const NOTE = 'Wants a garden,'
const ANSWER = 'Would Monday suit you?'

describe('a note and an answer that somebody has begun', () => {
  const stage = setStage({product: 'desk'})

  /** An enquiry of this person, opened, with a note and an answer in its fields. */
  async function begun(test: TestContext, name: string) {
    assert.equal(await sendBooking(stage.product, {name}), 200)
    const visitor = await stage.visitor(test)
    const {page} = visitor
    await openDesk(page, ADA, '/desk/enquiries')
    await page.getByRole('link', {name}).click()
    await note(page).fill(NOTE)
    await answer(page).fill(ANSWER)
    return visitor
  }
  const note = (page: Page) => page.getByLabel('Note', {exact: true})
  const answer = (page: Page) => page.getByLabel('Text', {exact: true})
  const press = (page: Page, name: string) => page.getByRole('button', {name, exact: true}).click()
  const said = (page: Page, hasText: string) =>
    page.getByRole('status').filter({hasText}).first().waitFor()
  async function areThere(page: Page) {
    await page.waitForFunction(
      text => document.querySelector<HTMLTextAreaElement>('#note')?.value === text,
      NOTE,
    )
    assert.equal(await answer(page).inputValue(), ANSWER)
  }

  it('notes and answers stay when something else is done with the enquiry', async test => {
    const {page, errors, violations} = await begun(test, 'Nora Assigned')
    await page.getByLabel('Assigned to', {exact: true}).selectOption('Ada')
    await press(page, 'Assign')
    await said(page, 'The enquiry was assigned.')
    await areThere(page)
    await page.getByLabel('State', {exact: true}).selectOption('viewing')
    await press(page, 'Change the state')
    await said(page, 'The state was changed.')
    await areThere(page)
    await page.getByLabel('Remind me').fill('2050-01-01T09:00')
    await press(page, 'Set the reminder')
    await said(page, 'The reminder was changed.')
    await areThere(page)
    assert.deepEqual([errors, violations], [[], []])
  })

  it('notes and answers stay when the page is left, reloaded or returned to', async test => {
    const {page} = await begun(test, 'Nora Left')
    await page.getByRole('link', {name: 'All enquiries'}).click()
    await page.getByRole('heading', {name: 'Enquiries', exact: true}).waitFor()
    await page.getByRole('link', {name: 'Nora Left'}).click()
    await areThere(page)
    await page.getByText('You have unsent text here.').first().waitFor()
    await page.reload()
    await areThere(page)
    await page.getByRole('link', {name: 'Figures'}).click()
    await page.getByRole('heading', {name: 'Figures'}).waitFor()
    await page.goBack()
    await areThere(page)
  })

  it('notes and answers are cleared once they are sent, and only those', async test => {
    const {page} = await begun(test, 'Nora Sent')
    await press(page, 'Add the note')
    await said(page, 'The note was added.')
    assert.equal(await note(page).inputValue(), '')
    assert.equal(await answer(page).inputValue(), ANSWER)
    await page.getByRole('button', {name: /^Send to/}).click()
    await said(page, 'The answer was sent.')
    assert.notEqual(await answer(page).inputValue(), ANSWER)
    await note(page).fill('A second note')
    await page.reload()
    assert.equal(await note(page).inputValue(), 'A second note')
    await page.getByRole('button', {name: 'Discard'}).click()
    await page.reload()
    assert.equal(await note(page).inputValue(), '')
  })

  it('notes and answers leave the browser when the person signs out or erases the enquiry', async test => {
    const {page} = await begun(test, 'Nora Erased')
    const kept = () =>
      page.evaluate(
        () => Object.keys(localStorage).filter(key => key.includes('enquiries/')).length,
      )
    await page.getByRole('link', {name: 'Delete…'}).click()
    await page.getByRole('heading', {name: 'Delete this enquiry?'}).waitFor()
    assert.equal(await kept(), 1)
    await press(page, 'Delete permanently')
    await said(page, 'The enquiry was deleted.')
    assert.equal(await kept(), 0)
    assert.equal(await sendBooking(stage.product, {name: 'Nora Out'}), 200)
    await page.goto(`${stage.product.site}/desk/enquiries`)
    await page.getByRole('link', {name: 'Nora Out'}).click()
    await note(page).fill(NOTE)
    await page.getByRole('link', {name: 'All enquiries'}).click()
    await page.getByRole('heading', {name: 'Enquiries', exact: true}).waitFor()
    assert.equal(await kept(), 1)
    await press(page, 'Sign out')
    await page.getByLabel('Email').waitFor()
    assert.equal(await kept(), 0)
  })

  it('a text to begin with replaces an answer only when it is asked to', async test => {
    const {page} = await begun(test, 'Nora Asked')
    await press(page, 'Offer a viewing')
    await said(page, 'Your own text stays as it is.')
    await areThere(page)
    await page.getByRole('link', {name: 'Replace it with “Offer a viewing”'}).click()
    await page.locator('[aria-current]', {hasText: 'Offer a viewing'}).waitFor()
    assert.match(await answer(page).inputValue(), /Would a day this week or next suit you/)
    assert.equal(await note(page).inputValue(), NOTE)
    await press(page, 'Follow up')
    await page.locator('[aria-current]', {hasText: 'Follow up'}).waitFor()
    assert.match(await answer(page).inputValue(), /Are you still interested/)
  })
})
