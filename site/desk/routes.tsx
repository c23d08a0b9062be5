/** Every route of the desk, in one table: what is not here does not exist. */
import {joinRoutes} from './access/join-routes.tsx'
import {signInRoutes} from './access/sign-in-routes.tsx'
import {accountRoutes} from './accounts/account-routes.tsx'
import {accountsRoutes} from './accounts/routes.tsx'
import {auditRoutes} from './audit/routes.tsx'
import {calendarRoutes} from './calendar/routes.tsx'
import {historyRoutes} from './content/history/routes.tsx'
import {contentListRoutes} from './content/list/routes.tsx'
import {mediaRoutes} from './content/media/routes.tsx'
import {previewRoutes} from './content/preview/routes.tsx'
import {recordRoutes} from './content/record/routes.tsx'
import {answerRoutes} from './enquiries/answers/routes.tsx'
import {enquiryListRoutes} from './enquiries/list/routes.tsx'
import {oneRoutes} from './enquiries/one/routes.tsx'
import {viewingRoutes} from './enquiries/viewings/routes.tsx'
import {eraseRoutes} from './enquiries/work/erase-routes.tsx'
import {workRoutes} from './enquiries/work/routes.tsx'
import {figuresRoutes} from './figures/routes.tsx'
import {homeRoutes} from './home/routes.tsx'
import type {DeskRoute} from './http/desk-route.ts'
import {operationRoutes} from './operation/routes.tsx'
import {agentCalendarRoutes} from './own-account/calendars/routes.tsx'
import {ownAccountRoutes} from './own-account/routes.tsx'
import {partnersRoutes} from './partners/routes.tsx'

export const deskRoutes: DeskRoute[] = [
  homeRoutes,
  enquiryListRoutes,
  oneRoutes,
  workRoutes,
  answerRoutes,
  eraseRoutes,
  viewingRoutes,
  calendarRoutes,
  contentListRoutes,
  recordRoutes,
  historyRoutes,
  previewRoutes,
  mediaRoutes,
  figuresRoutes,
  partnersRoutes,
  operationRoutes,
  accountsRoutes,
  accountRoutes,
  auditRoutes,
  ownAccountRoutes,
  agentCalendarRoutes,
  signInRoutes,
  joinRoutes,
].flat()
