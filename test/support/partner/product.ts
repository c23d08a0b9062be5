/** The finished product as an operator runs it: site, API and loader in a separate process. */

import {freePort} from '../../site/server/support/api/free-port.ts'
import {
  MAIN,
  type ServerProcess,
  startServer,
} from '../../site/server/support/api/server-process.ts'
import {pglite} from '../../site/server/support/databases/embedded.ts'
import {copyOf} from '../../site/server/support/databases/prepared.ts'

type Environment = Record<string, string>

export interface Product extends ServerProcess {
  /** Its environment. The next one started with it continues with the same data. */
  env: Environment
}

export async function startProduct(given?: Environment, changes?: Environment): Promise<Product> {
  const env = given ?? {
    NODE_ENV: 'production',
    DATA_DIR: changes?.DATA_DIR ?? (await pglite.prepare()).DATA_DIR,
    PORT: String(await freePort()),
    API_PORT: String(await freePort()),
    // No foreign server is requested for map tiles.
    MAP_TILES: 'none',
    ...changes,
  }
  const server = await startServer(env, MAIN)
  const end = async (signal: NodeJS.Signals) => (isRunning(server.pid) ? server.end(signal) : null)
  return {...server, env, end}
}

/** A process that has ended would never report its end again. */
function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** The environment of a product on a copy of the demonstration. */
export const withDemo = async (): Promise<Environment> => ({DATA_DIR: await copyOf('demo')})

/** The script tag that partners put on their pages. */
export const loaderTag = (product: Product, attributes = 'async') =>
  `<script ${attributes} src="${product.site}/embed/v1/loader.js"></script>`
