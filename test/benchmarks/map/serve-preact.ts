/** An empty page beside the files of the Preact build, and answers of an API. */
import {readFile} from 'node:fs/promises'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'

const dist = new URL('../../../dist/preact/', import.meta.url)
const API = '/api/v1/user/'

/** `answers`: `data` by the path of the call; other calls are unknown. */
export async function servePreact(answers: Record<string, unknown> = {}) {
  const server = createServer(async ({url = '/'}, response) => {
    const {pathname} = new URL(url, 'http://localhost')
    if (pathname === '/') {
      return response.setHeader('content-type', 'text/html').end('<!doctype html>')
    }
    if (pathname.startsWith(API)) {
      const data = answers[pathname.slice(API.length)]
      const statusCode = data === undefined ? 404 : 200
      response.writeHead(statusCode, {'content-type': 'application/json'})
      return response.end(JSON.stringify({statusCode, message: '', data}))
    }
    try {
      const file = await readFile(new URL(`.${pathname}`, dist))
      const isScript = pathname.endsWith('.js')
      response.setHeader('content-type', isScript ? 'text/javascript' : 'application/json')
      response.end(file)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>(listening => server.listen(0, 'localhost', listening))
  const {port} = server.address() as AddressInfo
  return {url: `http://localhost:${port}/`, stop: () => server.close()}
}
