/** Every route of the desk, in one table: what is not here does not exist. */
import {accessRoutes} from './access/routes.ts'
import {enquiryRoutes} from './enquiries/routes.ts'
import {homeRoutes} from './home/routes.ts'
import type {DeskRoute} from './http/desk-route.ts'

export const deskRoutes: DeskRoute[] = [...homeRoutes, ...accessRoutes, ...enquiryRoutes]
