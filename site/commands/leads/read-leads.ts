/** All leads, from the server that runs on this `DATA_DIR` or from the database itself. */

import type {Exported} from '#server/leads/export/export-leads.ts'
import {fromLines} from '#server/leads/export/lead-lines.ts'
import type {LeadRow} from '#server/leads/lead-store.ts'
import {LEADS_PATH} from '#server/operator/operator-paths.ts'
import type {Settings} from '#server/platform/env.ts'
import {OperatorError} from '#server/platform/operator-error.ts'
import {hereOrThroughServer} from '../operator.ts'
import {withLeads} from './here.ts'

/** What is missing is said on standard error; the exit code is 1 then. */
export async function readLeads(
  settings: Settings,
  use: (leads: AsyncIterable<LeadRow>) => Promise<void>,
) {
  if (!settings.ownApi) {
    throw new OperatorError(
      `API_URL is set: leads are kept by the back end at ${settings.apiUrl}. Export them there.`,
    )
  }
  await hereOrThroughServer(settings, {
    here: leftBehind =>
      withLeads(
        settings,
        leftBehind,
        async ({leads, database}) => {
          const {exportLeads} = await import('#server/leads/export/export-leads.ts')
          const {otherServers} = await import('#server/leads/servers.ts')
          const others = () => otherServers(settings.dataDir, database)
          return use(leadsOf(exportLeads({leads, others})))
        },
        {mayBeDown: true},
      ),
    async throughServer(ask) {
      const {body} = await ask(LEADS_PATH)
      await use(leadsOf(fromLines(body)))
    },
  })
}

async function* leadsOf(exported: AsyncIterable<Exported>): AsyncGenerator<LeadRow> {
  for await (const one of exported) {
    if ('lead' in one) yield one.lead
    else if ('unknown' in one) process.stderr.write(`${one.unknown}\n`)
    else {
      process.stderr.write(`${one.missing}\n`)
      process.exitCode = 1
    }
  }
}
