/** `npm run leads -- deliveries` and `retry`: how enquiries reach the agency. */
import type {DeliveryCount} from '#server/leads/delivery/backlog.ts'
import {channelNames} from '#server/leads/delivery/settings.ts'
import {defineTask} from '../task.ts'
import {asTable} from './print.ts'

/** So that a monitor can tell failed deliveries from a command that could not ask. */
const FAILED = 3
const elsewhere: [string, string] = ['leads are kept and delivered by', 'Ask there.']

export const deliveriesTask = defineTask({
  name: 'deliveries',
  usage: '[--json]',
  help: `tells how much was delivered by webhook and mail, what waits and what failed; the exit
code is 3 when something did`,
  options: {json: {type: 'boolean'}},
  elsewhere,
  read: ({json}) => ({json}),
  perform: (_input, {delivery}) => delivery.counts(),
  run: ({json}, {perform, settings}) =>
    perform(counts => {
      const channels = channelNames(settings().delivery)
      if (counts.some(({state}) => state === 'failed')) process.exitCode = FAILED
      if (json) {
        process.stdout.write(`${JSON.stringify({channels, deliveries: counts}, undefined, 2)}\n`)
        return
      }
      const set = channels.length
        ? channels.join(', ')
        : 'none; see LEADS_WEBHOOK and LEADS_MAIL_TO'
      process.stdout.write(`channels: ${set}\n${tableOf(counts)}`)
    }),
})

function tableOf(counts: DeliveryCount[]) {
  if (!counts.length) return 'nothing to deliver yet\n'
  const heads = ['channel', 'state', 'count', 'oldest', 'last failure']
  const rows = counts.map(({channel, state, count, since, reason}) => [
    channel,
    state,
    String(count),
    since,
    reason ?? '',
  ])
  return asTable(heads, rows)
}

export const retryTask = defineTask({
  name: 'retry',
  usage: '',
  help: 'delivers now what waits or failed',
  elsewhere,
  read: () => undefined,
  perform: async (_input, {delivery}) => ({count: await delivery.retry()}),
  run: (_input, {perform, settings}) =>
    perform(({count}) => {
      const when = channelNames(settings().delivery).length
        ? 'A running server tries them now, any other when it starts.'
        : 'No channel is set: see LEADS_WEBHOOK and LEADS_MAIL_TO.'
      process.stdout.write(`${count} to deliver. ${when}\n`)
    }),
})
