/** A server that publishes a calendar, as those of Google, Apple and Outlook do. */
import {once} from 'node:events'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'

export async function startCalendarServer() {
  const asked: {path: string; tag: string | undefined}[] = []
  const answer: {text: string; status: number; etag?: string} = {text: '', status: 200}
  const server = createServer(({url = '', headers}, response) => {
    const tag = headers['if-none-match']
    const {text, status, etag} = answer
    asked.push({path: url, tag})
    if (etag && tag === etag) return void response.writeHead(304).end()
    if (etag) response.setHeader('etag', etag)
    response.writeHead(status, {'content-type': 'text/calendar'}).end(text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const {port} = server.address() as AddressInfo
  return {
    asked,
    /** A test changes it. With a tag the server says where the calendar is the same. */
    answer,
    address: `http://127.0.0.1:${port}/private-s3cret/basic.ics`,
    reset() {
      Object.assign(answer, {text: '', status: 200, etag: undefined})
      asked.splice(0)
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
