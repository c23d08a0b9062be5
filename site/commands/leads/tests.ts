/** `npm run leads -- tests`: what partners' developers tried, in the last seven days. */
import {officeTime} from '#server/leads/export/columns.ts'
import type {Settings} from '#server/platform/env.ts'
import {readOptions} from './options.ts'
import {type ReadTest, readTests} from './read-tests.ts'
import {asTable} from './table.ts'

const options = {partner: {type: 'string'}, json: {type: 'boolean', default: false}} as const

export async function printTests(args: string[], readSettings: () => Settings) {
  const {partner, json} = readOptions({args, options}).values
  const tests = await readTests(readSettings(), partner)
  process.stdout.write(json ? `${JSON.stringify(tests, undefined, 2)}\n` : tableOf(tests))
}

function tableOf(tests: ReadTest[]) {
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
