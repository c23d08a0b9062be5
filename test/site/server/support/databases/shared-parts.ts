/**
 * Resources that all test files of a run share: a PostgreSQL, and parts that take seconds to make.
 */
import {once} from 'node:events'
import {createServer, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import '../../../../../site/commands/fast-imports.mjs'
import {nodeEnvironment} from '../api/node-environment.ts'
import type {Content} from './part-process.ts'
import {openParts, type Parts, SHARED_PARTS} from './parts.ts'

let parts: Parts
let server: Server

/** Node's test runner calls it before it starts the first file. */
export async function globalSetup() {
  Object.assign(process.env, nodeEnvironment())
  parts = openParts()
  server = createServer(async ({url = ''}, response) => {
    response.setHeader('connection', 'close')
    try {
      response.end(await partAt(url))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Without processes for the files, a run ends when nothing is left to wait for.
  server.unref()
  process.env[SHARED_PARTS] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** And this one after the last. */
export async function globalTeardown() {
  server.close()
  server.closeAllConnections()
  await parts.close()
}

function partAt(url: string) {
  const [, what, content] = url.split('/')
  return what === 'database' ? parts.database() : parts.directory(content as Content)
}
