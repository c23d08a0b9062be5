/** Does it through the server that runs on this `DATA_DIR`, or here. */
import {PARTNERS_PATH} from '#server/operator/operator-paths.ts'
import type {PartnerResult} from '#server/partners/registry/tasks.ts'
import type {Settings} from '#server/platform/env.ts'
import {OperatorError} from '#server/platform/operator-error.ts'
import {withLeads} from '../leads/here.ts'
import {hereOrThroughServer} from '../operator.ts'
import type {PartnerOrder} from './read-order.ts'

type Done = Exclude<PartnerResult, {problem: string}>

export async function performOrder(settings: Settings, order: PartnerOrder): Promise<Done> {
  if (!settings.ownApi) {
    throw new OperatorError(
      `API_URL is set: partners are registered by the back end at ${settings.apiUrl}. Ask there.`,
    )
  }
  const {siteUrl} = settings
  let result: PartnerResult | undefined
  await hereOrThroughServer(settings, {
    here: leftBehind =>
      withLeads(settings, leftBehind, async ({database, leads}) => {
        const {performPartnerTask} = await import('#server/partners/registry/tasks.ts')
        const {createLog} = await import('#server/platform/log.ts')
        const log = createLog({logLevel: 'info'})
        result = await performPartnerTask(order, {database, leads, siteUrl, log})
      }),
    async throughServer(ask) {
      const headers = {'content-type': 'application/json'}
      const body = JSON.stringify(order)
      const answer = await ask(PARTNERS_PATH, {method: 'POST', headers, body})
      result = (await answer.json()) as PartnerResult
    },
  })
  const done = result as PartnerResult
  if ('problem' in done) throw new OperatorError(done.problem)
  return done
}
