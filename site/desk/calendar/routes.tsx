/** The calendar; what is done with a viewing is done on the page of its enquiry. */
import {screen} from '#desk/http/answers.ts'
import {type DeskRoute, get} from '#desk/http/desk-route.ts'
import {CalendarScreen} from './calendar-screen.tsx'
import {readCalendar} from './read-calendar.ts'

export const calendarRoutes: DeskRoute[] = [
  get('/calendar', 'enquiries', async visit =>
    screen(<CalendarScreen {...(await readCalendar(visit))} />),
  ),
]
