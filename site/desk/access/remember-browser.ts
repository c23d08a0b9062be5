/** Keeps in a browser's cookie that it signed in to an account. */
import {eq} from 'drizzle-orm'
import type {AnyVisit} from '#desk/http/desk-route.ts'
import {keepBrowserTokens} from '#desk/http/session-cookie.ts'
import {accounts} from '#desk/tables.ts'
import {originOf} from './attempt-origin.ts'
import {tokensAfterSignIn} from './known-browser.ts'

/** Called again after another password, which ended the token. */
export async function rememberBrowser(visit: AnyVisit, account: string) {
  const {orm, reply, parts} = visit
  const [owner] = await orm
    .select({id: accounts.id, passwordHash: accounts.passwordHash})
    .from(accounts)
    .where(eq(accounts.id, account))
  if (!owner) return
  keepBrowserTokens(reply, parts.settings, tokensAfterSignIn(owner, originOf(visit)))
}
