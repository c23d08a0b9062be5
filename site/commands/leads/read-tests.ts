/** Test enquiries, as the commands list them. */

import type {TestLead} from '#server/leads/test-leads.ts'
import {TESTS_PATH} from '#server/operator/operator-paths.ts'
import type {Settings} from '#server/platform/env.ts'
import {readList} from './read-list.ts'

/** As it comes through a server, too. */
export type ReadTest = Omit<TestLead, 'receivedAt'> & {receivedAt: Date | string}

/** The latest first. */
export function readTests(settings: Settings, partner?: string): Promise<ReadTest[]> {
  const query = partner === undefined ? '' : `?${new URLSearchParams({partner})}`
  return readList<ReadTest>(settings, {
    what: 'test enquiries',
    path: TESTS_PATH + query,
    async fromDatabase(orm) {
      const {listTests} = await import('#server/leads/test-leads.ts')
      return listTests(orm, partner)
    },
  })
}
