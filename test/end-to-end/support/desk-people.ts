/** People at the desk of a product: they are invited by the command, and sign in in a browser. */
import assert from 'node:assert/strict'
import {fileURLToPath} from 'node:url'
import type {Cookie, Page} from 'playwright-core'
import {runToExit} from '../../site/server/support/api/server-process.ts'
import type {MailServer} from '../../site/server/support/leads/mail-server.ts'
import {type Once, once} from '../../support/browser/once.ts'
import {deskProduct, sharedBrowser, sharedMail} from '../../support/browser/shared.ts'
import type {Product} from '../../support/partner/product.ts'

const COMMAND = fileURLToPath(new URL('../../../site/commands/accounts.ts', import.meta.url))
const PASSWORD = 'violet kettle orbit'

/** An administrator and two editors of the shared product; they join when they are first needed. */
export const ADA = 'ada@agency.example'
export const LENA = 'lena@agency.example'
export const OMAR = 'omar@agency.example'

export const JOINED: Record<string, Once<void>> = {
  [ADA]: once(() => joinShared(ADA, 'administrator', '--name', 'Ada')),
  [LENA]: once(() => joinShared(LENA, 'editor')),
  [OMAR]: once(() => joinShared(OMAR, 'editor')),
}

async function joinShared(address: string, role: string, ...more: string[]) {
  const product = await deskProduct()
  await accounts(product, 'add', address, '--role', role, ...more)
  const page = await (await sharedBrowser()).newPage()
  await join(page, product, await sharedMail(), address)
  await page.close()
}

/** The session that each of them has, until it is ended. */
const sessions = new Map<string, Cookie[]>()

/** Opens a page of the shared product's desk as one of its people, who are signed in already. */
export async function openDesk(page: Page, address: string, path: string) {
  await page.context().addCookies(sessions.get(address) ?? [])
  await page.goto((await deskProduct()).site + path)
  if ((await page.getByRole('button', {name: 'Sign in'}).count()) === 0) return
  await openDeskElsewhere(page, address, path)
  sessions.set(address, await page.context().cookies())
}

/** Opens it with a new session, as the same person does in another browser. */
export async function openDeskElsewhere(page: Page, address: string, path: string) {
  await JOINED[address]?.()
  const url = (await deskProduct()).site + path
  await page.goto(url)
  await signIn(page, address)
  await page.waitForURL(url)
}

/** `npm run accounts -- …`, and what it prints. */
export async function accounts({env}: Pick<Product, 'env'>, ...order: string[]) {
  const {code, stdout, stderr} = await runToExit(COMMAND, order, env)
  assert.equal(code, 0, stderr)
  return stdout
}

/** Follows the link of the invitation, which came by mail. */
export async function join(page: Page, product: Product, mails: MailServer, address: string) {
  const invitation = () => mails.mails.find(({to}) => to.includes(address))
  while (!invitation()) await mails.has(mails.mails.length + 1)
  await joinBy(page, product, invitation()?.text ?? '')
}

/** Follows the link in this text. */
export async function joinBy(page: Page, {site}: Pick<Product, 'site'>, text: string) {
  const [, link = ''] = /(\/desk\/join\/\S+)/.exec(text) ?? []
  await page.goto(site + link)
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByLabel('Repeat the password').fill(PASSWORD)
  await page.getByRole('button', {name: 'Save and sign in'}).click()
  await page.getByRole('heading', {name: 'Today'}).waitFor()
}

/** Signs in on the form that is open. */
export async function signIn(page: Page, address: string) {
  await page.getByLabel('Email').fill(address)
  await page.getByLabel('Password', {exact: true}).fill(PASSWORD)
  await page.getByRole('button', {name: 'Sign in'}).click()
}
