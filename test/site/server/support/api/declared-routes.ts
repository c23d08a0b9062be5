/** Every route that servers declare while they are created, so that tests leave none out. */

import {randomUUID} from 'node:crypto'
import {subscribe, unsubscribe} from 'node:diagnostics_channel'
import type {FastifyInstance} from 'fastify'

export interface DeclaredRoute {
  method: string
  /** Pattern of the route, such as `/desk/accounts/:id`. */
  url: string
  /** Address for a new record, or for one that does not exist. */
  address: string
}

const PARAMETERS: Record<string, string> = {kind: 'team', key: '+new'}
const CHANNEL = 'fastify.initialization'

export async function declaredRoutes(create: () => Promise<FastifyInstance>) {
  const routes: DeclaredRoute[] = []
  const listen = (message: unknown) => {
    const {fastify} = message as {fastify: FastifyInstance}
    fastify.addHook('onRoute', ({method, url}) => {
      for (const one of [method].flat()) {
        const address = url.replace(/:(\w+)|\*/g, (_all, name) => PARAMETERS[name] ?? randomUUID())
        routes.push({method: one, url, address})
      }
    })
  }
  subscribe(CHANNEL, listen)
  try {
    return {server: await create(), routes}
  } finally {
    unsubscribe(CHANNEL, listen)
  }
}
