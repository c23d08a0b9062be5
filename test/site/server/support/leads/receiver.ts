/** A system of the agency that takes leads by webhook, well or badly. */
import {once} from 'node:events'
import {createServer, type IncomingHttpHeaders} from 'node:http'
import type {AddressInfo} from 'node:net'
import {text} from 'node:stream/consumers'
import {after} from 'node:test'
import {freePort} from '../api/free-port.ts'

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  raw: string
  // biome-ignore lint/suspicious/noExplicitAny: what a stranger sends
  body: any
}

export interface Answer {
  status: number
  headers?: Record<string, string>
}

export interface Receiver {
  url: string
  received: Received[]
  /** Answers the next requests. */
  answer: (received: Received) => Answer | Promise<Answer>
  /** Resolves when so many requests were received. */
  has(count: number): Promise<void>
  open(): Promise<void>
  close(): Promise<void>
}

const receivers = new Set<Receiver>()
after(async () => {
  for (const receiver of receivers) await receiver.close()
})

export async function startReceiver(): Promise<Receiver> {
  const port = await freePort()
  let onReceived = () => {}
  const server = createServer(async (request, response) => {
    const raw = await text(request).catch(() => null)
    if (raw === null) return // the sender was stopped
    const {url: path = '', headers} = request
    const received = {path, headers, raw, body: raw ? JSON.parse(raw) : undefined}
    receiver.received.push(received)
    onReceived()
    const {status, headers: more} = await receiver.answer(received)
    response.writeHead(status, more).end('A long response body')
  })
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/leads?token=in-the-address`,
    received: [],
    answer: () => ({status: 200}),
    async has(count) {
      while (receiver.received.length < count) {
        await new Promise<void>(resolve => {
          onReceived = resolve
        })
      }
    },
    async open() {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    async close() {
      if (!(server.address() as AddressInfo | null)) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  receivers.add(receiver)
  await receiver.open()
  return receiver
}
