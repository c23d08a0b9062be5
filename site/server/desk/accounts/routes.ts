/** The accounts of everybody, for administrators. */
import {asc} from 'drizzle-orm'
import {languageOf, locales} from '../../../../widgets/shared/i18n/locale.ts'
import type {ScreenData} from '../../../app/core/render.tsx'
import {isId} from '../../leads/lead.ts'
import type {Orm} from '../../platform/db/connect.ts'
import {team} from '../../platform/db/content-schema.ts'
import {roles} from '../access/permissions.ts'
import {endSecondFactor} from '../access/second-factor.ts'
import {endOtherSessions, endSession, listSessions} from '../access/sessions.ts'
import {type Answer, nothingHere, screen, seeOther} from '../http/answers.ts'
import type {DeskRoute, DeskVisit} from '../http/desk-route.ts'
import {type Account, readFacts, readMail} from './account-facts.ts'
import {
  type Changed,
  changeAccount,
  disableAccount,
  enableAccount,
  findAccount,
  type ListedAccount,
  listAccounts,
  listed,
  PAGE,
  removeAccount,
} from './accounts.ts'
import {changeMail} from './change-mail.ts'
import {type Invited, invite, inviteAgain, linkOf} from './invitations.ts'
import {sendLink} from './send-link.ts'
import {shownSession} from './shown-session.ts'

const HOME = '/desk/accounts'
const permission = 'accounts'

/** More members than any agency lists. */
const MOST_MEMBERS = 500

export const accountsRoutes: DeskRoute[] = [
  {
    method: 'GET',
    path: '/accounts',
    permission,
    async handle({orm, query}) {
      const rows = await listAccounts(orm, query.after)
      const page = rows.slice(0, PAGE)
      return screen('accounts/list', {
        accounts: page.map(shown),
        ...(query.after && {first: HOME}),
        ...(rows.length > PAGE && {
          next: `${HOME}?after=${encodeURIComponent(page.at(-1)?.mail ?? '')}`,
        }),
      })
    },
  },
  {
    method: 'GET',
    path: '/accounts/new',
    permission,
    async handle({orm, locale}) {
      const values = {mail: '', name: '', role: 'agent', agent: '', locale}
      return screen('accounts/new', {values, ...(await choices(orm))})
    },
  },
  {
    method: 'POST',
    path: '/accounts',
    permission,
    async handle(visit) {
      const {orm, form, actor} = visit
      const values = valuesOf(visit)
      const again = async (problem: string) =>
        screen('accounts/new', {values, problem, ...(await choices(orm))}, 422)
      const read = readMail(form.get('mail'))
      if ('problem' in read) return again('mail')
      const {facts, ...other} = asFacts(await readFacts(orm, values))
      if (!facts?.name || !facts.role) return again(other.problem ?? 'name')
      const {name, role} = facts
      const invited = await invite(orm, {...read, ...facts, name, role}, actor)
      return 'problem' in invited ? again(invited.problem) : handOver(visit, invited)
    },
  },
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
        const read = await readFacts(visit.orm, valuesOf(visit))
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
        const {settings, log} = parts
        const post = {siteUrl: settings.siteUrl, mail: settings.delivery.mail, log}
        const changed = await changeMail(orm, {id: account.id, ...read}, actor, post)
        if ('problem' in changed) return oneAccount(visit, account, changed.problem)
        const done = changed.isTold ? 'account-mail' : 'account-mail-untold'
        return seeOther(`${HOME}/${account.id}`, done)
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
        return seeOther(HOME, 'account-removed')
      }),
  },
  {
    method: 'POST',
    path: '/accounts/:id/second-factor/end',
    permission,
    handle: visit =>
      withAccount(visit, async ({id}) => {
        await endSecondFactor(visit.orm, id, visit.actor)
        return seeOther(`${HOME}/${id}`, 'saved')
      }),
  },
  {
    method: 'POST',
    path: '/accounts/:id/sessions/end',
    permission,
    handle: visit =>
      withAccount(visit, async ({id}) => {
        await endOtherSessions(visit.orm, {account: id}, visit.actor)
        return seeOther(`${HOME}/${id}#sessions`, 'session-ended')
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
        return seeOther(`${HOME}/${id}#sessions`, 'session-ended')
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
    : seeOther(`${HOME}/${account.id}`, 'saved')

async function oneAccount(visit: DeskVisit, account: Account, problem?: string) {
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
    },
    problem ? 422 : 200,
  )
}

/** The link is shown once where no mail brings it. */
async function handOver({parts}: DeskVisit, invited: Invited) {
  const {settings, log} = parts
  const {siteUrl, delivery} = settings
  const isSent = await sendLink(invited, {siteUrl, mail: delivery.mail, log})
  const {id, mail, name, passwordHash} = invited.account
  const link = linkOf(siteUrl, invited.token)
  const isNew = passwordHash === null
  return screen('accounts/link', {id, mail, name, isNew, ...(!isSent && {link})})
}

function valuesOf({form}: DeskVisit) {
  const [mail, name, role, agent, locale] = ['mail', 'name', 'role', 'agent', 'locale'].map(field =>
    form.get(field),
  )
  return {mail, name, role, agent, locale} as ScreenData<'accounts/new'>['values']
}

const asFacts = (read: Awaited<ReturnType<typeof readFacts>>) =>
  'problem' in read ? {facts: undefined, problem: read.problem} : {...read, problem: undefined}

async function choices(orm: Orm) {
  const members = await orm
    .select({id: team.id, name: team.name})
    .from(team)
    .orderBy(asc(team.name), asc(team.id))
    .limit(MOST_MEMBERS)
  return {
    roles,
    members: members.map(({id, name}) => [id, name] as const),
    languages: locales.map(locale => [locale, languageOf(locale).name] as const),
  }
}

const shown = ({createdAt, lastSignInAt, ...account}: ListedAccount) => ({
  ...account,
  createdAt: createdAt.toISOString(),
  lastSignInAt: lastSignInAt?.toISOString() ?? null,
})
