import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {hydrated} from '../../../../support/browser/conditions.ts'
import {everywhere} from '../../../../support/tier.ts'
import {violations} from '../../../support/pages/axe.ts'
import * as claims from '../../../support/pages/page-claims.ts'
import {pageContract} from '../../../support/pages/page-contract.ts'
import {bareCareer, diver, keeper, longCareer, openings} from '../../../support/records/careers.ts'
import {answered} from '../../../support/records/property.ts'
import type {SiteAnswer} from '../../../support/site/site.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

const {follow, texts} = claims
const WITHOUT_SCRIPT = {javaScriptEnabled: false}
const BROKEN = {statusCode: 500, message: 'Broken'}
const MISSING = {statusCode: 404, message: 'Unknown'}
const WRONG = 'Something went wrong'
const TAKEN = 'The harbour master has your letter.'
const KEEPER = `/careers/apply/${encodeURIComponent(keeper._id)}`

const TYPED = {
  Name: 'Ana Serrano',
  Phone: '971501234567',
  Email: 'ana@example.com',
  Experience: '9 winters on a rock',
  'Current salary': '11,000',
  'Expected salary': '14,000',
  'Available to join': 'With the next tide',
  'Current location': 'Vigo, Spain',
}
const RESUME = {name: 'ana.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 ana')}

const form = (page: Page) => page.locator('ocp-careers-apply')
const field = (page: Page, label: string) => form(page).getByLabel(label, {exact: true})

async function fill(page: Page) {
  for (const [label, value] of Object.entries(TYPED)) await field(page, label).fill(value)
  await field(page, 'Resume').setInputFiles(RESUME)
  await form(page).getByText(RESUME.name).waitFor()
}

/** The file's name is shown by the code of the form. */
async function fillPlain(page: Page) {
  for (const [label, value] of Object.entries(TYPED)) {
    await field(page, label).fill(value.replace(',', ''))
  }
}

const apply = (page: Page) => form(page).getByRole('button', {name: 'Apply'}).click()

