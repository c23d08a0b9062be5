/** The registry of partners, as an administrator changes it at the desk in a browser. */
import type {Page} from 'playwright-core'
import type {Product} from '../../support/partner/product.ts'
import {accounts, joinBy} from './desk-people.ts'

type Site = Pick<Product, 'site'>

/** An administrator of a product that sends no mail signs in on this page. */
export async function joinAsAdministrator(page: Page, product: Site & Pick<Product, 'env'>) {
  const link = await accounts(product, 'add', 'grace@agency.example', '--role', 'administrator')
  await joinBy(page, product, link)
}

/** The page then shows the partner. */
export async function addPartner(page: Page, {site}: Site, name: string, dailyLimit = '') {
  await page.goto(`${site}/desk/partners/new?name=${name}`)
  await page.getByLabel('Daily limit').fill(dailyLimit)
  await page.getByRole('button', {name: 'Add', exact: true}).click()
  await page.getByRole('heading', {name: 'Last 30 days'}).waitFor()
}

/** The private address of the partner that the page shows. */
export async function makeLink(page: Page) {
  await page.getByRole('button', {name: 'Make a new link'}).click()
  return page.getByLabel('The partner’s private address').inputValue()
}

/** The partner that the page shows. */
export async function switchWidgets(page: Page, state: 'on' | 'off') {
  await page.getByRole('button', {name: `Switch ${state}`}).click()
  await page.getByRole('button', {name: `Switch ${state === 'on' ? 'off' : 'on'}`}).waitFor()
}
