import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {builtInAgency as agency} from '#trade/agency/agency.ts'
import {dayFrom} from '../../../../support/dates.ts'
import {violations} from '../../../support/pages/axe.ts'
import {pageContract} from '../../../support/pages/page-contract.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

const WITHOUT_SCRIPT = {javaScriptEnabled: false}
const IN_THREE_MONTHS = dayFrom(90)
const RECEIVED = {statusCode: 200, message: 'Your property has been submitted.'}

const PROPERTY = {
  Name: 'Omar Aziz',
  Phone: '+971 50 123 4567',
  Email: 'omar@example.com',
  'Property location': 'Marina Gate, Dubai Marina',
  'Current valuation': '1,250,000',
  'Move-in date': IN_THREE_MONTHS,
}

/** One pixel. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64')
const image = (name: string) => ({name, mimeType: 'image/gif', buffer: GIF})

describe('List With Us page', () => {
  const suite = useSite()
  const {site, browser} = suite
  beforeEach(() => {
    site.answers.addListWithUs = RECEIVED
  })

  const enter = (options: Parameters<typeof visit>[2] = {}) =>
    visit(browser, `${site.url}/list-with-us`, options)
  const submission = () => site.received.filter(({call}) => call === 'addListWithUs').at(-1)
  const film = (page: Page) => page.getByRole('button', {name: 'Watch the film'})
  const dialog = (page: Page) => page.getByRole('dialog', {name: 'A villa at golden hour'})

  async function fill(page: Page) {
    for (const [label, value] of Object.entries(PROPERTY)) {
      await page.getByLabel(label, {exact: true}).fill(value)
    }
  }

  pageContract(suite, {complete: () => `${site.url}/list-with-us`})

  it('List With Us shows agency facts and the next four steps without JavaScript', async () => {
    const {page, leave} = await enter(WITHOUT_SCRIPT)
    assert.equal(await page.title(), 'List With Us')
    const text = await page.locator('main').innerText()
    for (const fact of [agency.name, agency.established, agency.orn, agency.phone]) {
      assert.ok(text.includes(String(fact)), String(fact))
    }
    assert.equal(await page.locator('main ol > li').count(), 4)
    await leave()
  })

  it('List With Us links its film and posts multipart files without JavaScript', async () => {
    const {page, leave} = await enter(WITHOUT_SCRIPT)
    const address = await film(page).getAttribute('href')
    const answer = await fetch(site.url + address)
    assert.equal(answer.headers.get('content-type'), 'video/mp4')
    const form = page.locator('ocp-list-with-us form')
    assert.equal(await form.getAttribute('enctype'), 'multipart/form-data')
    assert.equal(await form.getAttribute('action'), '/list-with-us')
    const images = page.getByLabel('Property images')
    assert.equal(await images.getAttribute('name'), 'property_images')
    assert.equal(await images.evaluate(field => getComputedStyle(field).opacity), '1')
    assert.ok(await page.getByRole('button', {name: 'Send'}).isVisible())
    await leave()
  })

  it('the List With Us film plays in a dialog, muted until Unmute is pressed', async () => {
    const {page, consoleMessages, leave} = await enter()
    await film(page).focus()
    await page.keyboard.press('Space')
    await dialog(page).waitFor()
    const video = dialog(page).locator('video')
    await page.waitForFunction(
      () =>
        (
          document
            .querySelector('ocp-layer-dialog')
            ?.shadowRoot?.querySelector('video') as HTMLVideoElement | null
        )?.paused === false,
    )
    assert.equal(await video.evaluate((shown: HTMLVideoElement) => shown.muted), true)
    await dialog(page).getByRole('button', {name: 'Unmute'}).click()
    assert.equal(await video.evaluate((shown: HTMLVideoElement) => shown.muted), false)
    await dialog(page).getByRole('button', {name: 'Mute', exact: true}).click()
    assert.equal(await video.evaluate((shown: HTMLVideoElement) => shown.muted), true)
    assert.deepEqual(consoleMessages, [])
    assert.deepEqual(await violations(page), [])
    await leave()
  })

  it('the film dialog says what its film shows, in the language of the page', async () => {
    for (const [language, summary, text] of [
      ['en', 'What the film shows', 'The film has no sound.'],
      ['fr', 'Ce que montre le film', 'Le film n’a pas de son.'],
    ] as const) {
      const {page, leave} = await enter({language})
      await page.locator('.watch__button').click()
      await page.getByRole('dialog').getByText(summary).click()
      await page.getByRole('dialog').getByText(text).waitFor()
      await leave()
    }
  })

  it('closing the film dialog pauses the film and restores keyboard focus', async () => {
    const {page, leave} = await enter()
    const closings = {
      Escape: () => page.keyboard.press('Escape'),
      'the button': () => dialog(page).getByRole('button', {name: 'Close'}).click(),
      'the backdrop': () => page.mouse.click(5, 5),
    }
    for (const close of Object.values(closings)) {
      await film(page).focus()
      await page.keyboard.press('Enter')
      const video = await dialog(page).locator('video').elementHandle()
      await close()
      await dialog(page).waitFor({state: 'detached'})
      await page.waitForFunction(shown => (shown as HTMLVideoElement).paused, video)
      await page.waitForFunction(() => document.activeElement?.matches('.watch__button'))
    }
    await leave()
  })

  it('the film link opens the film file when the dialog fails to load', async () => {
    const {page, leave} = await enter()
    await page.route(/film-dialog-/, route => route.abort())
    await film(page).click()
    await page.waitForURL(/\.mp4$/)
    await leave()
  })

  it('the owner form sends a property with its images and scrolls to the top', async () => {
    const {page, consoleMessages, leave} = await enter()
    await fill(page)
    await page.getByLabel('Property images').setInputFiles([image('a.gif'), image('b.gif')])
    await page.getByRole('button', {name: 'Remove b.gif'}).waitFor()
    // The previews render: the page's CSP allows them.
    await page.locator('.chosen__preview[data-shown=true]').nth(1).waitFor()
    await page.getByRole('button', {name: 'Send'}).click()
    await page.getByText(RECEIVED.message).waitFor()
    const images = submission()?.files.property_images
    assert.deepEqual(
      images?.map(({name}) => name),
      ['a.gif', 'b.gif'],
    )
    assert.equal(submission()?.body.current_valuation, '1250000')
    await page.waitForFunction(() => scrollY === 0)
    await page.locator('.chosen').waitFor({state: 'detached'})
    assert.deepEqual(consoleMessages, [])
    await leave()
  })

  it('the owner form keeps images that were chosen before it hydrated', async () => {
    const {page, leave} = await enter()
    await page.getByLabel('Property images').setInputFiles([image('first.gif')])
    await page.getByRole('button', {name: 'Remove first.gif'}).waitFor()
    await leave()
  })
})
