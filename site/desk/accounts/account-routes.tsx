/** One account: what it is, its link, its second factor and its sessions. */
import {endSecondFactor} from '#desk/access/second-factor.ts'
import {endOtherSessions, endSession, listSessions} from '#desk/access/sessions.ts'
import {type Answer, nothingHere, screen, seeOther} from '#desk/http/answers.ts'
import {type DeskRoute, type DeskVisit, get, post} from '#desk/http/desk-route.ts'
import {isId} from '#server/platform/ids.ts'
import type {OwnFault} from '../own-account/password-fault.tsx'
import {type Account, readFacts, readMail} from './account-facts.ts'
import {ACCOUNTS, choices, handOver, valuesOf} from './account-form.tsx'
import {AccountScreen} from './account-screen.tsx'
import {
  type Changed,
  changeAccount,
  disableAccount,
  enableAccount,
  findAccount,
  listed,
  removeAccount,
} from './accounts.ts'
import {askPassword} from './ask-password.ts'
import {changeMail} from './change-mail.ts'
import {inviteAgain} from './invitations.ts'

type Handle = (visit: DeskVisit, account: Account) => Promise<Answer>

/** A form about one account; an id that is none leads nowhere. */
const change = (path: string, handle: Handle) =>
  post(`/accounts/:id${path}`, 'accounts', visit => withAccount(visit, handle))

export const accountRoutes: DeskRoute[] = [
  get('/accounts/:id', 'accounts', visit => withAccount(visit, oneAccount)),
  change('', async (visit, account) => {
    const read = await readFacts(visit.orm, valuesOf(visit), account.id)
    if ('problem' in read) return oneAccount(visit, account, read.problem)
    const changed = await changeAccount(visit.orm, account.id, read.facts, visit.actor)
    return afterChange(visit, account, changed)
  }),
  change('/link', async (visit, account) => {
    const fault = await askPassword(visit)
    if (fault) return oneAccount(visit, account, undefined, {form: 'link', problem: fault})
    const invited = await inviteAgain(visit.orm, account.id, visit.actor)
    return invited ? handOver(visit, invited) : nothingHere
  }),
  change('/mail', async (visit, account) => {
    const {orm, form, actor, agency, parts} = visit
    const read = readMail(form.get('mail'))
    if ('problem' in read) return oneAccount(visit, account, read.problem)
    const fault = await askPassword(visit)
    if (fault) return oneAccount(visit, account, undefined, {form: 'mail', problem: fault})
    const post = {...parts, agency: agency.name}
    const changed = await changeMail(orm, {id: account.id, ...read}, actor, post)
    if ('problem' in changed) return oneAccount(visit, account, changed.problem)
    const done = changed.isNotified ? 'account-mail' : 'account-mail-untold'
    return seeOther(`${ACCOUNTS}/${account.id}`, done)
  }),
  change('/disable', async (visit, account) =>
    afterChange(visit, account, await disableAccount(visit.orm, account.id, visit.actor)),
  ),
  change('/enable', async (visit, account) =>
    afterChange(visit, account, await enableAccount(visit.orm, account.id, visit.actor)),
  ),
  change('/remove', async (visit, account) => {
    const removed = await removeAccount(visit.orm, account.id, visit.actor)
    if ('problem' in removed) return oneAccount(visit, account, removed.problem)
    return seeOther(ACCOUNTS, 'account-removed')
  }),
  change('/second-factor/end', async (visit, account) => {
    const {id} = account
    const problem = await askPassword(visit)
    const form = 'end-second-factor'
    if (problem) return oneAccount(visit, account, undefined, {form, problem})
    await endSecondFactor(visit.orm, id, visit.actor)
    return seeOther(`${ACCOUNTS}/${id}`, 'saved')
  }),
  change('/sessions/end', async (visit, {id}) => {
    await endOtherSessions(visit.orm, {account: id}, visit.actor)
    return seeOther(`${ACCOUNTS}/${id}#sessions`, 'session-ended')
  }),
  change('/sessions/:session/end', async (visit, {id}) => {
    const {session = ''} = visit.params
    const which = {account: id, session}
    if (!isId(session) || !(await endSession(visit.orm, which, visit.actor))) return nothingHere
    return seeOther(`${ACCOUNTS}/${id}#sessions`, 'session-ended')
  }),
]

async function withAccount(visit: DeskVisit, handle: Handle) {
  const {id = ''} = visit.params
  const account = isId(id) ? await findAccount(visit.orm, {id}) : undefined
  return account ? handle(visit, account) : nothingHere
}

const afterChange = async (visit: DeskVisit, account: Account, changed: Changed) =>
  'problem' in changed
    ? oneAccount(visit, account, changed.problem)
    : seeOther(`${ACCOUNTS}/${account.id}`, 'saved')

async function oneAccount(visit: DeskVisit, account: Account, problem?: string, fault?: OwnFault) {
  const {orm, request} = visit
  const {name, role, agent, locale} = account
  const isChange = request.method === 'POST' && visit.form.has('role')
  const stored = {name, role, agent: agent ?? '', locale}
  const mail = visit.form.has('mail') ? visit.form.get('mail') : account.mail
  const values = {...(isChange ? valuesOf(visit) : stored), mail}
  return screen(
    <AccountScreen
      account={listed(account)}
      values={values}
      sessions={await listSessions(orm, account.id)}
      {...(await choices(orm))}
      problem={problem}
      fault={fault}
    />,
    problem || fault ? 422 : 200,
  )
}
