/** The second factor of an account: set up, asked for after the password, and ended. */
import {and, eq, isNotNull, isNull, lt, or, sql} from 'drizzle-orm'
import {type Actor, audit, SERVER} from '#desk/audit/audit-log.ts'
import {accounts} from '#desk/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {AttemptOrigin} from './attempt-origin.ts'
import {type Attempt, countAttempt, forgive} from './attempts.ts'
import {knownBrowser} from './known-browser.ts'
import {hashOfRecoveryCode, newRecoveryCodes} from './recovery-codes.ts'
import {actorOf} from './sessions.ts'
import {isCode, newSecret, phoneClockOf, setUpOf, stepOf} from './totp.ts'

export type CodeProblem = {is: 'wrong'} | {is: 'wait'; seconds: number}

interface Person {
  id: string
  mail: string
  name: string
}

interface Given extends AttemptOrigin {
  account: Person
  /** A code of the app, or one of those for a lost phone. */
  code: string
}

/**
 * Creates the secret for the app: another one each time, so that somebody who saw an earlier page
 * knows nothing of the confirmed one. Undefined when it is in use.
 */
export async function setUpSecondFactor(orm: Orm, {id, mail}: Person, issuer: string) {
  const secret = newSecret()
  const rows = await orm
    .update(accounts)
    .set({totpSecret: secret})
    .where(isUnconfirmed(id))
    .returning({id: accounts.id})
  return rows.length ? {secret, ...setUpOf(secret, mail, issuer)} : undefined
}

/** Reads the pending secret for the page after a wrong code; the password was right. */
export async function pendingSecondFactor(orm: Orm, {id, mail}: Person, issuer: string) {
  const [row] = await orm
    .select({secret: accounts.totpSecret})
    .from(accounts)
    .where(isUnconfirmed(id))
  return row?.secret ? {secret: row.secret, ...setUpOf(row.secret, mail, issuer)} : undefined
}

const isUnconfirmed = (id: string) => and(eq(accounts.id, id), isNull(accounts.totpConfirmedAt))

/**
 * From then on a code is asked for. The recovery codes are shown once. `clockSeconds`: how far the
 * phone's clock is ahead, which is noted, so that its codes are good; 0 where it is right.
 */
export async function confirmSecondFactor(orm: Orm, {account, code, ...from}: Given) {
  return limited(orm, {account, ...from}, async () => {
    const {secret} = await totpOf(orm, account.id)
    const clock = secret ? phoneClockOf(code, secret) : undefined
    if (!clock) return undefined
    return orm.transaction(async transaction => {
      const {codes, hashes} = recoveryCodes()
      const set = {
        totpConfirmedAt: sql`now()`,
        totpStep: clock.step,
        totpOffset: clock.offset,
        recoveryCodes: hashes,
      }
      const [changed] = await transaction
        .update(accounts)
        .set(set)
        .where(isUnconfirmed(account.id))
        .returning({id: accounts.id})
      if (!changed) return undefined
      const subject = account.id
      await audit(transaction, actorOf(account), {action: 'account.second-factor-on', subject})
      return {recoveryCodes: codes, clockSeconds: clock.seconds}
    })
  })
}

/** After the password. `left`: how many recovery codes there are, when one was used. */
export async function checkSecondFactor(orm: Orm, {account, code, ...from}: Given) {
  const checked = await limited(orm, {account, ...from}, async () => {
    if (isCode(code)) return (await spendStep(orm, account.id, code)) && {left: undefined}
    const left = await spendRecoveryCode(orm, account.id, code)
    return left === undefined ? undefined : {left}
  })
  if ('problem' in checked && checked.problem.is === 'wrong') {
    const details = {reason: 'code'}
    await audit(orm, SERVER, {action: 'session.refused', subject: account.id, details})
  }
  return checked
}

