/** `npm run leads -- state`: what became of an enquiry. */

import {isState, stateNames} from '#server/leads/lead-state.ts'
import {STATE_PATH} from '#server/operator/operator-paths.ts'
import type {Settings} from '#server/platform/env.ts'
import {isId} from '#server/platform/ids.ts'
import {OperatorError} from '#server/platform/operator-error.ts'
import {hereOrThroughServer} from '../operator.ts'
import {withLeads} from './here.ts'
import {Misunderstood, readOptions} from './options.ts'

export async function changeState(args: string[], readSettings: () => Settings) {
  const {positionals} = readOptions({args, options: {}, allowPositionals: true})
  const [given = '', state = '', ...more] = positionals
  const id = given.toLowerCase()
  if (!isId(id)) {
    throw new Misunderstood(`"${given}" is not the id of an enquiry. \`leads -- find\` tells it.`)
  }
  if (!isState(state) || more.length) {
    throw new Misunderstood(`The state must be one of ${stateNames.join(', ')}, got "${state}".`)
  }
  const settings = readSettings()
  if (!settings.ownApi) {
    throw new OperatorError(
      `API_URL is set: leads are kept by the back end at ${settings.apiUrl}. Change them there.`,
    )
  }
  let isThere = false
  await hereOrThroughServer(settings, {
    here: leftBehind =>
      withLeads(settings, leftBehind, async ({database}) => {
        const {noteState} = await import('#server/desk/enquiries/work/state.ts')
        isThere = await noteState(await database.ready(), id, state)
      }),
    async throughServer(ask) {
      const headers = {'content-type': 'application/json'}
      const body = JSON.stringify({id, state})
      const answer = await ask(STATE_PATH, {method: 'POST', headers, body})
      isThere = ((await answer.json()) as {isThere: boolean}).isThere
    },
  })
  if (!isThere) throw new OperatorError(`There is no enquiry ${id}.`)
  process.stdout.write(`${id} is ${state}.\n`)
}
