/** Signing in and out, and links that let somebody choose a password. */
import type {DeskRoute} from '../http/desk-route.ts'
import {joinRoutes} from './join-routes.ts'
import {signInRoutes} from './sign-in-routes.ts'

export const accessRoutes: DeskRoute[] = [...signInRoutes, ...joinRoutes]