/** Others than before, which end. Undefined without a second factor. */
export async function renewRecoveryCodes(orm: Orm, account: Person) {
  return orm.transaction(async transaction => {
    const {codes, hashes} = recoveryCodes()
    const [changed] = await transaction
      .update(accounts)
      .set({recoveryCodes: hashes})
      .where(and(eq(accounts.id, account.id), isNotNull(accounts.totpConfirmedAt)))
      .returning({id: accounts.id})
    if (!changed) return undefined
    const subject = account.id
    await audit(transaction, actorOf(account), {action: 'account.recovery-codes', subject})
    return codes
  })
}

/** Also by an administrator, for somebody who lost phone and codes. False: it was not in use. */
export async function endSecondFactor(orm: Orm, account: string, actor: Actor) {
  return orm.transaction(async transaction => {
    const nothing = {totpSecret: null, totpConfirmedAt: null, totpStep: null, totpOffset: 0}
    const [changed] = await transaction
      .update(accounts)
      .set({...nothing, recoveryCodes: []})
      .where(and(eq(accounts.id, account), isNotNull(accounts.totpConfirmedAt)))
      .returning({id: accounts.id})
    if (!changed) return false
    await audit(transaction, actor, {action: 'account.second-factor-off', subject: account})
    return true
  })
}

type Limited<Done> = Done | {problem: CodeProblem}

async function limited<Done extends object>(
  orm: Orm,
  {account, ...origin}: Omit<Given, 'code'>,
  check: () => Promise<Done | false | undefined>,
): Promise<Limited<Done>> {
  const {id, mail} = account
  const [owner] = await orm
    .select({id: accounts.id, passwordHash: accounts.passwordHash})
    .from(accounts)
    .where(eq(accounts.id, id))
  const browser = knownBrowser(owner, origin)
  const attempt: Attempt = {...origin, what: 'code', mail, browser}
  const {wait} = await countAttempt(orm, attempt)
  if (wait !== undefined) return {problem: {is: 'wait', seconds: wait}}
  const done = await check()
  if (!done) return {problem: {is: 'wrong'}}
  await forgive(orm, attempt)
  return done
}

async function totpOf(orm: Orm, id: string) {
  const [row] = await orm
    .select({secret: accounts.totpSecret, offset: accounts.totpOffset})
    .from(accounts)
    .where(eq(accounts.id, id))
  return row ?? {secret: null, offset: 0}
}

/** By the phone's clock as it was at set-up, or by the right time: somebody may have set the clock. */
async function stepNow(orm: Orm, id: string, code: string) {
  const {secret, offset} = await totpOf(orm, id)
  if (!secret) return undefined
  return stepOf(code, secret, {offset}) ?? (offset ? stepOf(code, secret) : undefined)
}

/** False also for a code that was used: of two that come at once, one is accepted. */
async function spendStep(orm: Orm, id: string, code: string) {
  const step = await stepNow(orm, id, code)
  if (step === undefined) return false
  const used = await orm
    .update(accounts)
    .set({totpStep: step})
    .where(
      and(
        eq(accounts.id, id),
        isNotNull(accounts.totpConfirmedAt),
        or(isNull(accounts.totpStep), lt(accounts.totpStep, step)),
      ),
    )
    .returning({id: accounts.id})
  return used.length > 0
}

/** How many are left; undefined: it is none, or was used. */
async function spendRecoveryCode(orm: Orm, id: string, code: string) {
  const hash = hashOfRecoveryCode(code)
  const [used] = await orm
    .update(accounts)
    .set({recoveryCodes: sql`array_remove(${accounts.recoveryCodes}, ${hash})`})
    .where(
      and(
        eq(accounts.id, id),
        isNotNull(accounts.totpConfirmedAt),
        sql`${hash} = any(${accounts.recoveryCodes})`,
      ),
    )
    .returning({left: sql<number>`cardinality(${accounts.recoveryCodes})`})
  return used?.left
}

function recoveryCodes() {
  const codes = newRecoveryCodes()
  return {codes, hashes: codes.map(hashOfRecoveryCode)}
}
