/** Where the desk opens. */
import {screen} from '../http/answers.ts'
import type {DeskRoute} from '../http/desk-route.ts'

export const homeRoutes: DeskRoute[] = [
  {
    method: 'GET',
    path: '',
    permission: 'own-account',
    handle: async () => screen('home/today', null),
  },
]
