/** Links that let somebody choose a password, and asking for one. */

import {sendLink} from '#desk/accounts/account-mail.ts'
import {acceptInvitation, invitedBy} from '#desk/accounts/invitations.ts'
import {requestLink} from '#desk/accounts/requested-links.ts'
import {screen} from '#desk/http/answers.ts'
import type {DeskRoute} from '#desk/http/desk-route.ts'
import {maxLengthOf} from '#kit/forms/lengths.ts'
import {originOf} from './attempt-origin.ts'
import {ForgottenScreen} from './forgotten-screen.tsx'
import {TooManyHashes} from './hashing-queue.ts'
import {JoinScreen, LinkEndedScreen} from './join-screen.tsx'
import {MIN_LENGTH} from './passwords.ts'
import {SecondFactorScreen} from './second-factor-screen.tsx'
import {beginSession, enter} from './sign-in-routes.tsx'

const ENDED = screen(<LinkEndedScreen />, 404)

export const joinRoutes: DeskRoute[] = [
  {
    method: 'GET',
    path: '/join/:token',
    permission: 'anyone',
    async handle({orm, params: {token = ''}}) {
      const invited = await invitedBy(orm, token)
      return invited ? screen(<JoinScreen {...joining(invited, token)} />) : ENDED
    },
  },
  {
    method: 'POST',
    path: '/join/:token',
    permission: 'anyone',
    async handle(visit) {
      const {orm, params, form} = visit
      const {token = ''} = params
      const invited = await invitedBy(orm, token)
      if (!invited) return ENDED
      const [password = ''] = form.all('password')
      const again = (problem: string, status = 422) =>
        screen(<JoinScreen {...joining(invited, token)} problem={problem} />, status)
      if (password !== form.all('repeated')[0]) return again('different')
      const from = {...originOf(visit), agency: visit.agency.name}
      const accept = acceptInvitation(orm, token, password, from)
      const accepted = await accept.catch(ifTooMany)
      if (!accepted) return again('busy', 429)
      if ('problem' in accepted) {
        return accepted.problem === 'link' ? ENDED : again(accepted.problem)
      }
      const {account} = accepted
      if (!account.totpConfirmedAt) return enter(visit, account, {}, undefined, 'password')
      await beginSession(visit, account, 'password')
      return screen(<SecondFactorScreen hidden={[]} />)
    },
  },
  {
    method: 'GET',
    path: '/forgotten',
    permission: 'anyone',
    handle: async ({parts}) => screen(<ForgottenScreen is={parts.mailer ? 'form' : 'no-mail'} />),
  },
  {
    method: 'POST',
    path: '/forgotten',
    permission: 'anyone',
    async handle(visit) {
      const {orm, form, agency, parts} = visit
      const {settings, mailer, log} = parts
      if (!mailer) return screen(<ForgottenScreen is="no-mail" />, 422)
      const mail = form.get('mail').slice(0, maxLengthOf('email'))
      const {wait, invited} = await requestLink(orm, {mail, ...originOf(visit)})
      if (wait !== undefined) {
        const problem = {is: 'wait', seconds: wait} as const
        return screen(<ForgottenScreen is="form" mail={mail} problem={problem} />, 429)
      }
      // Not awaited: the answer comes as fast for an address that nobody has.
      const post = {siteUrl: settings.siteUrl, agency: agency.name, mailer, log}
      if (invited) void sendLink(invited, post)
      return screen(<ForgottenScreen is="sent" />)
    },
  },
]

const joining = (
  {mail, name, passwordHash}: {mail: string; name: string; passwordHash: string | null},
  token: string,
) => ({mail, name, token, isNew: passwordHash === null, least: MIN_LENGTH})

function ifTooMany(error: unknown) {
  if (error instanceof TooManyHashes) return undefined
  throw error
}
