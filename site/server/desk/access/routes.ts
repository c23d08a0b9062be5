/** Signing in and out. */
import {screen, seeOther} from '../http/answers.ts'
import type {DeskRoute} from '../http/desk-route.ts'
import {forgetSession} from '../http/session-cookie.ts'
import {endSession} from './sessions.ts'

export const accessRoutes: DeskRoute[] = [
  {
    method: 'GET',
    path: '/sign-in',
    permission: 'anyone',
    handle: async ({query}) => screen('access/sign-in', {to: query.to}),
  },
  {
    method: 'POST',
    path: '/sign-out',
    permission: 'own-account',
    async handle({orm, account, session, actor, reply, parts}) {
      await endSession(orm, {account: account.id, session: session.id}, actor)
      forgetSession(reply, parts.settings)
      return seeOther('/desk/sign-in', 'signed-out')
    },
  },
]
