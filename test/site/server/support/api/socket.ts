/** Writes raw HTTP to a socket, for requests that no client would send. */
import {once} from 'node:events'
import {connect} from 'node:net'

export type RawRequest = Awaited<ReturnType<typeof sendRaw>>

export async function sendRaw(port: number, text: string) {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', piece => {
    received += piece
  })
  // A reset ends a connection as well as a close does.
  socket.on('error', () => {})
  /** The whole response, once the server has closed the connection. */
  const closed = once(socket, 'close').then(() => received)
  await once(socket, 'connect')
  socket.write(text)
  return {socket, closed}
}

/** Status, headers and envelope of a response. */
export function parseResponse(response: string) {
  const [head = '', body = ''] = response.split('\r\n\r\n')
  const [statusLine = '', ...headers] = head.split('\r\n')
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: headers.join('\n').toLowerCase(),
    envelope: JSON.parse(body) as {statusCode: number; message: string},
  }
}
