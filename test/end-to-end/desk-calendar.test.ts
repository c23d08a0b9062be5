/** The calendar of the desk in a browser: viewings that are moved by keys and by the pointer. */
import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {violations} from '../site/support/pages/axe.ts'
import {withDemo} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'
import {accounts, joinBy} from './support/desk-people.ts'
import {SCREENS} from './support/screens.ts'

const AGENT = 'samuel-osei'
const QUARTER_PIXELS = 20

const stage = setStage({product: withDemo})

describe('the calendar of the desk, in a browser', () => {
  let cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>> = []
  let starts = ''
  before(async () => {
    starts = await bookViewing()
  })

  /** A page of somebody who is signed in, with the week of the viewing. */
  async function open(test: Parameters<typeof stage.visitor>[0]) {
    const {page} = await stage.visitor(test)
    const {product} = stage
    if (!cookies.length) {
      const order = ['add', 'eve@agency.example', '--role', 'editor', '--name', 'Eve']
      await joinBy(page, product, await accounts(product, ...order))
      cookies = await page.context().cookies()
    }
    await page.context().addCookies(cookies)
    await page.setViewportSize({width: 1440, height: 1200})
    await page.goto(
      `${product.site}/desk/calendar?day=${dubai(starts).slice(0, 10)}&agent=${AGENT}`,
    )
    const viewing = page.getByRole('link', {name: 'Vera Lindqvist'})
    await viewing.waitFor()
    return {page, viewing}
  }

  it('keys propose an hour, Escape and Tab leave it, and Enter asks with what the visitor will be told', async test => {
    const {page, viewing} = await open(test)
    await viewing.focus()
    const said = page.locator('[data-calendar-says]')
    await page.keyboard.press('Shift+ArrowDown')
    const proposed = dubai(starts, 15).slice(11)
    assert.match(
      (await said.textContent()) ?? '',
      new RegExp(`${proposed}\\. Enter opens the enquiry`),
    )
    await page.keyboard.press('Escape')
    assert.equal(await viewing.getAttribute('data-proposed'), null)
    const booked = await viewing.locator('time').textContent()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Tab')
    assert.equal(await viewing.getAttribute('data-proposed'), null)
    assert.equal(await viewing.locator('time').textContent(), booked)
    assert.equal(await said.textContent(), '')
    await viewing.focus()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Enter')
    const field = page.getByLabel('New time')
    await field.waitFor()
    assert.equal(await field.inputValue(), dubai(starts, 30))
  })

  it('a viewing that is dragged is asked about, and moved once the form is sent', async test => {
    const {page, viewing} = await open(test)
    const box = (await viewing.boundingBox()) ?? assert.fail('not shown')
    const [x, y] = [box.x + box.width / 2, box.y + 6]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y + QUARTER_PIXELS)
    await page.mouse.move(x, y + 2 * QUARTER_PIXELS)
    await page.mouse.up()
    const field = page.getByLabel('New time')
    await field.waitFor()
    assert.equal(await field.inputValue(), dubai(starts, 30))
    await page.getByRole('button', {name: 'Move the viewing'}).click()
    await page.getByText('The viewing was moved.').waitFor()
    await page.goBack()
    await page.goBack()
    await page.reload()
    await page
      .getByRole('link', {name: new RegExp(`${dubai(starts, 30).slice(11)}.*Vera`)})
      .waitFor()
  })

  it('a viewing stays with its agent when it is dragged sideways on a day of all agents', async test => {
    const {page, viewing} = await open(test)
    await page.goto(
      `${stage.product.site}/desk/calendar?view=day&day=${dubai(starts).slice(0, 10)}`,
    )
    const box = (await viewing.boundingBox()) ?? assert.fail('not shown')
    const [x, y] = [box.x + box.width / 2, box.y + 6]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y + QUARTER_PIXELS)
    await page.mouse.move(x + 200, y + QUARTER_PIXELS)
    await page.locator('.is-proposed').waitFor()
    assert.equal((await viewing.boundingBox())?.x, box.x)
    await page.mouse.up()
    await page.getByLabel('New time').waitFor()
  })

  it('the calendar is accessible and fits a phone and a desktop, in dark and light', async test => {
    const {page} = await open(test)
    for (const {colorScheme, ...viewport} of SCREENS) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({colorScheme})
      const overflow = 'document.documentElement.scrollWidth - innerWidth'
      assert.equal(await page.evaluate(overflow), 0, `${viewport.width}`)
      assert.deepEqual(await violations(page), [], `${viewport.width}`)
    }
  })
})

/** `2026-12-01T10:30` at the office, so many minutes later. */
const dubai = (starts: string, minutes = 0) =>
  new Date(Date.parse(starts) + (4 * 60 + minutes) * 60_000).toISOString().slice(0, 16)

/** Books the second hour of the last day that is offered; answers when it begins. */
async function bookViewing() {
  const call = async (name: string, body?: object) => {
    const url = `${stage.product.api}/api/v1/user/${name}`
    const headers = {'content-type': 'application/json'}
    const answer = await fetch(url, body && {method: 'POST', headers, body: JSON.stringify(body)})
    assert.equal(answer.status, 200, name)
    return ((await answer.json()) as {data: never}).data
  }
  const hours: {days: {starts: string[]}[]} = await call(`getViewingHours?agent=${AGENT}&days=14`)
  const starts = hours.days.at(-1)?.starts[1] ?? ''
  const {hold}: {hold: string} = await call('holdViewing', {agent: AGENT, starts})
  await call('createViewing', {
    ...{hold, mode: 'person', name: 'Vera Lindqvist'},
    ...{phone: '971501234567', email: 'vera@example.com'},
  })
  return starts
}