describe('job application page', () => {
  const suite = useSite()
  const {site, browser} = suite
  beforeEach(() => {
    site.answers.careers = answered(openings)
    site.answers.careerDetail = query => {
      const found = [...openings, longCareer].find(({_id}) => _id === query.get('_id'))
      return found ? answered(found) : MISSING
    }
    site.answers.applyForJobApplication = {statusCode: 200, message: TAKEN}
  })

  const enter = (options: Parameters<typeof visit>[2] = {}, path = KEEPER) =>
    visit(browser, site.url + path, options)
  const received = () => site.received.filter(({call}) => call === 'applyForJobApplication')

  const wayBack = (page: Page) => page.locator('.job .trail').getByRole('link', {name: 'Careers'})
  const resumeOf = () => received().at(-1)?.files.media?.[0] as File

  pageContract(suite, {
    complete: () => site.url + KEEPER,
    long: [() => `${site.url}/careers/apply/${longCareer._id}`],
  })

  it('the application page shows a sanitised opening and links to all openings', async () => {
    const {page, leave} = await enter(WITHOUT_SCRIPT)
    assert.equal(await page.title(), 'Lighthouse Keeper | Careers')
    assert.deepEqual(await texts(page, 'h1'), ['Lighthouse Keeper'])
    assert.deepEqual(await texts(page, '.job .tags li'), ['Night shifts', 'Harbour'])
    assert.deepEqual(await texts(page, '.job__text h2'), ['At night'])
    assert.match((await texts(page, '.job__text'))[0] ?? '', /It is quiet work\./)
    assert.doesNotMatch(await page.content(), /alert\(/)
    assert.equal(await wayBack(page).getAttribute('href'), '/careers')
    await leave()
  })

  it('the application form posts multipart data to its page without JavaScript', async () => {
    const {page, leave} = await enter(WITHOUT_SCRIPT)
    for (const label of [...Object.keys(TYPED), 'Resume']) {
      assert.ok(await field(page, label).isVisible(), label)
    }
    const posted = form(page).locator('form')
    assert.equal(await posted.getAttribute('action'), KEEPER)
    assert.equal(await posted.getAttribute('method'), 'post')
    assert.equal(await posted.getAttribute('enctype'), 'multipart/form-data')
    await leave()
  })

  it('the application page works for an opening that has only a title', async () => {
    const {page, consoleMessages, leave} = await enter({}, `/careers/apply/${bareCareer._id}`)
    assert.deepEqual(await texts(page, 'h1'), [bareCareer.title])
    assert.equal(await page.locator('.job .tags').count(), 0)
    assert.ok(await field(page, 'Name').isVisible())
    assert.deepEqual(consoleMessages, [])
    assert.deepEqual(await violations(page), [])
    await leave()
  })

  it('an accepted application leads to the openings with the server’s message', async () => {
    const {page, consoleMessages, leave} = await enter()
    await fill(page)
    await page.evaluate(() => Object.assign(globalThis, {sameDocument: true}))
    await apply(page)
    await page.waitForURL('**/careers')
    await page.getByText(TAKEN, {exact: true}).waitFor()
    assert.equal(await page.evaluate(() => 'sameDocument' in globalThis), true)
    await page.waitForFunction(() => document.title === 'Careers')
    assert.equal(received().length, 1)
    const sent = received().at(-1)?.body
    const media = resumeOf()
    assert.deepEqual(sent, {
      career_id: keeper._id,
      name: TYPED.Name,
      phone: TYPED.Phone,
      email: TYPED.Email,
      experience: TYPED.Experience,
      current_salary: TYPED['Current salary'],
      expected_salary: TYPED['Expected salary'],
      available_to_join: TYPED['Available to join'],
      current_location: TYPED['Current location'],
    })
    assert.deepEqual(
      [media.name, media.type, await media.text()],
      ['ana.pdf', 'application/pdf', '%PDF-1.7 ana'],
    )
    assert.deepEqual(consoleMessages, [])
    // An accepted application is no longer stored.
    await follow(page, KEEPER)
    await field(page, 'Name').waitFor()
    assert.equal(await field(page, 'Name').inputValue(), '')
    await leave()
  })

  it('the openings say that the application arrived until they are left', async () => {
    const {page, leave} = await enter()
    const note = page.getByRole('status').filter({hasText: 'We have received your application.'})
    await fill(page)
    await apply(page)
    // The address is the next page's before the page is there, and the form says the same.
    await page.getByRole('heading', {name: 'Openings'}).waitFor()
    await note.waitFor()
    await follow(page, KEEPER)
    await field(page, 'Name').waitFor()
    await wayBack(page).click()
    await page.waitForURL('**/careers')
    await page.getByRole('heading', {name: 'Openings'}).waitFor()
    assert.equal(await note.count(), 0)
    await leave()
  })

  it('the page after an application without JavaScript says what arrived, and promises no call', async () => {
    const {page, leave} = await enter(WITHOUT_SCRIPT)
    await fillPlain(page)
    await apply(page)
    await page.waitForURL('**/thank-you?application')
    assert.match(await page.locator('main').innerText(), /Your application has been submitted\./)
    assert.equal(await page.getByText('your part of Dubai').count(), 0)
    await leave()
  })

  const failures: Record<string, SiteAnswer | 'no answer'> = {
    'the server fails': BROKEN,
    'the server refuses': {statusCode: 400, message: 'We do not like you.'},
    'the connection breaks': 'no answer',
  }
  for (const [when, answer] of Object.entries(failures)) {
    // The widget's own tests distinguish the failures; the page does the same in each.
    const register = answer === BROKEN ? it : everywhere(it)
    register(
      `the application form leads to the openings when ${when}, and keeps its input`,
      async () => {
        if (answer !== 'no answer') site.answers.applyForJobApplication = answer
        const {page, leave} = await enter()
        if (answer === 'no answer') await page.route(/applyForJob/, route => route.abort())
        await fill(page)
        await apply(page)
        await page.waitForURL('**/careers')
        await page.getByText(WRONG, {exact: true}).waitFor()
        assert.equal(await page.getByText('We do not like you.').count(), 0)
        // Input is stored for one opening: the form of another one is empty.
        await page.getByRole('link', {name: `Apply now: ${diver.title}`}).click()
        await page.waitForURL('**/careers/apply/diver')
        await field(page, 'Name').waitFor()
        assert.equal(await field(page, 'Name').inputValue(), '')
        await wayBack(page).click()
        await page.getByRole('link', {name: `Apply now: ${keeper.title}`}).click()
        await form(page).getByText(RESUME.name).waitFor()
        for (const [label, value] of Object.entries(TYPED)) {
          assert.equal(await field(page, label).inputValue(), value, label)
        }
        delete site.answers.applyForJobApplication
        await page.unroute(/applyForJob/)
        await apply(page)
        await page.waitForURL('**/careers')
        assert.equal(resumeOf().name, RESUME.name)
        await leave()
      },
    )
  }

  it('the application form stays open and shows the field errors of a 422', async () => {
    site.answers.applyForJobApplication = {
      statusCode: 422,
      message: 'Please enter a valid number! ',
      errors: {phone: 'Please enter a valid number! '},
    }
    const {page, leave} = await enter()
    await fill(page)
    await apply(page)
    await form(page).locator('.field__error').waitFor()
    assert.deepEqual(await form(page).locator('.field__error').allTextContents(), [
      'Please enter a valid number! ',
    ])
    assert.equal(new URL(page.url()).pathname, KEEPER)
    assert.equal(await field(page, 'Phone').inputValue(), TYPED.Phone)
    await leave()
  })

  everywhere(it)('the application form stays open and keeps its input while offline', async () => {
    const {page, leave} = await enter()
    await fill(page)
    await page.context().setOffline(true)
    await apply(page)
    await page.getByText('No Internet Connection', {exact: true}).waitFor()
    assert.equal(new URL(page.url()).pathname, KEEPER)
    assert.equal(await field(page, 'Name').inputValue(), TYPED.Name)
    await leave()
  })

  it('an opening that cannot be loaded redirects to the openings', async () => {
    site.answers.careerDetail = BROKEN
    const broken = await fetch(site.url + KEEPER, {redirect: 'manual'})
    assert.equal(broken.status, 302)
    assert.equal(broken.headers.get('location'), '/careers')
    await site.stopApi()
    const response = await fetch(site.url + KEEPER, {redirect: 'manual'})
    assert.equal(response.status, 302)
  })

  it('an opening that does not exist is missing, and the visitor is taken to the openings', async () => {
    for (const answer of [MISSING, answered(null), answered({}), {statusCode: 200, message: ''}]) {
      site.answers.careerDetail = answer
      assert.equal((await fetch(site.url + KEEPER)).status, 404, JSON.stringify(answer))
    }
    const {page, leave} = await visit(browser, site.url + KEEPER, WITHOUT_SCRIPT)
    await page.waitForURL('**/careers')
    await leave()
  })

  it('in-page navigation to an opening that cannot be loaded ends at the openings', async () => {
    const {page, leave} = await enter({}, '/careers')
    for (const answer of [MISSING, BROKEN, answered(null)]) {
      site.answers.careerDetail = answer
      const response = page.waitForResponse(/careerDetail/)
      await page.getByRole('link', {name: `Apply now: ${keeper.title}`}).click()
      await response
      // The server, which the page asks again, takes the visitor there: it is another document.
      await page.waitForURL('**/careers')
      await page.getByRole('heading', {level: 1, name: 'Careers'}).waitFor()
      await hydrated(page)
    }
    await leave()
  })

  it('the application page marks untranslated text with lang="en"', async () => {
    site.answers.careerDetail = answered({...keeper, in_english: ['title', 'description']})
    const {page, leave} = await enter({language: 'ru', ...WITHOUT_SCRIPT})
    assert.equal(await page.locator('h1').getAttribute('lang'), 'en')
    assert.equal(await page.locator('.job__text').getAttribute('lang'), 'en')
    await leave()
  })
})
