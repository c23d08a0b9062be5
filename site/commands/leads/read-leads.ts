/** All leads, from the server that runs on this `DATA_DIR` or from the database itself. */
import {LEADS_PATH} from '../../server/http/api/operator.ts'
import {fromLines} from '../../server/leads/export/lead-lines.ts'
import type {LeadRow} from '../../server/leads/lead-store.ts'
import type {Settings} from '../../server/platform/env.ts'
import {OperatorError} from '../../server/platform/operator-error.ts'
import {hereOrThroughServer} from '../operator.ts'
import {withLeads} from './here.ts'

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
    here: leftBehind => withLeads(settings, leftBehind, ({leads}) => use(leads.all())),
    async throughServer(ask) {
      const {body} = await ask(LEADS_PATH)
      await use(fromLines(body))
    },
  })
}
