/** A visitor of an application books a viewing, leaves with the dialog open, and comes back. */
import type {Browser, Page} from 'playwright-core'
import {fillIn, layla, openBookNow, sendBooking} from '../support/book-now.ts'
import {newVisitor} from '../support/browser/visitor.ts'
import type {Product} from '../support/partner/product.ts'
import {exportedLeads} from '../support/records/leads.ts'

export const CHECKS = [
  'opens',
  'lead stored',
  'event heard',
  'leaves',
  'comes back',
  'console clean',
] as const
export type Check = (typeof CHECKS)[number] | 'types'

interface Outcome {
  passed: Check[]
  failed?: string
  reason?: string
}

export async function visit(
  browser: Browser,
  address: string,
  partner: string,
  product: Product,
): Promise<Outcome> {
  const {page, consoleMessages, errors, leave} = await newVisitor(browser)
  const passed: Check[] = []
  const heard: string[] = []
  page.on('console', message => heard.push(message.text()))
  const steps: Record<(typeof CHECKS)[number], () => Promise<unknown>> = {
    opens: async () => {
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      await fillIn(await openBookNow(page), layla)
    },
    'lead stored': async () => {
      await sendBooking(page.getByRole('dialog', {name: 'Book Now'}))
      const leads = await exportedLeads(product.env)
      if (!leads.some(lead => lead.partner === partner)) throw new Error('no lead of this partner')
    },
    'event heard': async () => {
      if (!heard.includes('book-now')) throw new Error(`heard ${heard.join(' | ') || 'nothing'}`)
    },
    leaves: async () => {
      await openBookNow(page)
      await follow(page, 'About')
      await page.getByRole('heading', {name: 'About'}).waitFor()
      await page.waitForFunction(isFree)
    },
    'comes back': async () => {
      await page.goBack()
      await openBookNow(page)
      await page.keyboard.press('Escape')
      await page.waitForFunction(isFree)
    },
    'console clean': async () => {
      const said = [...errors, ...consoleMessages]
      if (said.length) throw new Error(said.join('\n'))
    },
  }
  try {
    for (const check of CHECKS) {
      try {
        await steps[check]()
        passed.push(check)
      } catch (error) {
        return {passed, failed: check, reason: (error as Error).message}
      }
    }
    return {passed}
  } finally {
    await leave()
  }
}

/** By code, as a router's own timer or a shortcut would: the dialog covers the link. */
const follow = (page: Page, text: string) =>
  page
    .locator('a', {hasText: text})
    .first()
    .evaluate(link => (link as HTMLElement).click())

/** Runs in the page: no dialog is left, and nothing that was inert because of it. */
const isFree = () =>
  !document.querySelector('ocp-layer-dialog, [inert]') && !document.body.closest('[inert]')
