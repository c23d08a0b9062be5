/** Links that let somebody choose a password, and asking for one. */
import {maxLengthOf} from '#kit/forms/lengths.ts'
import {acceptInvitation, invitedBy} from '../accounts/invitations.ts'
import {requestLink} from '../accounts/requested-links.ts'
import {sendLink} from '../accounts/send-link.ts'
import {screen} from '../http/answers.ts'
import type {DeskRoute} from '../http/desk-route.ts'
import {originOf} from './attempt-origin.ts'
import {TooManyHashes} from './hashing-queue.ts'
import {MIN_LENGTH} from './passwords.ts'
import {beginSession, enter} from './sign-in-routes.ts'

const ENDED = screen('access/link-ended', null, 404)

export const joinRoutes: DeskRoute[] = [
  {
    method: 'GET',
    path: '/join/:token',
    permission: 'anyone',
    async handle({orm, params: {token = ''}}) {
      const invited = await invitedBy(orm, token)
      return invited ? screen('access/join', joining(invited, token)) : ENDED
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
        screen('access/join', {...joining(invited, token), problem}, status)
      if (password !== form.all('repeated')[0]) return again('different')
      const accept = acceptInvitation(orm, token, password, originOf(visit))
      const accepted = await accept.catch(ifTooMany)
      if (!accepted) return again('busy', 429)
      if ('problem' in accepted) {
        return accepted.problem === 'link' ? ENDED : again(accepted.problem)
      }
      const {account} = accepted
      if (!account.totpConfirmedAt) return enter(visit, account, {}, undefined, 'password')
      await beginSession(visit, account, 'password')
      return screen('access/second-factor', {hidden: []})
    },
  },
  {
    method: 'GET',
    path: '/forgotten',
    permission: 'anyone',
    handle: async ({parts}) =>
      screen('access/forgotten', {is: parts.settings.delivery.mail ? 'form' : 'no-mail'}),
  },
  {
    method: 'POST',
    path: '/forgotten',
    permission: 'anyone',
    async handle(visit) {
      const {orm, form, parts} = visit
      const {settings, log} = parts
      const {mail: server} = settings.delivery
      if (!server) return screen('access/forgotten', {is: 'no-mail'}, 422)
      const mail = form.get('mail').slice(0, maxLengthOf('email'))
      const {wait, invited} = await requestLink(orm, {mail, ...originOf(visit)})
      if (wait !== undefined) {
        const problem = {is: 'wait', seconds: wait} as const
        return screen('access/forgotten', {is: 'form', mail, problem}, 429)
      }
      // Not awaited: the answer comes as fast for an address that nobody has.
      if (invited) void sendLink(invited, {siteUrl: settings.siteUrl, mail: server, log})
      return screen('access/forgotten', {is: 'sent'})
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
