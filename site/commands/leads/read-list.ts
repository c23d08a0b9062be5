/** A list from the server that runs on this `DATA_DIR`, or from the database itself. */
import type {Orm} from '#server/platform/db/connect.ts'
import type {Settings} from '#server/platform/env.ts'
import {OperatorError} from '#server/platform/operator-error.ts'
import {hereOrThroughServer} from '../operator.ts'
import {withLeads} from './here.ts'

interface List<Row> {
  /** As an error names them: `test enquiries`. */
  what: string
  /** Where a server answers it. */
  path: string
  fromDatabase(orm: Orm): Promise<Row[]>
}

export async function readList<Row>(
  settings: Settings,
  {what, path, fromDatabase}: List<Row>,
): Promise<Row[]> {
  if (!settings.ownApi) {
    throw new OperatorError(
      `API_URL is set: ${what} are kept by the back end at ${settings.apiUrl}. Ask there.`,
    )
  }
  let rows: Row[] = []
  await hereOrThroughServer(settings, {
    here: leftBehind =>
      withLeads(settings, leftBehind, async ({database}) => {
        rows = await fromDatabase(await database.ready())
      }),
    async throughServer(ask) {
      rows = (await (await ask(path)).json()) as Row[]
    },
  })
  return rows
}
