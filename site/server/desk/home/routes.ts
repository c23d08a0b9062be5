/** Where the desk opens. */
import {screen} from '../http/answers.ts'
import type {DeskRoute} from '../http/desk-route.ts'
import {MOST_COUNTED, waitingTasks} from './today.ts'

export const homeRoutes: DeskRoute[] = [
  {
    method: 'GET',
    path: '',
    permission: 'own-account',
    handle: async ({orm, account}) =>
      screen('home/today', {tasks: await waitingTasks(orm, account), mostCounted: MOST_COUNTED}),
  },
]
