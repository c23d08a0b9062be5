import assert from 'node:assert/strict'
import {readFile} from 'node:fs/promises'
import {beforeEach, describe, it} from 'node:test'
import type {Page, Route} from 'playwright-core'
import {everywhere} from '../../../../support/tier.ts'
import {userAgents} from '../../../../support/user-agents.ts'
import {violations} from '../../../support/pages/axe.ts'
import {answered, completeProperty} from '../../../support/records/property.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

const BROCHURE = 'documents/lighthouse-brochure.pdf'
const PLAN = 'documents/lighthouse-plan.pdf'
const PDF = Buffer.from('%PDF-1.7\nthe villa, room by room\n%%EOF')

const property = {...completeProperty, brochure: BROCHURE, floor_plan: PLAN}
const refused = {statusCode: 500, message: 'The desk is closed.'}

for (const folder of ['projects/detail', 'properties']) {
  const path = `/${folder}/${property.slug}`
  // The two pages share their dialogs and their form: one shows what these do.
  const itAlso = folder === 'properties' ? it : everywhere(it)

  describe(`brochure download on ${path}`, () => {
    const {site, browser} = useSite()
    beforeEach(() => {
      site.answers['property-detail'] = answered(property)
      site.answers[`media/${BROCHURE}`] = PDF
      site.answers[`media/${PLAN}`] = PDF
    })

    const leads = () => site.received.filter(({call}) => call === 'contact')
    const brochureDialog = (page: Page) => page.getByRole('dialog', {name: 'Download Brochure'})

    async function requestDownload(page: Page, name: 'Download Brochure' | 'Download Floor Plan') {
      await page.getByRole('link', {name}).first().click()
      const dialog = page.getByRole('dialog', {name})
      await dialog.getByLabel('Name').fill('Layla Haddad')
      await dialog.getByLabel('Phone').fill('+971501234567')
      return dialog
    }

    it('the brochure dialog sends an enquiry and saves the file by the home’s name', async () => {
      const {page, consoleMessages, leave} = await visit(browser, site.url + path)
      const dialog = await requestDownload(page, 'Download Brochure')
      assert.equal(await dialog.getByLabel('Message').count(), 0)
      const saving = page.waitForEvent('download')
      await dialog.getByRole('button', {name: 'Send'}).click()
      const download = await saving
      await page.waitForURL('**/thank-you')
      await dialog.waitFor({state: 'detached'})
      assert.equal(download.suggestedFilename(), `${property.name}.pdf`)
      assert.deepEqual(await readFile(await download.path()), PDF)
      await page.getByText('You will find it in your downloads.').waitFor()
      assert.equal(leads().length, 1)
      assert.equal(leads()[0]?.body.fromUrl, path.slice(1))
      // Before axe, whose own styles the CSP blocks.
      assert.deepEqual(consoleMessages, [])
      assert.deepEqual(await violations(page), [])
      await leave()
    })

    itAlso('the floor plan dialog downloads the floor plan after an enquiry', async () => {
      const {page, leave} = await visit(browser, site.url + path)
      const dialog = await requestDownload(page, 'Download Floor Plan')
      assert.deepEqual(await violations(page), [])
      const saving = page.waitForEvent('download')
      await dialog.getByRole('button', {name: 'Send'}).click()
      await saving
      assert.ok(site.received.some(({call}) => call === `media/${PLAN}`))
      await leave()
    })

    itAlso('the brochure dialog shows a rejection, keeps its input and loads no file', async () => {
      site.answers.contact = refused
      const {page, leave} = await visit(browser, site.url + path)
      const dialog = await requestDownload(page, 'Download Brochure')
      await dialog.getByRole('button', {name: 'Send'}).click()
      await page.getByText(refused.message).waitFor()
      assert.equal(await dialog.getByLabel('Name').inputValue(), 'Layla Haddad')
      assert.ok(!site.received.some(({call}) => call.startsWith('media/')))
      assert.match(page.url(), new RegExp(`${path}$`))
      await leave()
    })

    itAlso('a brochure retry after a lost response reuses its idempotency key', async () => {
      const {page, leave} = await visit(browser, site.url + path)
      const lose = async (route: Route) => {
        await route.fetch()
        await route.abort()
      }
      await page.route(/\/user\/contact\b/, lose, {times: 1})
      const dialog = await requestDownload(page, 'Download Brochure')
      await dialog.getByRole('button', {name: 'Send'}).click()
      await page.getByText('Something went wrong').waitFor()
      const saving = page.waitForEvent('download')
      await dialog.getByRole('button', {name: 'Send'}).click()
      await saving
      assert.equal(leads().length, 2)
      const keys = new Set(leads().map(({headers}) => headers['idempotency-key']))
      assert.equal(keys.size, 1)
      await leave()
    })

    itAlso('a missing brochure shows an error, and Try again sends no second enquiry', async () => {
      site.answers[`media/${BROCHURE}`] = {statusCode: 404, message: 'There is no such file.'}
      const {page, leave} = await visit(browser, site.url + path)
      const dialog = await requestDownload(page, 'Download Brochure')
      await dialog.getByRole('button', {name: 'Send'}).click()
      await page.waitForURL('**/thank-you')
      await page.getByText('the file could not be downloaded.').waitFor()
      assert.deepEqual(await violations(page), [])
      // A reload shows the error again.
      await page.reload()
      await page.getByText('the file could not be downloaded.').waitFor()
      site.answers[`media/${BROCHURE}`] = PDF
      const saving = page.waitForEvent('download')
      await page.getByRole('button', {name: 'Try again'}).click()
      assert.equal((await saving).suggestedFilename(), `${property.name}.pdf`)
      assert.equal(leads().length, 1)
      await leave()
    })

    itAlso(
      'the brochure dialog closes by Escape or button and focuses its link again',
      async () => {
        const {page, leave} = await visit(browser, site.url + path)
        const link = page.getByRole('link', {name: 'Download Brochure'}).first()
        for (const close of ['Escape', 'button']) {
          await link.press('Enter')
          await brochureDialog(page).waitFor()
          if (close === 'Escape') await page.keyboard.press('Escape')
          else await brochureDialog(page).getByRole('button', {name: 'Close'}).click()
          await brochureDialog(page).waitFor({state: 'detached'})
          assert.ok(await link.evaluate(element => element === document.activeElement))
        }
        await leave()
      },
    )

    it('in the browser of an app the page of thanks has a plain link to the brochure', async () => {
      const userAgent = userAgents.inApps['Instagram on Android']
      const {page, leave} = await visit(browser, site.url + path, {userAgent})
      const dialog = await requestDownload(page, 'Download Brochure')
      await dialog.getByRole('button', {name: 'Send'}).click()
      await page.waitForURL(`**/thank-you?download=brochure&of=${property.slug}`)
      await page.getByText('If the file does not open here, choose “Open in browser”').waitFor()
      const link = page.getByRole('link', {name: 'Download Brochure'})
      assert.match(`${await link.getAttribute('href')}`, new RegExp(`^http.*/storage/${BROCHURE}$`))
      assert.ok(!site.received.some(({call}) => call.startsWith('media/')))
      assert.equal(leads().length, 1)
      assert.deepEqual(await violations(page), [])
      const address = page.url()
      await leave()
      // The same address in another browser, which knows nothing of the first.
      const other = await visit(browser, address)
      const offered = await other.page
        .getByRole('link', {name: 'Download Brochure'})
        .getAttribute('href')
      assert.deepEqual(Buffer.from(await (await fetch(`${offered}`)).arrayBuffer()), PDF)
      await other.leave()
    })

    it('the form of the page leads to the brochure without JavaScript', async () => {
      const {page, leave} = await visit(browser, site.url + path, {javaScriptEnabled: false})
      await page.getByRole('link', {name: 'Download Brochure'}).first().click()
      const form = page.locator('ocp-contact-form')
      await form.getByLabel('Name').fill('Layla Haddad')
      await form.getByLabel('Phone').fill('971501234567')
      await form.getByLabel('Email').fill('layla@example.com')
      // A rejected enquiry keeps the requested document.
      await form.getByRole('button', {name: 'Send'}).click()
      await form.getByText('Message is Required!').waitFor()
      await form.getByLabel('Message').fill('The brochure, please.')
      await form.getByRole('button', {name: 'Send'}).click()
      await page.waitForURL('**/thank-you?**')
      const link = page.getByRole('link', {name: 'Download Brochure'})
      const response = await fetch(`${await link.getAttribute('href')}`)
      assert.deepEqual(Buffer.from(await response.arrayBuffer()), PDF)
      await leave()
    })
  })
}
