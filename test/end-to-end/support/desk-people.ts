/** People at the desk of a product: they are invited by the command, and sign in in a browser. */
import assert from 'node:assert/strict'
import {fileURLToPath} from 'node:url'
import type {Page} from 'playwright-core'
import {runToExit} from '../../site/server/support/api/server-process.ts'
import type {MailServer} from '../../site/server/support/leads/mail-server.ts'
import type {Product} from '../../support/partner/product.ts'

const COMMAND = fileURLToPath(new URL('../../../site/commands/accounts.ts', import.meta.url))
const PASSWORD = 'violet kettle orbit'

/** `npm run accounts -- …` */
export async function accounts({env}: Product, ...order: string[]) {
  const {code, stderr} = await runToExit(COMMAND, order, env)
  assert.equal(code, 0, stderr)
}

/** Follows the link of the invitation, which came by mail. */
export async function join(page: Page, {site}: Product, mails: MailServer, address: string) {
  const invitation = () => mails.mails.find(({to}) => to.includes(address))
  while (!invitation()) await mails.has(mails.mails.length + 1)
  const [, link = ''] = /(\/desk\/join\/\S+)/.exec(invitation()?.text ?? '') ?? []
  await page.goto(site + link)
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByLabel('The same again').fill(PASSWORD)
  await page.getByRole('button', {name: 'Save and sign in'}).click()
  await page.getByRole('heading', {name: 'Today'}).waitFor()
}

/** Where the page asks for it. */
export async function signIn(page: Page, address: string) {
  await page.getByLabel('E-mail').fill(address)
  await page.getByLabel('Password', {exact: true}).fill(PASSWORD)
  await page.getByRole('button', {name: 'Sign in'}).click()
}
