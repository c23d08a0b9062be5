/** A client that keeps its connections, and takes little of the processor that the server needs. */
import {Agent, get} from 'node:http'
import {setTimeout as delay} from 'node:timers/promises'
import {brotliDecompressSync} from 'node:zlib'

export interface Answer {
  status: number
  /** Decompresses the body, which comes as for a browser. */
  text(): string
}

export type Client = ReturnType<typeof openClient>

export function openClient(connections: number) {
  const agent = new Agent({keepAlive: true, maxSockets: connections})
  return {
    ask: (address: string) =>
      new Promise<Answer>((resolve, reject) => {
        get(address, {agent, headers: {'accept-encoding': 'br'}}, response => {
          const parts: Buffer[] = []
          response.on('data', part => parts.push(part))
          response.on('error', reject)
          response.on('end', () => {
            const body = Buffer.concat(parts)
            const isEncoded = response.headers['content-encoding'] === 'br'
            const text = () => `${isEncoded ? brotliDecompressSync(body) : body}`
            resolve({status: response.statusCode ?? 0, text})
          })
        }).on('error', reject)
      }),
    close: () => agent.destroy(),
  }
}

/** The data of a call of the API, which has to be answered, once the server has read all homes. */
export async function readData<Data>({ask}: Client, address: string): Promise<Data> {
  let answer = await ask(address)
  while (answer.status === 503) {
    await delay(100)
    answer = await ask(address)
  }
  if (answer.status !== 200) throw new Error(`${answer.status} for ${address}: ${answer.text()}`)
  return JSON.parse(answer.text()).data
}
