/** An enquiry at the agency's desk in a browser: it arrives, is answered, assigned, won and erased. */
import assert from 'node:assert/strict'
import {before, describe, it, type TestContext} from 'node:test'
import {fileURLToPath} from 'node:url'
import type {Page} from 'playwright-core'
import {sendBooking} from '../site/server/support/api/send.ts'
import {runToExit} from '../site/server/support/api/server-process.ts'
import {type MailServer, startMailServer} from '../site/server/support/leads/mail-server.ts'
import {newDirectory} from '../site/server/support/storage/directories.ts'
import {violations} from '../site/support/pages/axe.ts'
import {setStage} from '../support/partner/stage.ts'

const COMMAND = fileURLToPath(new URL('../../site/commands/accounts.ts', import.meta.url))
const PASSWORD = 'violet kettle orbit'
let mail: MailServer

const stage = setStage({
  async product() {
    mail = await startMailServer()
    return {
      ...{DATA_DIR: await newDirectory(), SMTP_URL: mail.url},
      ...{LEADS_MAIL_TO: 'sales@agency.example', LEADS_MAIL_FROM: 'web@agency.example'},
    }
  },
})

describe('an enquiry at the desk, in a browser', () => {
  before(async () => {
    const add = ['add', 'ada@agency.example', '--role', 'administrator', '--name', 'Ada']
    const {code, stderr} = await runToExit(COMMAND, add, stage.product.env)
    assert.equal(code, 0, stderr)
    await mail.has(1)
  })

  const signIn = async (test: TestContext, options = {}) => {
    const visitor = await stage.visitor(test, options)
    const {page} = visitor
    const [, link = ''] = /(\/desk\/join\/\S+)/.exec(mail.mails[0]?.text ?? '') ?? []
    await page.goto(stage.product.site + link)
    if (await page.getByLabel('New password').count()) {
      await page.getByLabel('New password').fill(PASSWORD)
      await page.getByLabel('The same again').fill(PASSWORD)
      await page.getByRole('button', {name: 'Save and sign in'}).click()
    } else {
      await page.goto(`${stage.product.site}/desk/sign-in`)
      await page.getByLabel('E-mail').fill('ada@agency.example')
      await page.getByLabel('Password', {exact: true}).fill(PASSWORD)
      await page.getByRole('button', {name: 'Sign in'}).click()
    }
    await page.getByRole('heading', {name: 'Today'}).waitFor()
    return visitor
  }
  const said = (page: Page, text: string) =>
    page.getByRole('status').filter({hasText: text}).waitFor()

  it('appears by itself, is answered, assigned, won and erased', async test => {
    const {page, errors} = await signIn(test)
    await page.getByRole('link', {name: 'Enquiries', exact: true}).click()
    await page.getByText('No enquiry has come in yet.').waitFor()
    assert.equal(await sendBooking(stage.product, {name: 'Layla Haddad'}), 200)
    await page.getByRole('link', {name: 'Show new enquiries: 1'}).click()
    await page.getByRole('link', {name: 'Layla Haddad'}).click()
    assert.deepEqual(await violations(page), [])

    await page.getByRole('link', {name: 'Offer a viewing'}).click()
    await page.getByLabel('Text', {exact: true}).fill('Would Monday suit you?')
    const whatsapp = page.getByRole('link', {name: 'Open in WhatsApp'})
    assert.match(`${await whatsapp.getAttribute('href')}`, /\?text=Would%20Monday%20suit%20you%3F$/)
    const known = mail.mails.length
    await page.getByRole('button', {name: /^Send to omar@example\.com/}).click()
    await said(page, 'The answer was sent.')
    await mail.has(known + 1)
    const answer = mail.mails.find(({to}) => to.includes('omar@example.com'))
    assert.equal(mail.header(answer, 'reply-to'), 'ada@agency.example')
    assert.equal(answer?.text.trim(), 'Would Monday suit you?')

    await page.getByLabel('Assigned to').selectOption('Ada')
    await page.getByRole('button', {name: 'Assign', exact: true}).click()
    await said(page, 'The enquiry was assigned.')
    await page.getByLabel('State', {exact: true}).selectOption('Won')
    await page.getByRole('button', {name: 'Change the state'}).click()
    await said(page, 'The state was changed.')
    const history = page.getByRole('region', {name: 'History'})
    assert.deepEqual(
      await history
        .locator('li > p')
        .evaluateAll(all => all.map(one => one.firstChild?.textContent?.trim())),
      ['State: New → Won', 'Assigned to Ada', 'Answered by mail'],
    )

    await page.getByRole('link', {name: 'Erase …'}).click()
    await page.getByRole('button', {name: 'Erase it for good'}).click()
    await said(page, 'The enquiry was erased.')
    await page.getByText('No enquiry has come in yet.').waitFor()
    assert.deepEqual(errors, [])
  })

  it('is reached by keys, which can be switched off', async test => {
    const {page} = await signIn(test)
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
      const {page} = await signIn(test, {viewport: {width, height: 900}, colorScheme})
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
