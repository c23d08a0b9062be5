/** Enquiries at the desk: every address, and who may ask for it. */
import type {DeskRoute} from '../http/desk-route.ts'
import {answerRoutes} from './routes/answer-routes.ts'
import {eraseRoutes} from './routes/erase-routes.ts'
import {fileRoutes} from './routes/file-routes.ts'
import {listRoutes} from './routes/list-routes.ts'
import {oneRoutes} from './routes/one-routes.ts'
import {workRoutes} from './routes/work-routes.ts'

export const enquiryRoutes: DeskRoute[] = [
  ...listRoutes,
  ...fileRoutes,
  ...oneRoutes,
  ...workRoutes,
  ...answerRoutes,
  ...eraseRoutes,
]
