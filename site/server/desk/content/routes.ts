/** Everything about content at the desk. */
import type {DeskRoute} from '../http/desk-route.ts'
import {historyRoutes} from './history-routes.ts'
import {listRoutes} from './list-routes.ts'
import {lookRoutes} from './look-routes.ts'
import {mediaRoutes} from './media-routes.ts'
import {previewRoutes} from './preview-routes.ts'
import {recordRoutes} from './record-routes.ts'

export const contentRoutes: DeskRoute[] = [
  ...listRoutes,
  ...recordRoutes,
  ...historyRoutes,
  ...previewRoutes,
  ...mediaRoutes,
  ...lookRoutes,
]
