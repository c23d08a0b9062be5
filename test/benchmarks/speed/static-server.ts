/** A server of files in memory, as a CDN serves them: brotli, and cached for long. Its own origin. */
import {once} from 'node:events'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {promisify} from 'node:util'
import {brotliCompress} from 'node:zlib'

export type StaticServer = Awaited<ReturnType<typeof startStaticServer>>

const compress = promisify(brotliCompress)
const COMPRESSIBLE = /^text\/|svg/
const LONG = 'public, max-age=31536000, immutable'

export async function startStaticServer() {
  const files = new Map<string, {headers: Record<string, string>; body: Buffer}>()
  const server = createServer(({url = '/'}, response) => {
    const file = files.get(url)
    if (!file) return response.writeHead(204).end() // what browsers request by themselves
    return response.writeHead(200, file.headers).end(file.body)
  })
  // By its number, so that it is another host than the product's `localhost`.
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const {port} = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    /** Puts a file on the server; returns its address. */
    async add(path: string, type: string, content: string | Buffer) {
      const isCompressed = COMPRESSIBLE.test(type)
      const body = isCompressed ? await compress(content) : Buffer.from(content)
      const headers = {
        'content-type': COMPRESSIBLE.test(type) ? `${type}; charset=utf-8` : type,
        'content-length': String(body.length),
        'cache-control': type === 'text/html' ? 'no-cache' : LONG,
        'access-control-allow-origin': '*',
        ...(isCompressed && {'content-encoding': 'br'}),
      }
      files.set(path, {headers, body})
      return origin + path
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
