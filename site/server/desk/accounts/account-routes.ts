/** One account: what it is, its link, its second factor and its sessions. */

import {isId} from '#server/platform/ids.ts'
import type {ScreenData} from '../../../app/core/render.tsx'
import {endSecondFactor} from '../access/second-factor.ts'
import {endOtherSessions, endSession, listSessions} from '../access/sessions.ts'
import {type Answer, nothingHere, screen, seeOther} from '../http/answers.ts'
import type {DeskRoute, DeskVisit} from '../http/desk-route.ts'
import {type Account, readFacts, readMail} from './account-facts.ts'
import {ACCOUNTS, choices, handOver, shown, valuesOf} from './account-form.ts'
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
import {shownSession} from './shown-session.ts'

const permission = 'accounts'

export const accountRoutes: DeskRoute[] = [
  {
    method: 'GET',
    path: '/accounts/:id',
    permission,
    handle: visit => withAccount(visit, account => oneAccount(visit, account)),
  },
  {
    method: 'POST',
    path: '/accounts/:id',
    permission,
    handle: visit =>
      withAccount(visit, async account => {
        const read = await readFacts(visit.orm, valuesOf(visit), account.id)
        if ('problem' in read) return oneAccount(visit, account, read.problem)
        return afterChange(
          visit,
          account,
          await changeAccount(visit.orm, account.id, read.facts, visit.actor),
        )
      }),
  },
  {
    method: 'POST',
    path: '/accounts/:id/link',
    permission,
    handle: visit =>
      withAccount(visit, async account => {
        const fault = await askPassword(visit)
        if (fault) return oneAccount(visit, account, undefined, {form: 'link', problem: fault})
        const invited = await inviteAgain(visit.orm, account.id, visit.actor)
        return invited ? handOver(visit, invited) : nothingHere
      }),
  },
  {
    method: 'POST',
    path: '/accounts/:id/mail',
    permission,
    handle: visit =>
      withAccount(visit, async account => {
        const {orm, form, actor, parts} = visit
        const read = readMail(form.get('mail'))
        if ('problem' in read) return oneAccount(visit, account, read.problem)
        const fault = await askPassword(visit)
        if (fault) return oneAccount(visit, account, undefined, {form: 'mail', problem: fault})
        const {settings, log} = parts
        const post = {mail: settings.delivery.mail, log}
        const changed = await changeMail(orm, {id: account.id, ...read}, actor, post)
        if ('problem' in changed) return oneAccount(visit, account, changed.problem)
        const done = changed.isNotified ? 'account-mail' : 'account-mail-untold'
        return seeOther(`${ACCOUNTS}/${account.id}`, done)
      }),
  },
  changing('disable', disableAccount),
  changing('enable', enableAccount),
  {
    method: 'POST',
    path: '/accounts/:id/remove',
    permission,
    handle: visit =>
      withAccount(visit, async account => {
        const removed = await removeAccount(visit.orm, account.id, visit.actor)
        if ('problem' in removed) return oneAccount(visit, account, removed.problem)
        return seeOther(ACCOUNTS, 'account-removed')
      }),
  },
  {
    method: 'POST',
    path: '/accounts/:id/second-factor/end',
    permission,
    handle: visit =>
      withAccount(visit, async account => {
        const {id} = account
        const problem = await askPassword(visit)
        const form = 'end-second-factor'
        if (problem) return oneAccount(visit, account, undefined, {form, problem})
        await endSecondFactor(visit.orm, id, visit.actor)
        return seeOther(`${ACCOUNTS}/${id}`, 'saved')
      }),
  },
  {
    method: 'POST',
    path: '/accounts/:id/sessions/end',
    permission,
    handle: visit =>
      withAccount(visit, async ({id}) => {
        await endOtherSessions(visit.orm, {account: id}, visit.actor)
        return seeOther(`${ACCOUNTS}/${id}#sessions`, 'session-ended')
      }),
  },
  {
    method: 'POST',
    path: '/accounts/:id/sessions/:session/end',
    permission,
    handle: visit =>
      withAccount(visit, async ({id}) => {
        const {session = ''} = visit.params
        const which = {account: id, session}
        if (!isId(session) || !(await endSession(visit.orm, which, visit.actor))) return nothingHere
        return seeOther(`${ACCOUNTS}/${id}#sessions`, 'session-ended')
      }),
  },
]

function changing(name: string, change: typeof disableAccount): DeskRoute {
  return {
    method: 'POST',
    path: `/accounts/:id/${name}`,
    permission,
    handle: visit =>
      withAccount(visit, async account =>
        afterChange(visit, account, await change(visit.orm, account.id, visit.actor)),
      ),
  }
}

async function withAccount(visit: DeskVisit, answer: (account: Account) => Promise<Answer>) {
  const {id = ''} = visit.params
  const account = isId(id) ? await findAccount(visit.orm, {id}) : undefined
  return account ? answer(account) : nothingHere
}

const afterChange = async (visit: DeskVisit, account: Account, changed: Changed) =>
  'problem' in changed
    ? oneAccount(visit, account, changed.problem)
    : seeOther(`${ACCOUNTS}/${account.id}`, 'saved')

async function oneAccount(
  visit: DeskVisit,
  account: Account,
  problem?: string,
  fault?: ScreenData<'accounts/account'>['fault'],
) {
  const {orm, request, session} = visit
  const {name, role, agent, locale} = account
  const isChange = request.method === 'POST' && visit.form.has('role')
  const stored = {name, role, agent: agent ?? '', locale}
  const mail = visit.form.has('mail') ? visit.form.get('mail') : account.mail
  const values = {...(isChange ? valuesOf(visit) : stored), mail}
  return screen(
    'accounts/account',
    {
      account: shown(listed(account)),
      values,
      sessions: (await listSessions(orm, account.id)).map(one => shownSession(one, session.id)),
      ...(await choices(orm)),
      ...(problem && {problem}),
      ...(fault && {fault}),
    },
    problem || fault ? 422 : 200,
  )
}
