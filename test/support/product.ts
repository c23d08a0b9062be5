/** The finished product as an operator runs it: site, API and loader in a process of their own. */
import {newDirectory} from '../server/support/directories.ts'
import {MAIN, type ServerProcess, startServer} from '../server/support/server-process.ts'

export type Product = ServerProcess

type Environment = Record<string, string>

export const startProduct = async (env: Environment = {}): Promise<Product> =>
  startServer({NODE_ENV: 'production', DATA_DIR: await newDirectory(), ...env}, MAIN)

/** The script tag that partners put on their pages. */
export const loaderTag = (product: Product, attributes = 'async') =>
  `<script ${attributes} src="${product.site}/embed/v1/loader.js"></script>`
