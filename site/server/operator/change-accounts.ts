/** Changes accounts of the desk for the operator, and says how to do what cannot be done. */
import {roles} from '#desk/access/permissions.ts'
import {endSecondFactor} from '#desk/access/second-factor.ts'
import {type Account, type FactProblem, readFacts, readMail} from '#desk/accounts/account-facts.ts'
import {sendLink} from '#desk/accounts/account-mail.ts'
import {NAME_LENGTH} from '#desk/accounts/account-name.ts'
import {findAccount} from '#desk/accounts/accounts.ts'
import {type Invited, invite, inviteAgain, linkOf} from '#desk/accounts/invitations.ts'
import {OPERATOR} from '#desk/audit/audit-log.ts'
import {locales} from '#kit/i18n/locale.ts'
import {OperatorError} from '#server/platform/operator-error.ts'
import type {Invitation, NamedAccount} from './accounts.ts'
import type {TaskParts} from './task.ts'

interface NewAccount {
  mail: string
  facts: {name: string | undefined; role: unknown; agent: unknown; locale: unknown}
}

export async function addAccount({mail: given, facts}: NewAccount, parts: TaskParts) {
  const mail = addressIn(given)
  const orm = await parts.database.ready()
  const typed = {...facts, name: facts.name ?? nameOf(mail)}
  const read = await readFacts(orm, typed)
  if ('problem' in read) throw new OperatorError(describe(read.problem, {mail, ...typed}))
  const {role, name = '', ...more} = read.facts
  if (!role) throw new OperatorError(describe('role', {}))
  const invited = await invite(orm, {mail, name, role, ...more}, OPERATOR)
  if (!('problem' in invited)) return handOver(invited, 'add', parts)
  throw new OperatorError(
    `${mail} has an account already. Make a new link: npm run accounts -- invite ${mail}`,
  )
}

export async function inviteAccount(given: string, parts: TaskParts) {
  const {id, mail} = await findByMail(given, parts)
  const invited = await inviteAgain(await parts.database.ready(), id, OPERATOR)
  if (invited) return handOver(invited, 'invite', parts)
  throw new OperatorError(`${mail} is disabled. An administrator can enable it at the desk.`)
}

export async function resetSecondFactor(given: string, parts: TaskParts) {
  const account = await findByMail(given, parts)
  const isEnded = await endSecondFactor(await parts.database.ready(), account.id, OPERATOR)
  if (!isEnded) throw new OperatorError(`${account.mail} has no second factor. Nothing to do.`)
  logChange(account, 'reset-second-factor', parts)
  return named(account)
}

function addressIn(given: string) {
  const read = readMail(given)
  if ('problem' in read) throw new OperatorError(describe('mail', {mail: given}))
  return read.mail
}

async function findByMail(given: string, {database}: TaskParts): Promise<Account> {
  const mail = addressIn(given)
  const account = await findAccount(await database.ready(), {mail})
  if (account) return account
  throw new OperatorError(
    `${mail} has no account. Add it: npm run accounts -- add ${mail} --role editor`,
  )
}

/** `layla.haddad@…` is probably Layla Haddad. */
const nameOf = (mail: string) =>
  mail
    .slice(0, mail.indexOf('@'))
    .split(/[._-]+/)
    .filter(Boolean)
    .map(part => part[0]?.toUpperCase() + part.slice(1))
    .join(' ')

async function handOver(invited: Invited, task: string, parts: TaskParts): Promise<Invitation> {
  const {mailer, log} = parts
  const {siteUrl} = parts.settings
  logChange(invited.account, task, parts)
  const account = named(invited.account)
  const {agency} = await parts.siteContent()
  const isSent = await sendLink(invited, {siteUrl, agency: agency.name, mailer, log})
  return isSent ? {account} : {account, link: linkOf(siteUrl, invited.token)}
}

const logChange = ({id}: Account, task: string, {log}: TaskParts) =>
  log.info({account: id, task}, 'accounts of the desk changed')

const named = ({mail, name, role, agent}: Account): NamedAccount => ({mail, name, role, agent})

/** For a fact that was given wrongly, or not at all. */
function describe(problem: FactProblem, typed: Record<string, unknown>): string {
  const given = typed[problem === 'name-taken' ? 'name' : problem]
  const got = given === undefined ? '' : `, got "${given}"`
  switch (problem) {
    case 'mail':
      return `Name one mail address, such as layla@agency.example${got}.`
    case 'name':
      return `--name must be 1 to ${NAME_LENGTH} visible characters on one line${got}.`
    case 'name-taken':
      return `--name must differ from the names of other accounts and of the audit log's operator and server${got}. Add a second name or a place, such as --name 'Layla Haddad, Marina'.`
    case 'role':
      return `--role must be ${roles.join(', ')}${got}.`
    case 'locale':
      return `--locale must be one of ${locales.join(', ')}${got}.`
    case 'agent':
      return `--agent must be the key of a record of the team, such as layla-haddad, or none${got}. List them: npm run content -- export FOLDER, then look into team.json.`
  }
}
