/** Figures, partners and operation at the agency's desk in a browser. */
import assert from 'node:assert/strict'
import {before, describe, it, type TestContext} from 'node:test'
import {fileURLToPath} from 'node:url'
import type {BrowserContextOptions} from 'playwright-core'
import {sendBooking, sendUse} from '../site/server/support/api/send.ts'
import {runToExit} from '../site/server/support/api/server-process.ts'
import {newDirectory} from '../site/server/support/storage/directories.ts'
import {until} from '../site/server/support/until.ts'
import {violations} from '../site/support/pages/axe.ts'
import {setStage} from '../support/partner/stage.ts'
import {tableRoles} from './support/table-roles.ts'

const COMMAND = fileURLToPath(new URL('../../site/commands/accounts.ts', import.meta.url))
const PASSWORD = 'violet kettle orbit'
const PARTNER = 'gulf-homes'

const stage = setStage({product: async () => ({DATA_DIR: await newDirectory()})})

describe('running the site from the desk, in a browser', () => {
  let cookies: Awaited<ReturnType<import('playwright-core').BrowserContext['cookies']>>
  before(async () => {
    const add = ['add', 'ada@agency.example', '--role', 'administrator', '--name', 'Ada']
    const {code, stdout, stderr} = await runToExit(COMMAND, add, stage.product.env)
    assert.equal(code, 0, stderr)
    const context = await stage.browser.newContext()
    const page = await context.newPage()
    await page.goto(/\S+\/desk\/join\/\S+/.exec(stdout)?.[0] ?? assert.fail(stdout))
    await page.getByLabel('New password').fill(PASSWORD)
    await page.getByLabel('The same again').fill(PASSWORD)
    await page.getByRole('button', {name: 'Save and sign in'}).click()
    await page.getByRole('heading', {name: 'Today'}).waitFor()
    cookies = await context.cookies()
    await context.close()
  })

  const visit = async (test: TestContext, path: string, options: BrowserContextOptions = {}) => {
    const visitor = await stage.visitor(test, options)
    await visitor.page.context().addCookies(cookies)
    await visitor.page.goto(stage.product.site + path)
    return visitor
  }

  it('registers a partner, copies its private address by one press, and counts what it brings', async test => {
    const permissions = ['clipboard-read', 'clipboard-write']
    const {page, errors} = await visit(test, '/desk/partners/new', {permissions})
    await page.getByLabel('Name').fill(PARTNER)
    await page.getByRole('button', {name: 'Add', exact: true}).click()
    await page.getByRole('status').filter({hasText: 'The partner is registered.'}).waitFor()
    await page.getByRole('button', {name: 'Make a new link'}).click()
    const address = await page.getByLabel('The partner’s private address').inputValue()
    await page.getByRole('button', {name: 'Copy'}).click()
    await page.getByRole('button', {name: 'Copied'}).waitFor()
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), address)

    await sendUse(stage.product, {partner: PARTNER, viewed: 'ocp-book-now ocp-book-now'})
    await sendBooking(stage.product, {name: 'Layla Haddad', partner: PARTNER})
    const row = page.getByRole('row', {name: new RegExp(PARTNER)})
    await until(async () => {
      await page.goto(`${stage.product.site}/desk/figures/partners`)
      await page.getByText('As a table').click()
      const [text = ''] = await row.allInnerTexts()
      return /\s2\s+0\s+1\s+50\.0%/.test(text)
    })
    await row.getByRole('link').click()
    await page.getByRole('link', {name: 'Layla Haddad'}).waitFor()
    assert.deepEqual(errors, [])
  })

  it('shows the private address without JavaScript, too', async test => {
    const {page} = await visit(test, '/desk/partners/new', {javaScriptEnabled: false})
    await page.getByLabel('Name').fill('gulf-villas')
    await page.getByRole('button', {name: 'Add', exact: true}).click()
    await page.getByRole('button', {name: 'Make a new link'}).click()
    const address = await page.getByLabel('The partner’s private address').inputValue()
    assert.match(address, /\/partners\/[\w-]{43}$/)
    assert.equal(await page.getByRole('button', {name: 'Copy'}).count(), 0)
  })

  it('has the same tables for a screen reader on a phone, and each part says what it is', async test => {
    const {page} = await visit(test, '/desk/accounts', {viewport: {width: 1440, height: 900}})
    const wide = await tableRoles(page)
    await page.setViewportSize({width: 390, height: 900})
    assert.deepEqual(await tableRoles(page), wide)
    for (const role of ['table', 'row', 'columnheader', 'rowheader', 'cell'])
      assert.ok(wide.includes(role), role)
    // Safari takes a table of blocks for plain text where it has no roles.
    const silent = page.locator(':is(table, thead, tbody, tr, th, td):not([role])')
    assert.equal(await silent.count(), 0)
    await page.getByRole('row', {name: /Ada/}).getByRole('rowheader').waitFor()
  })

  const screens = [
    {width: 390, colorScheme: 'dark'},
    {width: 1440, colorScheme: 'light'},
  ] as const
  for (const {width, colorScheme} of screens) {
    for (const path of [
      'figures',
      'figures/response',
      'figures/partners',
      'partners',
      'operation',
    ]) {
      it(`${path} is accessible and no wider than the screen at ${width} px, ${colorScheme}`, async test => {
        const viewport = {width, height: 900}
        const {page, errors} = await visit(test, `/desk/${path}`, {viewport, colorScheme})
        await page.evaluate(() => {
          for (const closed of document.querySelectorAll('details')) closed.open = true
        })
        const overflow = 'document.documentElement.scrollWidth - innerWidth'
        assert.equal(await page.evaluate(overflow), 0)
        assert.deepEqual(await violations(page), [])
        assert.deepEqual(errors, [])
      })
    }
  }
})
