import assert from 'node:assert/strict'
import {describe, it, type TestContext} from 'node:test'
import type {Page} from 'playwright-core'
import {fillIn, isBooking, openBookNow} from '../support/book-now.ts'
import {openHydrated} from '../support/browser/conditions.ts'
import {loaderTag, startProduct} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'
import {exportedLeads} from '../support/records/leads.ts'
import {everywhere} from '../support/tier.ts'

describe('booking on a server that is killed after its answer', () => {
  const stage = setStage({product: async () => ({})})
  const places = [
    {
      register: it,
      from: 'from a partner’s page with the loader',
      open: async (page: Page) => {
        const tag = loaderTag(stage.product, 'async partner="gulf-homes"')
        const body = `${tag}<ocp-book-now></ocp-book-now>`
        await page.goto(`${stage.partner.publish({body})}?utm_source=gulf-homes-list`)
      },
      build: '/embed/v1/book-now',
      guest: {Name: 'Layla Haddad', Phone: '+971 50 123 4567', Email: 'layla@example.com'},
      wish: 'Buy',
      lead: {
        form: 'createBooking',
        name: 'Layla Haddad',
        phone: `'+971501234567`,
        email: 'layla@example.com',
        details: 'rentOrSale: BUY; is_whatsapp_number: true',
        partner: 'gulf-homes',
        utm_source: 'gulf-homes-list',
      },
    },
    {
      register: everywhere(it),
      from: 'from the header of the site',
      open: (page: Page) => openHydrated(page, stage.product.site),
      build: '/assets/react/chunks/',
      guest: {Name: 'Анна Орлова', Phone: '00 7 (495) 765-43-21', Email: 'anna@example.com'},
      wish: 'Rent',
      lead: {
        form: 'createBooking',
        name: 'Анна Орлова',
        phone: `'+74957654321`,
        email: 'anna@example.com',
        details: 'rentOrSale: RENT; is_whatsapp_number: true',
        partner: '',
        utm_source: '',
      },
    },
  ] as const

  for (const {register, from, open, build, guest, wish, lead} of places) {
    register(`a booking ${from} survives a kill right after its answer`, async test => {
      const {page, requests} = await stage.visitor(test)
      await open(page)
      const dialog = await openBookNow(page)
      await fillIn(dialog, guest, wish)
      const killed = new Promise<number>(resolve =>
        page.on('response', async response => {
          if (!isBooking(response)) return
          await stage.product.end('SIGKILL')
          resolve(response.status())
        }),
      )
      await dialog.getByRole('button', {name: 'Send'}).click()
      assert.equal(await killed, 200)
      await dialog.waitFor({state: 'detached'})
      assert.ok(requests.some(url => url.includes(build)))

      stage.product = await startProduct(stage.product.env)
      const leads = await exportedLeads(stage.product.env)
      const found = leads.filter(({name}) => name === guest.Name)
      assert.deepEqual(found.map(only(lead)), [lead])
    })
  }
})

describe('enquiries without JavaScript', () => {
  const stage = setStage()

  it('the contact form without JavaScript stores a lead and thanks the visitor', async test => {
    const {page} = await withoutScript(test)
    const enquiry = {
      Name: 'Omar Aziz',
      Phone: '971507654321',
      Email: 'omar@example.com',
      Message: 'A villa in the shade please',
    }
    await page.goto(`${stage.product.site}/contact-us`)
    for (const [label, value] of Object.entries(enquiry)) {
      await page.getByLabel(label, {exact: true}).fill(value)
    }
    await page.getByRole('button', {name: 'Send'}).click()
    await page.waitForURL('**/thank-you')
    const lead = {
      form: 'contact',
      name: 'Omar Aziz',
      phone: `'+971507654321`,
      email: 'omar@example.com',
      message: 'A villa in the shade please',
      from_url: 'contact-us',
    }
    const leads = await exportedLeads(stage.product.env)
    assert.deepEqual(leads.filter(({name}) => name === enquiry.Name).map(only(lead)), [lead])
  })

  it('a native post without the token of a page is stored and marked as spam', async () => {
    const body = new URLSearchParams({
      ...{name: 'Robot Marvin', phone: '971507654321', email: 'marvin@example.com'},
      message: 'Buy now',
    })
    const {site} = stage.product
    const {status} = await fetch(`${site}/contact-us`, {method: 'POST', body, redirect: 'manual'})
    assert.equal(status, 303)
    const leads = await exportedLeads(stage.product.env)
    const [lead] = leads.filter(({name}) => name === 'Robot Marvin')
    assert.equal(lead?.suspected_spam, 'forged token')
  })

  const withoutScript = (test: TestContext) => stage.visitor(test, {javaScriptEnabled: false})
})

/** The columns of a lead that the test compares. */
const only = (columns: object) => (lead: Record<string, string>) =>
  Object.fromEntries(Object.keys(columns).map(column => [column, lead[column]]))
