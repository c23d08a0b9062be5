/** `npm run leads -- tests`: what partners' developers tried, in the last seven days. */
import {TESTS_PATH} from '../../server/http/api/operator.ts'
import {officeTime} from '../../server/leads/export/columns.ts'
import {listTests, type TestLead} from '../../server/leads/test-leads.ts'
import type {Settings} from '../../server/platform/env.ts'
import {OperatorError} from '../../server/platform/operator-error.ts'
import {hereOrThroughServer} from '../operator.ts'
import {withLeads} from './here.ts'
import {readOptions} from './options.ts'
import {asTable} from './table.ts'

/** As it comes through a server, too. */
type Shown = Omit<TestLead, 'receivedAt'> & {receivedAt: Date | string}

const options = {partner: {type: 'string'}, json: {type: 'boolean', default: false}} as const

export async function printTests(args: string[], readSettings: () => Settings) {
  const {partner, json} = readOptions({args, options}).values
  const settings = readSettings()
  if (!settings.ownApi) {
    throw new OperatorError(
      `API_URL is set: test enquiries are kept by the back end at ${settings.apiUrl}. Ask there.`,
    )
  }
  let tests: Shown[] = []
  await hereOrThroughServer(settings, {
    here: leftBehind =>
      withLeads(settings, leftBehind, async ({database}) => {
        tests = await listTests(await database.ready(), partner)
      }),
    async throughServer(ask) {
      const query = partner === undefined ? '' : `?${new URLSearchParams({partner})}`
      tests = (await (await ask(TESTS_PATH + query)).json()) as Shown[]
    },
  })
  process.stdout.write(json ? `${JSON.stringify(tests, undefined, 2)}\n` : tableOf(tests))
}

function tableOf(tests: Shown[]) {
  if (!tests.length) return 'No test enquiry came in the last 7 days.\n'
  const heads = ['id', 'received', 'form', 'partner', 'language', 'fields']
  const rows = tests.map(test => [
    test.id,
    officeTime(new Date(test.receivedAt))?.office ?? '',
    ...[test.form, test.partner || '-', test.locale ?? 'en'],
    fieldsOf(test.payload),
  ])
  return asTable(heads, rows)
}

const fieldsOf = (payload: Record<string, unknown>) =>
  Object.entries(payload)
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join('; ')
