/** Does it through the server that runs on this `DATA_DIR`, or here. */
import type {AccountResult} from '#server/desk/accounts/tasks.ts'
import {ACCOUNTS_PATH} from '#server/operator/operator-paths.ts'
import type {Settings} from '#server/platform/env.ts'
import {OperatorError} from '#server/platform/operator-error.ts'
import {withLeads} from '../leads/here.ts'
import {hereOrThroughServer} from '../operator.ts'
import type {AccountOrder} from './read-order.ts'

export type Done = Exclude<AccountResult, {problem: string}>

export async function performOrder(settings: Settings, order: AccountOrder): Promise<Done> {
  if (!settings.ownApi) {
    throw new OperatorError(
      `API_URL is set: the desk and its accounts are with the back end at ${settings.apiUrl}. Ask there.`,
    )
  }
  const {siteUrl, delivery} = settings
  let result: AccountResult | undefined
  await hereOrThroughServer(settings, {
    here: leftBehind =>
      withLeads(settings, leftBehind, async ({database}) => {
        const {performAccountTask} = await import('#server/desk/accounts/tasks.ts')
        const {createLog} = await import('#server/platform/log.ts')
        const log = createLog({logLevel: 'info'})
        result = await performAccountTask(order, {database, siteUrl, mail: delivery.mail, log})
      }),
    async throughServer(ask) {
      const headers = {'content-type': 'application/json'}
      const answer = await ask(ACCOUNTS_PATH, {
        ...{method: 'POST', headers, body: JSON.stringify(order)},
      })
      result = (await answer.json()) as AccountResult
    },
  })
  const done = result as AccountResult
  if ('problem' in done) throw new OperatorError(done.problem)
  return done
}
