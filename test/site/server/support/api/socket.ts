/** Speaks HTTP by hand, for requests that no client would send. */
import {once} from 'node:events'
import {connect, type Socket} from 'node:net'

export interface Spoken {
  socket: Socket
  /** Everything that was received, once the server has closed the connection. */
  closed: Promise<string>
}

export async function speak(port: number, text: string): Promise<Spoken> {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', piece => {
    heard += piece
  })
  // A reset ends a connection as well as a close does.
  socket.on('error', () => {})
  const closed = once(socket, 'close').then(() => heard)
  await once(socket, 'connect')
  socket.write(text)
  return {socket, closed}
}

/** Status, headers and envelope of an answer. */
export function parseAnswer(heard: string) {
  const [head = '', body = ''] = heard.split('\r\n\r\n')
  const [statusLine = '', ...headers] = head.split('\r\n')
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: headers.join('\n').toLowerCase(),
    envelope: JSON.parse(body) as {statusCode: number; message: string},
  }
}
