/** Enquiries at the agency's desk in a browser: their keys, and how they look. */
import assert from 'node:assert/strict'
import {before, describe, it, type TestContext} from 'node:test'
import {sendBooking} from '../site/server/support/api/send.ts'
import {type MailServer, startMailServer} from '../site/server/support/leads/mail-server.ts'
import {newDirectory} from '../site/server/support/storage/directories.ts'
import {violations} from '../site/support/pages/axe.ts'
import {mailBy} from '../support/partner/mail-settings.ts'
import {setStage} from '../support/partner/stage.ts'
import {accounts, join, signIn} from './support/desk-people.ts'

const ADA = 'ada@agency.example'
let mail: MailServer

const stage = setStage({
  async product() {
    mail = await startMailServer()
    return {DATA_DIR: await newDirectory(), ...mailBy(mail)}
  },
})

describe('an enquiry at the desk, in a browser', () => {
  before(() => accounts(stage.product, 'add', ADA, '--role', 'administrator', '--name', 'Ada'))

  let hasJoined = false
  const signedIn = async (test: TestContext, options = {}) => {
    const visitor = await stage.visitor(test, options)
    const {page} = visitor
    if (!hasJoined) await join(page, stage.product, mail, ADA)
    else {
      await page.goto(`${stage.product.site}/desk/sign-in`)
      await signIn(page, ADA)
    }
    hasJoined = true
    await page.getByRole('heading', {name: 'Today'}).waitFor()
    return visitor
  }

  it('is reached by keys, which can be switched off', async test => {
    const {page} = await signedIn(test)
    for (const name of ['First', 'Second']) await sendBooking(stage.product, {name})
    await page.goto(`${stage.product.site}/desk/enquiries`)
    await page.getByRole('link', {name: 'Second'}).waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    assert.equal(await focused(), 'First')
    await page.keyboard.press('k')
    assert.equal(await focused(), 'Second')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', {name: 'Second'}).waitFor()
    await page.keyboard.press('n')
    await page.keyboard.type('njk')
    assert.equal(await page.getByLabel('Note').inputValue(), 'njk')
    await page.getByRole('button', {name: /Keyboard shortcuts/}).click()
    await page.getByLabel('Use these keys').uncheck()
    await page.getByRole('button', {name: 'Close'}).click()
    await page.keyboard.press('j')
    await page.getByRole('heading', {name: 'Second'}).waitFor()
    await page.getByLabel('Use these keys').evaluate(box => (box as HTMLInputElement).click())
    await page.keyboard.press('j')
    await page.getByRole('heading', {name: 'First'}).waitFor()
  })

  for (const [name, width, colorScheme] of [
    ['Nora Saleh', 390, 'dark'],
    ['Sami Saleh', 1440, 'light'],
  ] as const) {
    it(`is accessible and no wider than the screen at ${width} px, ${colorScheme}`, async test => {
      const {page} = await signedIn(test, {viewport: {width, height: 900}, colorScheme})
      assert.equal(await sendBooking(stage.product, {name}), 200)
      const check = async (shown: string) => {
        const overflow = 'document.documentElement.scrollWidth - innerWidth'
        assert.equal(await page.evaluate(overflow), 0, shown)
        assert.deepEqual(await violations(page), [], shown)
      }
      await page.goto(`${stage.product.site}/desk/enquiries?q=saleh&form=createBooking`)
      const enquiry = page.getByRole('link', {name})
      await enquiry.waitFor()
      await check('list')
      await enquiry.click()
      await page.getByRole('heading', {name}).waitFor()
      await check('one')
    })
  }
})
