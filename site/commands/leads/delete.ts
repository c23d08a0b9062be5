/** `npm run leads -- delete` and `purge`: enquiries, with everything that belongs to them. */

import {momentBefore, parseAge} from '#server/leads/deletion/age.ts'
import type {Deleted, Deletions} from '#server/leads/deletion/deletions.ts'
import {expiredOf, formNames} from '#server/leads/deletion/retention.ts'
import {DELETE_PATH, PURGE_PATH} from '#server/operator/operator-paths.ts'
import type {Settings} from '#server/platform/env.ts'
import {isId} from '#server/platform/ids.ts'
import {OperatorError} from '#server/platform/operator-error.ts'
import {hereOrThroughServer} from '../operator.ts'
import {confirm} from './confirm.ts'
import {withLeads} from './here.ts'
import {Misunderstood, readOptions} from './options.ts'

const yes = {type: 'boolean', default: false} as const

export async function deleteLeads(args: string[], readSettings: () => Settings) {
  const {values, positionals} = readOptions({args, options: {yes}, allowPositionals: true})
  const ids = [...new Set(positionals.map(id => id.toLowerCase()))]
  const wrong = ids.find(id => !isId(id))
  if (wrong !== undefined) {
    throw new Misunderstood(`"${wrong}" is not the id of an enquiry. \`leads -- find\` tells it.`)
  }
  if (!ids.length) throw new Misunderstood('Name the ids of the enquiries.')
  const settings = withOwnLeads(readSettings())
  if (!(await confirm(`Delete ${enquiries(ids.length)} for good?`, values.yes))) return keptAll()
  const deleted = await perform<Deleted>(settings, DELETE_PATH, {ids}, ({deletions}) =>
    deletions.delete(ids),
  )
  report(deleted)
  if (!deleted.unknown.length) return
  process.stderr.write(
    `Nothing is here of ${deleted.unknown.join(', ')}. Another server that has something of it removes it within a minute.\n`,
  )
}

const purgeOptions = {older: {type: 'string'}, form: {type: 'string'}, yes} as const

export async function purgeLeads(args: string[], readSettings: () => Settings) {
  const {older = '', form, yes: isYes} = readOptions({args, options: purgeOptions}).values
  const age = parseAge(older)
  if (!age) {
    throw new Misunderstood(`--older must be a time such as 24m, 2y or 90d, got "${older}".`)
  }
  if (form !== undefined && !formNames.includes(form)) {
    throw new Misunderstood(`--form must be one of ${formNames.join(', ')}, got "${form}".`)
  }
  const settings = withOwnLeads(readSettings())
  const before = momentBefore(new Date(), age)
  const expired = expiredOf(before, form)
  const {count} = await perform(
    settings,
    PURGE_PATH,
    {before, form, count: true},
    async ({deletions}) => ({count: await deletions.count(expired)}),
  )
  const what = form ? `${enquiries(count)} of the form ${form}` : enquiries(count)
  const since = before.toISOString().slice(0, 10)
  if (!count) return void process.stdout.write(`No enquiry is older than ${since}.\n`)
  if (!(await confirm(`Delete ${what} from before ${since} for good?`, isYes))) return keptAll()
  report(
    await perform<Deleted>(settings, PURGE_PATH, {before, form}, ({deletions}) =>
      deletions.purge(expired),
    ),
  )
}

function withOwnLeads(settings: Settings) {
  if (settings.ownApi) return settings
  throw new OperatorError(
    `API_URL is set: leads are kept by the back end at ${settings.apiUrl}. Delete them there.`,
  )
}

async function perform<Result>(
  settings: Settings,
  path: string,
  body: object,
  work: (opened: {deletions: Deletions}) => Promise<Result>,
): Promise<Result> {
  let result: Result | undefined
  await hereOrThroughServer(settings, {
    here: leftBehind =>
      withLeads(settings, leftBehind, async opened => {
        result = await work(opened)
      }),
    async throughServer(ask) {
      const headers = {'content-type': 'application/json'}
      const answer = await ask(path, {method: 'POST', headers, body: JSON.stringify(body)})
      result = (await answer.json()) as Result
    },
  })
  return result as Result
}

function report({enquiries: count, undelivered, uploads, isBucketDown}: Deleted) {
  process.stdout.write(
    `Deleted: ${enquiries(count)}, the files of ${uploads}, ${undelivered} deliveries that were still to be made.\n`,
  )
  if (!isBucketDown) return
  process.exitCode = 1
  process.stderr.write(
    'The bucket does not answer: files in it are still there. A server deletes them as soon as it answers; if none is running, when one starts.\n',
  )
}

const enquiries = (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`
const keptAll = () => void process.stdout.write('Nothing was deleted.\n')
