/** Tests how soon stopping the server ends open requests of visitors. */
import assert from 'node:assert/strict'
import {it} from 'node:test'
import {sendBooking, sendUse} from '../../support/api/send.ts'
import {
  LEADS,
  MAIN,
  runToExit,
  type ServerProcess,
  startServer,
} from '../../support/api/server-process.ts'
import {sendRaw} from '../../support/api/socket.ts'
import {databases} from '../../support/databases/databases.ts'

const UPLOAD = [
  'POST /api/v1/user/addListWithUs HTTP/1.1',
  'Host: localhost',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Length: 100000',
  '',
  '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nLay',
].join('\r\n')

for (const database of databases) {
  it(`SIGTERM stops a server with open requests in 5 seconds, with ${database.name}`, async () => {
    const env = {...(await database.prepare()), LOG_LEVEL: 'info'}
    const server = await startServer(env, MAIN)
    assert.equal(await sendBooking(server, {partner: 'gulf-homes'}), 200)
    assert.equal(await sendUse(server, {partner: 'gulf-homes', viewed: 'ocp-reviews'}), 200)
    await openHalfARequest(server)
    await beginAnUpload(server)
    await leavePagesUnread(server)
    // Requests that were sent before these have been read by now.
    await Promise.all([fetch(`${server.site}/robots.txt`), fetch(`${server.api}/healthz`)])
    // After 5 seconds it would end itself with 1, and leave the rest to the next start.
    assert.equal(await server.end('SIGTERM'), 0, server.log())
    const {stdout, stderr} = await runToExit(LEADS, ['stats', '--csv'], env)
    assert.match(stdout, /"gulf-homes",1,0,1,0,1/, stderr)
    const next = await startServer(env)
    await next.end('SIGKILL')
    assert.doesNotMatch(next.log(), /unclean shutdown/)
  })
}

const openHalfARequest = ({site}: ServerProcess) =>
  sendRaw(portOf(site), 'GET / HTTP/1.1\r\nHost: localhost\r\n')

const beginAnUpload = ({api}: ServerProcess) => sendRaw(portOf(api), UPLOAD)

async function leavePagesUnread({site}: ServerProcess) {
  const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const readers = Array.from({length: 20}, () => sendRaw(portOf(site), request))
  for (const {socket} of await Promise.all(readers)) socket.destroy()
}

const portOf = (origin: string) => Number(new URL(origin).port)
