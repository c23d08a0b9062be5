/** The first screen of the desk. */
import {screen} from '#desk/http/answers.ts'
import {type DeskRoute, get} from '#desk/http/desk-route.ts'
import {waitingTasks} from './today.ts'
import {TodayScreen} from './today-screen.tsx'

export const homeRoutes: DeskRoute[] = [
  get('', 'own-account', async ({orm, account}) =>
    screen(<TodayScreen tasks={await waitingTasks(orm, account)} />),
  ),
]
