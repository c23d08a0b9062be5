/**
 * `npm run leads -- deliveries`: what was brought to the agency, what waits and what failed;
 * `retry`: all that waits or failed is tried now. Uses the server that runs on this `DATA_DIR`.
 */

import type {DeliveryCount, Outbox} from '#server/leads/delivery/outbox.ts'
import {channelNames} from '#server/leads/delivery/settings.ts'
import {DELIVERIES_PATH} from '#server/operator/operator-paths.ts'
import type {Settings} from '#server/platform/env.ts'
import {OperatorError} from '#server/platform/operator-error.ts'
import {hereOrThroughServer} from '../operator.ts'
import {withLeads} from './here.ts'
import {readOptions} from './options.ts'
import {asTable} from './table.ts'

/** So that a monitor can tell failed deliveries from a command that could not ask. */
const FAILED = 3

const options = {json: {type: 'boolean', default: false}} as const

export async function printDeliveries(args: string[], readSettings: () => Settings) {
  const {json} = readOptions({args, options}).values
  const settings = readSettings()
  const counts = (await through(settings, 'GET', outbox => outbox.counts())) as DeliveryCount[]
  const channels = channelNames(settings.delivery)
  if (counts.some(({state}) => state === 'failed')) process.exitCode = FAILED
  if (json) {
    process.stdout.write(`${JSON.stringify({channels, deliveries: counts}, undefined, 2)}\n`)
    return
  }
  const isSet = channels.length ? channels.join(', ') : 'none; see LEADS_WEBHOOK and LEADS_MAIL_TO'
  process.stdout.write(`channels: ${isSet}\n${tableOf(counts)}`)
}

export async function retryDeliveries(settings: Settings) {
  const answer = await through(settings, 'POST', async outbox => ({count: await outbox.retry()}))
  const {count} = answer as {count: number}
  const when = channelNames(settings.delivery).length
    ? 'A running server tries them now, any other when it starts.'
    : 'No channel is set: see LEADS_WEBHOOK and LEADS_MAIL_TO.'
  process.stdout.write(`${count} to deliver. ${when}\n`)
}

async function through(
  settings: Settings,
  method: 'GET' | 'POST',
  work: (outbox: Outbox) => Promise<unknown>,
): Promise<unknown> {
  if (!settings.ownApi) {
    throw new OperatorError(
      `API_URL is set: leads are kept and delivered by the back end at ${settings.apiUrl}. Ask there.`,
    )
  }
  let result: unknown
  await hereOrThroughServer(settings, {
    here: leftBehind =>
      withLeads(settings, leftBehind, async ({database}) => {
        const {openOutbox} = await import('#server/leads/delivery/outbox.ts')
        result = await work(openOutbox(database))
      }),
    async throughServer(ask) {
      result = await (await ask(DELIVERIES_PATH, {method})).json()
    },
  })
  return result
}

function tableOf(counts: DeliveryCount[]) {
  if (!counts.length) return 'nothing to deliver yet\n'
  const heads = ['channel', 'state', 'count', 'oldest', 'last failure']
  const rows = counts.map(({channel, state, count, since, reason}) => [
    ...[channel, state, String(count), since, reason ?? ''],
  ])
  return asTable(heads, rows)
}
