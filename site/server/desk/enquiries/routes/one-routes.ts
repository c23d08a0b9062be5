/** One enquiry. */

import {isId} from '#server/platform/ids.ts'
import {nothingHere, screen} from '../../http/answers.ts'
import type {DeskRoute, DeskVisit} from '../../http/desk-route.ts'
import {oneScreen, type Unsaved} from './one-screen.ts'

export const oneRoutes: DeskRoute[] = [
  {
    method: 'GET',
    path: '/enquiries/:id',
    permission: 'enquiries',
    handle: visit => showOne(visit),
  },
]

/** The screen of the enquiry that a visit is about; with what could not be stored. */
export async function showOne(visit: DeskVisit, unsaved?: Unsaved, status?: number) {
  const data = isId(visit.params.id) ? await oneScreen(visit, unsaved) : undefined
  return data ? screen('enquiries/one', data, status) : nothingHere
}
