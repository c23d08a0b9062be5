/** The finished product as an operator runs it: site, API and loader in a process of their own. */
import {newDirectory} from '../server/support/directories.ts'
import {freePort} from '../server/support/free-port.ts'
import {MAIN, type ServerProcess, startServer} from '../server/support/server-process.ts'

type Environment = Record<string, string>

export interface Product extends ServerProcess {
  /** What it was started with. Given again, the next one goes on where this one ended. */
  env: Environment
}

export async function startProduct(given?: Environment, changes?: Environment): Promise<Product> {
  const env = given ?? {
    NODE_ENV: 'production',
    DATA_DIR: await newDirectory(),
    PORT: String(await freePort()),
    API_PORT: String(await freePort()),
    // Nobody else's server is asked for pictures.
    MAP_TILES: 'none',
    ...changes,
  }
  return {...(await startServer(env, MAIN)), env}
}

/** The script tag that partners put on their pages. */
export const loaderTag = (product: Product, attributes = 'async') =>
  `<script ${attributes} src="${product.site}/embed/v1/loader.js"></script>`
