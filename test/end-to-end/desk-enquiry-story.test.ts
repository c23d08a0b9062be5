/** One enquiry from a partner's page to its end: the office, an agent and the partner see it, each their part. */
import assert from 'node:assert/strict'
import {before, describe, it, type TestContext} from 'node:test'
import type {Page} from 'playwright-core'
import {type MailServer, startMailServer} from '../site/server/support/leads/mail-server.ts'
import {violations} from '../site/support/pages/axe.ts'
import {fillIn, layla, openBookNow, sendBooking} from '../support/book-now.ts'
import {mailBy} from '../support/partner/mail-settings.ts'
import {loaderTag} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'
import {addPartner, makeLink} from './support/desk-partners.ts'
import {accounts, join} from './support/desk-people.ts'

const PARTNER = 'gulf-homes'
const ADA = 'ada@agency.example'
const GRACE = 'grace@agency.example'
const OMAR = 'omar@agency.example'
let mail: MailServer

const stage = setStage({
  async product() {
    mail = await startMailServer()
    return mailBy(mail)
  },
})

describe('an enquiry from a partner’s page to its end', () => {
  let partnersAddress = ''
  before(async () => {
    await accounts(stage.product, 'add', GRACE, '--role', 'administrator')
    const page = await stage.browser.newPage()
    await join(page, stage.product, mail, GRACE)
    await addPartner(page, stage.product, PARTNER)
    partnersAddress = await makeLink(page)
    await page.close()
    await accounts(stage.product, 'add', ADA, '--role', 'administrator', '--name', 'Ada')
    await accounts(stage.product, 'add', OMAR, '--role', 'agent', '--name', 'Omar')
  })

  async function person(test: TestContext, address: string) {
    const visitor = await stage.visitor(test)
    await join(visitor.page, stage.product, mail, address)
    return visitor
  }
  async function bookOnThePartnersPage(test: TestContext) {
    const {page} = await stage.visitor(test)
    const tag = loaderTag(stage.product, `async partner="${PARTNER}"`)
    await page.goto(stage.partner.publish({body: `${tag}<ocp-book-now></ocp-book-now>`}))
    const dialog = await openBookNow(page)
    await fillIn(dialog, layla)
    await sendBooking(dialog)
  }
  const said = (page: Page, text: string) =>
    page.getByRole('status').filter({hasText: text}).waitFor()
  /** With no mouse: by the keys of the browser, and of the desk once its script has run. */
  async function press(page: Page, ...keys: string[]) {
    await page.waitForLoadState()
    for (const key of keys) await page.keyboard.press(key)
  }
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
  /** A list opens, and the letters choose in it. */
  async function choose(page: Page, label: string, option: string) {
    await page.waitForLoadState()
    const list = page.getByLabel(label, {exact: true})
    await list.focus()
    await page.keyboard.type(option)
    await press(page, 'Tab', 'Enter')
  }
  /** Reloads the agent's list, and reads its rows. */
  async function agentSees(page: Page) {
    await page.goto(`${stage.product.site}/desk/enquiries`)
    return page.locator('a[data-row]').allInnerTexts()
  }
  async function partnerSees(test: TestContext) {
    const {page} = await stage.visitor(test)
    await page.goto(partnersAddress)
    assert.doesNotMatch(await page.content(), /Layla|layla@example/)
    return page.locator('.state').allInnerTexts()
  }

  it('the keyboard alone is enough to open, assign, answer, win and erase an enquiry', async test => {
    const ada = await person(test, ADA)
    const omar = await person(test, OMAR)
    const {page, errors} = ada
    await page.goto(`${stage.product.site}/desk/enquiries`)
    await page.getByText('No enquiry has come in yet.').waitFor()
    await bookOnThePartnersPage(test)
    const news = page.getByRole('link', {name: 'Show new enquiries: 1'})
    await news.waitFor()
    await news.focus()
    await press(page, 'Enter')
    await page.getByRole('link', {name: layla.Name}).waitFor()
    await press(page, '?')
    const keys = page.getByRole('dialog', {name: 'Keyboard shortcuts'})
    assert.deepEqual(await keys.locator('dt').allInnerTexts(), ['j', 'k', '/', '?'])
    await press(page, 'Escape', 'j')
    assert.equal(await focused(page), layla.Name)
    assert.deepEqual(await agentSees(omar.page), [])
    await press(page, 'Enter')
    await page.getByRole('heading', {name: layla.Name}).waitFor()
    assert.deepEqual(await violations(page), [])
    const own = page.url()

    await choose(page, 'Assigned to', 'Omar')
    await said(page, 'The enquiry was assigned.')
    assert.deepEqual(await agentSees(omar.page), [layla.Name])
    await press(page, 'n')
    await page.keyboard.type('Wants a garden')
    await press(page, 'Tab', 'Enter')
    await said(page, 'The note was added.')

    await page.getByRole('button', {name: 'Offer a viewing'}).focus()
    await press(page, 'Enter')
    await page.locator('[aria-current]', {hasText: 'Offer a viewing'}).waitFor()
    await press(page, 'a', 'ControlOrMeta+a')
    await page.keyboard.type('Would Monday suit you?')
    const whatsapp = page.getByRole('link', {name: 'Open in WhatsApp'})
    assert.match(`${await whatsapp.getAttribute('href')}`, /\?text=Would%20Monday%20suit%20you%3F$/)
    await press(page, 'Tab', 'Enter')
    await said(page, 'The answer was sent.')
    const answer = mail.mails.find(({to}) => to.includes(layla.Email))
    assert.equal(mail.header(answer, 'reply-to'), ADA)
    assert.equal(answer?.text.trim(), 'Would Monday suit you?')

    assert.deepEqual(await partnerSees(test), ['called'])
    await choose(page, 'State', 'Won')
    await said(page, 'The state was changed.')
    assert.deepEqual(await partnerSees(test), ['won'])
    const history = page.getByRole('region', {name: 'History'}).locator('li > p:first-child')
    const happened = await history.evaluateAll(all =>
      all.map(one => one.firstChild?.textContent?.trim()),
    )
    assert.deepEqual(happened, [
      ...['State: Called → Won', 'State: New → Called', 'Answered by email'],
      ...['Note', 'Assigned to Omar'],
    ])

    await choose(page, 'Assigned to', 'Nobody')
    await said(page, 'The enquiry was assigned.')
    assert.deepEqual(await agentSees(omar.page), [])
    assert.equal((await omar.page.goto(own))?.status(), 404)

    await page.getByRole('link', {name: 'Delete…'}).focus()
    await press(page, 'Enter')
    await page.getByRole('button', {name: 'Delete permanently'}).focus()
    await press(page, 'Enter')
    await said(page, 'The enquiry was deleted.')
    await page.getByText('No enquiry has come in yet.').waitFor()
    assert.deepEqual(await partnerSees(test), [])
    assert.deepEqual(errors, [])
  })
})
