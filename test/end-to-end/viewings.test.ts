/** One viewing from a partner's page, through its mails and its private links, to its end. */
import assert from 'node:assert/strict'
import {describe, it, type TestContext} from 'node:test'
import ICAL from 'ical.js'
import {
  type Mail,
  type MailServer,
  startMailServer,
} from '../site/server/support/leads/mail-server.ts'
import {violations} from '../site/support/pages/axe.ts'
import {mailBy} from '../support/partner/mail-settings.ts'
import {loaderTag, withDemo} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'
import {exportedLeads} from '../support/records/leads.ts'
import {linkIn, mailsTo} from './support/visitor-mails.ts'

let mail: MailServer

const stage = setStage({
  async product() {
    mail = await startMailServer()
    return {...(await withDemo()), ...mailBy(mail), LANGUAGES: 'en,fr,ru,ar'}
  },
})

const LANGUAGES = [
  {
    lang: 'en',
    agent: 'samuel-osei',
    email: 'layla@example.com',
    phone: '+971 50 123 4567',
    booked: 'Your viewing is booked',
    move: ['Choose another hour', 'Move the viewing', 'The viewing has a new time.'],
    cancel: ['Cancel the viewing', 'Yes, cancel', 'This viewing is cancelled.'],
  },
  {
    lang: 'ar',
    agent: 'samuel-osei',
    email: 'noor@example.com',
    phone: '+971 50 765 4321',
    booked: 'تم حجز معاينتكم',
    move: ['اختيار موعد آخر', 'نقل المعاينة', 'للمعاينة موعد جديد.'],
    cancel: ['إلغاء المعاينة', 'نعم، إلغاء', 'أُلغيت هذه المعاينة.'],
  },
] as const

describe('a viewing from a partner’s page to its end', () => {
  for (const {lang, agent, email, phone, booked, move, cancel} of LANGUAGES) {
    it(`a viewing is booked, mailed, moved and cancelled in ${lang}`, async test => {
      const {page} = await stage.visitor(test)
      const tag = loaderTag(stage.product, 'async partner="gulf-homes"')
      const widget = `<main><h1>Homes</h1><ocp-viewing agent="${agent}" lang="${lang}"></ocp-viewing></main>`
      await page.goto(stage.partner.publish({body: `${tag}${widget}`}))
      const place = page.locator('ocp-viewing')
      await place.locator('summary').nth(1).click()
      await place.locator('details').nth(1).locator('[data-starts]').first().click()
      await place.locator('[name=name]').fill('Layla Haddad')
      await place.locator('[name=phone]').fill(phone)
      await place.locator('[name=email]').fill(email)
      // clock: whoever fills in a form in less than two seconds is taken for a robot.
      await page.waitForTimeout(2_000)
      await place.locator('[type=submit]').click()
      await place.locator('[part=booked]').waitFor()
      assert.deepEqual(await violations(page), [])

      const [first] = await mailsTo(mail, email, 1)
      assert.ok(mail.header(first, 'subject')?.startsWith(booked))
      const event = eventOf(first)
      assert.equal(event.sequence, 0)
      const [lead] = (await exportedLeads(stage.product.env)).filter(one => one.email === email)
      assert.deepEqual([lead?.form, lead?.partner], ['createViewing', 'gulf-homes'])

      await page.goto(linkOf(first))
      assert.deepEqual(await violations(page), [])
      const own = await withoutJavaScript(test)
      await own.goto(linkOf(first))
      const [open, press, moved] = move
      await own.locator('summary', {hasText: open}).click()
      await own.locator('[name=starts]').first().check()
      await own.getByRole('button', {name: press}).click()
      await own.getByRole('status').filter({hasText: moved}).waitFor()
      const [, second] = await mailsTo(mail, email, 2)
      const later = eventOf(second)
      assert.deepEqual([later.uid, later.sequence, later.method], [event.uid, 1, 'REQUEST'])

      const [question, yes, cancelled] = cancel
      await own.locator('summary', {hasText: question}).click()
      await own.getByRole('button', {name: yes}).click()
      await own.getByRole('status').filter({hasText: cancelled}).waitFor()
      const [, , third] = await mailsTo(mail, email, 3)
      const last = eventOf(third)
      assert.deepEqual([last.uid, last.sequence, last.method], [event.uid, 2, 'CANCEL'])
    })
  }
})

async function withoutJavaScript(test: TestContext) {
  const {page} = await stage.visitor(test, {javaScriptEnabled: false})
  return page
}

const linkOf = (sent: Mail | undefined) => stage.product.site + linkIn(sent, '/viewings/')

function eventOf(sent: Mail | undefined) {
  const file = new ICAL.Component(ICAL.parse(sent?.calendar ?? ''))
  const event = file.getFirstSubcomponent('vevent')
  const value = (name: string) => event?.getFirstPropertyValue(name)
  return {
    method: file.getFirstPropertyValue('method'),
    uid: value('uid'),
    sequence: value('sequence'),
  }
}
