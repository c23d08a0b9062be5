/** One's own account: name, language, password, second factor, sessions. */
import {originOf} from '#desk/access/attempt-origin.ts'
import {rememberBrowser} from '#desk/access/remember-browser.ts'
import {
  confirmSecondFactor,
  endSecondFactor,
  pendingSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
} from '#desk/access/second-factor.ts'
import {endOtherSessions, endSession} from '#desk/access/sessions.ts'
import {readFacts} from '#desk/accounts/account-facts.ts'
import {changeAccount} from '#desk/accounts/accounts.ts'
import {askPassword, confirming} from '#desk/accounts/ask-password.ts'
import {nothingHere, screen, seeOther} from '#desk/http/answers.ts'
import {type DeskRoute, get, post} from '#desk/http/desk-route.ts'
import {isId} from '#server/platform/ids.ts'
import {changePassword} from './own-account.ts'
import {RecoveryCodesScreen} from './recovery-codes-screen.tsx'
import {SetUpScreen} from './second-factor-screen.tsx'
import {showOwnAccount} from './show-own-account.tsx'

const HOME = '/desk/account'
const permission = 'own-account'

export const ownAccountRoutes: DeskRoute[] = [
  get('/account', permission, visit => showOwnAccount(visit)),
  post('/account', permission, async visit => {
    const {orm, account, actor, form} = visit
    const given = {name: form.get('name'), locale: form.get('locale')}
    const read = await readFacts(orm, given, account.id)
    if ('problem' in read) {
      const name = read.problem === 'name-taken' ? 'name-taken' : 'name'
      return showOwnAccount(visit, {form: 'name', name})
    }
    await changeAccount(orm, account.id, read.facts, actor)
    return seeOther(HOME, 'saved')
  }),
  post('/account/password', permission, async visit => {
    const {orm, session, form} = visit
    const [next = ''] = form.all('new-password')
    if (next !== form.all('repeated')[0]) {
      return showOwnAccount(visit, {form: 'password', problem: {is: 'bad', problem: 'different'}})
    }
    const given = {...confirming(visit), next, session: session.id, agency: visit.agency.name}
    const problem = await changePassword(orm, given)
    if (problem) return showOwnAccount(visit, {form: 'password', problem})
    await rememberBrowser(visit, visit.account.id)
    return seeOther(HOME, 'password')
  }),
  get('/account/second-factor', {permission, isForSetUp: true}, async visit => {
    const {orm, account, agency, parts} = visit
    const setUp = await setUpSecondFactor(orm, account, agency.name)
    const isNeeded = parts.settings.desk.needsSecondFactor
    return setUp ? screen(<SetUpScreen setUp={setUp} isNeeded={isNeeded} />) : seeOther(HOME)
  }),
  post('/account/second-factor', {permission, isForSetUp: true}, async visit => {
    const {orm, account, session, actor, form} = visit
    if (account.hasSecondFactor) return seeOther(HOME)
    const fault = await askPassword(visit)
    if (fault) {
      return screen(<SetUpScreen fault={{form: 'set-up', problem: fault}} />, 422)
    }
    const given = {account, code: form.get('code'), ...originOf(visit)}
    const confirmed = await confirmSecondFactor(orm, given)
    if ('problem' in confirmed) {
      const {problem} = confirmed
      const setUp = await pendingSecondFactor(orm, account, visit.agency.name)
      return setUp ? screen(<SetUpScreen setUp={setUp} problem={problem} />, 422) : seeOther(HOME)
    }
    // Sessions that signed in by the password alone must sign in again.
    await endOtherSessions(orm, {account: account.id, keep: session.id}, actor)
    const {recoveryCodes: codes, clockSeconds} = confirmed
    return screen(<RecoveryCodesScreen codes={codes} isNew clockSeconds={clockSeconds} />)
  }),
  post('/account/recovery-codes', permission, async visit => {
    const problem = await askPassword(visit)
    if (problem) return showOwnAccount(visit, {form: 'codes', problem})
    const codes = await renewRecoveryCodes(visit.orm, visit.account)
    return codes ? screen(<RecoveryCodesScreen codes={codes} isNew={false} />) : seeOther(HOME)
  }),
  post('/account/second-factor/end', permission, async visit => {
    const {orm, account, actor} = visit
    const problem = await askPassword(visit)
    if (problem) return showOwnAccount(visit, {form: 'second-factor', problem})
    await endSecondFactor(orm, account.id, actor)
    return seeOther(HOME, 'second-factor-off')
  }),
  post(
    '/account/sessions/:session/end',
    permission,
    async ({orm, account, actor, params: {session = ''}}) => {
      const which = {account: account.id, session}
      if (!isId(session) || !(await endSession(orm, which, actor))) return nothingHere
      return seeOther(`${HOME}#sessions`, 'session-ended')
    },
  ),
  post('/account/sessions/end-others', permission, async ({orm, account, session, actor}) => {
    await endOtherSessions(orm, {account: account.id, keep: session.id}, actor)
    return seeOther(`${HOME}#sessions`, 'session-ended')
  }),
]
