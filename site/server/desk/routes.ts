/** Every route of the desk, in one table: what is not here does not exist. */
import {accessRoutes} from './access/routes.ts'
import {ownAccountRoutes} from './accounts/own-routes.ts'
import {accountsRoutes} from './accounts/routes.ts'
import {auditRoutes} from './audit/routes.ts'
import {contentRoutes} from './content/routes.ts'
import {enquiryRoutes} from './enquiries/routes.ts'
import {figuresRoutes} from './figures/routes.ts'
import {homeRoutes} from './home/routes.ts'
import type {DeskRoute} from './http/desk-route.ts'
import {operationRoutes} from './operation/routes.ts'
import {partnersRoutes} from './partners/routes.ts'

export const deskRoutes: DeskRoute[] = [
  ...homeRoutes,
  ...enquiryRoutes,
  ...contentRoutes,
  ...figuresRoutes,
  ...partnersRoutes,
  ...operationRoutes,
  ...accountsRoutes,
  ...auditRoutes,
  ...ownAccountRoutes,
  ...accessRoutes,
]
