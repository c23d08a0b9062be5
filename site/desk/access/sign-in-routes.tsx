/** Signing in: mail address and password, the second factor, and what was typed before. */
import {type Answer, screen, seeOther} from '#desk/http/answers.ts'
import {type AnyVisit, type DeskRoute, get, post} from '#desk/http/desk-route.ts'
import {forgetSession, keepSession} from '#desk/http/session-cookie.ts'
import {maxLengthOf} from '#kit/forms/lengths.ts'
import {originOf} from './attempt-origin.ts'
import {deviceOf} from './device.ts'
import {isDeskPath, type KeptForm, keptField, LONG_FORM_LIMIT, readKept} from './kept-form.ts'
import {rememberBrowser} from './remember-browser.ts'
import {checkSecondFactor} from './second-factor.ts'
import {SecondFactorScreen} from './second-factor-screen.tsx'
import {SendAgainScreen} from './send-again-screen.tsx'
import {endSession, startSession} from './sessions.ts'
import {type SignInProblem, signIn} from './sign-in.ts'
import {SignInScreen} from './sign-in-screen.tsx'

const SEND_AGAIN = '/desk/send-again'

export const signInRoutes: DeskRoute[] = [
  get('/sign-in', 'anyone', async ({query, session}) => {
    const to = pathOf(query.to)
    if (session?.stage === 'complete') return seeOther(to)
    return screen(<SignInScreen hidden={hiddenOf({to})} />)
  }),
  post('/sign-in', {permission: 'anyone', bodyLimit: LONG_FORM_LIMIT}, async visit => {
    const {orm, form} = visit
    const mail = form.get('mail').slice(0, maxLengthOf('email'))
    const [password = ''] = form.all('password')
    const result = await signIn(orm, {mail, password, ...originOf(visit)})
    const after = afterwards(visit)
    if ('problem' in result) {
      const {problem} = result
      const hidden = hiddenOf(after)
      return screen(
        <SignInScreen mail={mail} problem={problem} hidden={hidden} />,
        statusOf(problem),
      )
    }
    const {account} = result
    if (!account.totpConfirmedAt) return enter(visit, account, after)
    await beginSession(visit, account, 'password')
    return screen(<SecondFactorScreen hidden={hiddenOf(after)} />)
  }),
  get('/second-factor', 'anyone', async ({session, query}) => {
    if (session?.stage !== 'password') return seeOther('/desk/sign-in')
    return screen(<SecondFactorScreen hidden={hiddenOf({to: pathOf(query.to)})} />)
  }),
  post('/second-factor', {permission: 'anyone', bodyLimit: LONG_FORM_LIMIT}, async visit => {
    const {orm, form, account, session} = visit
    const after = afterwards(visit)
    const hidden = hiddenOf(after)
    if (!account || session?.stage !== 'password') {
      // The ten minutes are over: what was typed before still goes along.
      return screen(<SignInScreen hidden={hidden} />, 401)
    }
    const given = {account, code: form.get('code'), ...originOf(visit)}
    const checked = await checkSecondFactor(orm, given)
    if ('problem' in checked) {
      const {problem} = checked
      return screen(<SecondFactorScreen problem={problem} hidden={hidden} />, statusOf(problem))
    }
    const {left} = checked
    return enter(visit, account, after, session.id, left === undefined ? undefined : 'recovery')
  }),
  post(
    '/send-again',
    {permission: 'anyone', bodyLimit: LONG_FORM_LIMIT},
    async ({account, session, form}) => {
      const kept = readKept(form)
      if (!kept) return seeOther('/desk')
      if (!account || session?.stage !== 'complete') {
        return screen(<SignInScreen hidden={hiddenOf({kept})} />, 401)
      }
      return screen(<SendAgainScreen kept={kept} isOwn={isOwn(kept, account)} />)
    },
  ),
  post(
    '/sign-out',
    {permission: 'own-account', isForSetUp: true, isForPasswordStage: true},
    async ({orm, account, session, actor, reply, parts}) => {
      await endSession(orm, {account: account.id, session: session.id}, actor)
      forgetSession(reply, parts.settings)
      return seeOther('/desk/sign-in', 'signed-out')
    },
  ),
]

/** One of somebody else is not sent in this account's name. */
const isOwn = (kept: KeptForm, {id}: {id: string}) => !kept.account || kept.account === id

/** A new session, with a token that nobody had before; answers where to go on. */
export async function enter(
  visit: AnyVisit,
  account: {id: string; name: string},
  {to = '/desk', kept}: Afterwards,
  replaces?: string,
  done?: string,
): Promise<Answer> {
  await beginSession(visit, account, 'complete', replaces)
  // Its fields are sent on by the browser, with the new session.
  return kept ? {is: 'elsewhere', path: SEND_AGAIN, sendsAgain: true} : seeOther(to, done)
}

const SECONDS = {password: 600, complete: 14 * 86_400}

export async function beginSession(
  visit: AnyVisit,
  account: {id: string; name: string},
  stage: 'password' | 'complete',
  replaces?: string,
) {
  const {orm, request, reply, parts} = visit
  const device = deviceOf(request.headers['user-agent'])
  const started = {device, stage, ...(replaces !== undefined && {replaces})}
  const token = await startSession(orm, account, started)
  keepSession(reply, parts.settings, token, SECONDS[stage])
  if (stage === 'complete') await rememberBrowser(visit, account.id)
}

interface Afterwards {
  to?: string
  kept?: KeptForm | undefined
}

/** The purpose of the sign-in: an address, or a form that came without its session. */
const afterwards = ({form}: AnyVisit): Afterwards => ({
  to: pathOf(form.get('to')),
  kept: readKept(form),
})

const hiddenOf = ({to, kept}: Afterwards) => [
  ...(to && to !== '/desk' ? [['to', to] as const] : []),
  ...(kept ? [keptField(kept)] : []),
]

const pathOf = (to = '') => (isDeskPath(to) ? to : '/desk')

const statusOf = ({is}: SignInProblem) => (is === 'wrong' ? 422 : 429)
