/** Test enquiries, from the server that runs on this `DATA_DIR` or from the database itself. */
import {TESTS_PATH} from '../../server/http/api/operator-paths.ts'
import type {TestLead} from '../../server/leads/test-leads.ts'
import type {Settings} from '../../server/platform/env.ts'
import {OperatorError} from '../../server/platform/operator-error.ts'
import {hereOrThroughServer} from '../operator.ts'
import {withLeads} from './here.ts'

/** As it comes through a server, too. */
export type ReadTest = Omit<TestLead, 'receivedAt'> & {receivedAt: Date | string}

/** The latest first. */
export async function readTests(settings: Settings, partner?: string): Promise<ReadTest[]> {
  if (!settings.ownApi) {
    throw new OperatorError(
      `API_URL is set: test enquiries are kept by the back end at ${settings.apiUrl}. Ask there.`,
    )
  }
  let tests: ReadTest[] = []
  await hereOrThroughServer(settings, {
    here: leftBehind =>
      withLeads(settings, leftBehind, async ({database}) => {
        const {listTests} = await import('../../server/leads/test-leads.ts')
        tests = await listTests(await database.ready(), partner)
      }),
    async throughServer(ask) {
      const query = partner === undefined ? '' : `?${new URLSearchParams({partner})}`
      tests = (await (await ask(TESTS_PATH + query)).json()) as ReadTest[]
    },
  })
  return tests
}
