/**
 * The first step of signing in: mail address and password. The answer and its time are the same for
 * an address that nobody has, a wrong password and an account that is disabled.
 */
import {eq} from 'drizzle-orm'
import {type Account, inSmallLetters} from '#desk/accounts/account-facts.ts'
import {audit, SERVER} from '#desk/audit/audit-log.ts'
import {accounts} from '#desk/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {AttemptOrigin} from './attempt-origin.ts'
import {type Attempt, countAttempt, forgive, takeBack} from './attempts.ts'
import {ifTooMany} from './hashing-queue.ts'
import {knownBrowser} from './known-browser.ts'
import {hashPassword, isWeak, verifyPassword} from './passwords.ts'

export type SignInProblem =
  /** Mail or password, which is not said. */
  | {is: 'wrong'}
  /** Too many attempts: from then on it may be tried again. */
  | {is: 'wait'; seconds: number}
  /** Too many people sign in at this moment. */
  | {is: 'busy'}

export type SignInResult = {account: Account} | {problem: SignInProblem}

interface Given extends AttemptOrigin {
  mail: string
  password: string
}

/** An account whose `totpConfirmedAt` is set has to say a code, too: its session is not complete. */
export async function signIn(orm: Orm, given: Given): Promise<SignInResult> {
  const mail = inSmallLetters(given.mail)
  const [account] = await orm.select().from(accounts).where(eq(accounts.mail, mail))
  const browser = knownBrowser(account, given)
  const attempt: Attempt = {...given, mail, what: 'password', browser}
  const {wait, isFirstRefused} = await countAttempt(orm, attempt)
  if (wait !== undefined) {
    if (isFirstRefused) await refuse(orm, account, 'limit')
    return {problem: {is: 'wait', seconds: wait}}
  }
  const isRight = await verifyPassword(given.password, account?.passwordHash, attempt).catch(
    ifTooMany,
  )
  if (isRight === undefined) {
    await takeBack(orm, attempt)
    return {problem: {is: 'busy'}}
  }
  if (!isRight || !account || account.disabledAt) {
    await refuse(orm, account, isRight ? 'disabled' : 'password')
    return {problem: {is: 'wrong'}}
  }
  await forgive(orm, attempt)
  await strengthen(orm, account, given.password, attempt)
  return {account}
}

/** Nothing of what was typed: people type passwords into the wrong field. */
const refuse = (orm: Orm, account: Account | undefined, reason: string) =>
  audit(orm, SERVER, {
    action: 'session.refused',
    ...(account && {subject: account.id}),
    details: {reason},
  })

async function strengthen(
  orm: Orm,
  {id, passwordHash}: Account,
  password: string,
  attempt: Attempt,
) {
  if (!passwordHash || !isWeak(passwordHash)) return
  const stronger = await hashPassword(password, attempt).catch(ifTooMany)
  if (!stronger) return
  await orm.update(accounts).set({passwordHash: stronger}).where(eq(accounts.id, id))
}
