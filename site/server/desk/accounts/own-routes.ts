/** One's own account: name, language, password, second factor, sessions. */
import {languageOf, locales} from '#kit/i18n/locale.ts'
import {isId} from '#server/platform/ids.ts'
import type {ScreenData} from '../../../app/core/render.tsx'
import {originOf} from '../access/attempt-origin.ts'
import {MIN_LENGTH} from '../access/passwords.ts'
import {rememberBrowser} from '../access/remember-browser.ts'
import {
  confirmSecondFactor,
  endSecondFactor,
  pendingSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
} from '../access/second-factor.ts'
import {endOtherSessions, endSession, listSessions} from '../access/sessions.ts'
import {nothingHere, screen, seeOther} from '../http/answers.ts'
import type {DeskRoute, DeskVisit} from '../http/desk-route.ts'
import {readFacts} from './account-facts.ts'
import {changeAccount, findAccount} from './accounts.ts'
import {askPassword, confirming} from './ask-password.ts'
import {changePassword} from './own-account.ts'
import {shownSession} from './shown-session.ts'

const HOME = '/desk/account'
const permission = 'own-account'

export const ownAccountRoutes: DeskRoute[] = [
  {
    method: 'GET',
    path: '/account',
    permission,
    handle: visit => ownAccount(visit),
  },
  {
    method: 'POST',
    path: '/account',
    permission,
    async handle(visit) {
      const {orm, account, actor, form} = visit
      const given = {name: form.get('name'), locale: form.get('locale')}
      const read = await readFacts(orm, given, account.id)
      if ('problem' in read) {
        const name = read.problem === 'name-taken' ? 'name-taken' : 'name'
        return ownAccount(visit, {form: 'name', name})
      }
      await changeAccount(orm, account.id, read.facts, actor)
      return seeOther(HOME, 'saved')
    },
  },
  {
    method: 'POST',
    path: '/account/password',
    permission,
    async handle(visit) {
      const {orm, session, form} = visit
      const [next = ''] = form.all('new-password')
      if (next !== form.all('repeated')[0]) {
        return ownAccount(visit, {form: 'password', problem: {is: 'bad', problem: 'different'}})
      }
      const given = {...confirming(visit), next, session: session.id}
      const problem = await changePassword(orm, given)
      if (problem) return ownAccount(visit, {form: 'password', problem})
      await rememberBrowser(visit, visit.account.id)
      return seeOther(HOME, 'password')
    },
  },
  {
    method: 'GET',
    path: '/account/second-factor',
    permission,
    isForSetUp: true,
    async handle({orm, account, parts}) {
      const setUp = await setUpSecondFactor(orm, account)
      const isNeeded = parts.settings.desk.needsSecondFactor
      return setUp ? screen('account/second-factor', {setUp, isNeeded}) : seeOther(HOME)
    },
  },
  {
    method: 'POST',
    path: '/account/second-factor',
    permission,
    isForSetUp: true,
    async handle(visit) {
      const {orm, account, session, actor, form} = visit
      if (account.hasSecondFactor) return seeOther(HOME)
      const fault = await askPassword(visit)
      if (fault) {
        const data = {fault: {form: 'set-up', problem: fault}} as const
        return screen('account/second-factor', data, 422)
      }
      const given = {account, code: form.get('code'), ...originOf(visit)}
      const confirmed = await confirmSecondFactor(orm, given)
      if ('problem' in confirmed) {
        const {problem} = confirmed
        const setUp = await pendingSecondFactor(orm, account)
        return setUp ? screen('account/second-factor', {setUp, problem}, 422) : seeOther(HOME)
      }
      // Whoever came in by the password alone has to come again.
      await endOtherSessions(orm, {account: account.id, keep: session.id}, actor)
      const {recoveryCodes: codes, clockSeconds} = confirmed
      return screen('account/recovery-codes', {codes, isNew: true, clockSeconds})
    },
  },
  {
    method: 'POST',
    path: '/account/recovery-codes',
    permission,
    async handle(visit) {
      const problem = await askPassword(visit)
      if (problem) return ownAccount(visit, {form: 'codes', problem})
      const codes = await renewRecoveryCodes(visit.orm, visit.account)
      return codes ? screen('account/recovery-codes', {codes, isNew: false}) : seeOther(HOME)
    },
  },
  {
    method: 'POST',
    path: '/account/second-factor/end',
    permission,
    async handle(visit) {
      const {orm, account, actor} = visit
      const problem = await askPassword(visit)
      if (problem) return ownAccount(visit, {form: 'second-factor', problem})
      await endSecondFactor(orm, account.id, actor)
      return seeOther(HOME, 'second-factor-off')
    },
  },
  {
    method: 'POST',
    path: '/account/sessions/:session/end',
    permission,
    async handle({orm, account, actor, params: {session = ''}}) {
      const which = {account: account.id, session}
      if (!isId(session) || !(await endSession(orm, which, actor))) return nothingHere
      return seeOther(`${HOME}#sessions`, 'session-ended')
    },
  },
  {
    method: 'POST',
    path: '/account/sessions/end-others',
    permission,
    async handle({orm, account, session, actor}) {
      await endOtherSessions(orm, {account: account.id, keep: session.id}, actor)
      return seeOther(`${HOME}#sessions`, 'session-ended')
    },
  },
]

async function ownAccount(visit: DeskVisit, fault?: ScreenData<'account/own'>['fault']) {
  const {orm, account, session, form} = visit
  const row = await findAccount(orm, {id: account.id})
  if (!row) return nothingHere
  const isName = fault?.form === 'name'
  return screen(
    'account/own',
    {
      ...{mail: row.mail, role: row.role, hasSecondFactor: account.hasSecondFactor},
      name: isName ? form.get('name') : row.name,
      locale: isName ? form.get('locale') : row.locale,
      languages: locales.map(locale => [locale, languageOf(locale).name] as const),
      recoveryCodes: row.recoveryCodes.length,
      least: MIN_LENGTH,
      sessions: (await listSessions(orm, account.id)).map(one => shownSession(one, session.id)),
      ...(fault && {fault}),
    },
    fault ? 422 : 200,
  )
}
