/** The fields of an account, in the command and at the desk. */
import {eq} from 'drizzle-orm'
import {isRole} from '#desk/access/permissions.ts'
import type {accounts, Role} from '#desk/tables.ts'
import {type Locale, locales} from '#kit/i18n/locale.ts'
import {isMailAddress} from '#kit/typed/mail-address.ts'
import {tidyMail} from '#kit/typed/tidy-mail.ts'
import {team} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {isName, isNameTaken} from './account-name.ts'

export type Account = typeof accounts.$inferSelect

/** Omitted fields stay as they are. */
export interface AccountFacts {
  name?: string
  role?: Role
  /** The record of the team that this person is; null: none. */
  agent?: string | null
  locale?: Locale
}

/** The fact that cannot be so. */
export type FactProblem = 'mail' | 'name' | 'name-taken' | 'role' | 'agent' | 'locale'

/** As mail addresses are stored. */
export const inSmallLetters = (mail: string) => tidyMail(mail).toLowerCase()

export function readMail(given: unknown): {mail: string} | {problem: 'mail'} {
  const mail = typeof given === 'string' ? inSmallLetters(given) : ''
  return isMailAddress(mail) ? {mail} : {problem: 'mail'}
}

/** Nothing of what is given has been looked at. `self`: the account that it is said of. */
export async function readFacts(
  orm: Pick<Orm, 'select'>,
  {name, role, agent, locale}: {[Fact in keyof AccountFacts]: unknown},
  self?: string,
): Promise<{facts: AccountFacts} | {problem: FactProblem}> {
  const facts: AccountFacts = {}
  if (name !== undefined) {
    const trimmed = String(name).trim()
    if (!isName(trimmed)) return {problem: 'name'}
    if (await isNameTaken(orm, trimmed, self)) return {problem: 'name-taken'}
    facts.name = trimmed
  }
  if (role !== undefined) {
    if (!isRole(role)) return {problem: 'role'}
    facts.role = role
  }
  if (locale !== undefined) {
    const known = locales.find(one => one === locale)
    if (!known) return {problem: 'locale'}
    facts.locale = known
  }
  if (agent !== undefined) {
    facts.agent = agent ? String(agent) : null
    if (facts.agent && !(await isMember(orm, facts.agent))) return {problem: 'agent'}
  }
  return {facts}
}

/** Also one that is not published. */
async function isMember(orm: Pick<Orm, 'select'>, id: string) {
  const [member] = await orm.select({id: team.id}).from(team).where(eq(team.id, id))
  return member !== undefined
}
