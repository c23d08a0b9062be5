/** Servers that a feed may name. */
import assert from 'node:assert/strict'
import {once} from 'node:events'
import {createServer} from 'node:http'
import type {AddressInfo, LookupFunction} from 'node:net'
import {join} from 'node:path'
import {after, before, beforeEach, describe, it} from 'node:test'
import {isPublic} from '#server/platform/download/ask-server.ts'
import {download} from '#server/platform/download/download.ts'
import {newDirectory} from '../../support/storage/directories.ts'

const refused = {
  'this machine': ['127.0.0.1', '127.8.9.1', '0.0.0.0', '::', '::1', '::ffff:127.0.0.1'],
  'private networks': ['10.0.0.1', '172.31.0.1', '192.168.1.1', 'fd00:ec2::254', 'fec0::1'],
  'the local link': ['169.254.169.254', 'fe80::1', 'fe80::1%eth0', '::ffff:a9fe:a9fe'],
  'a provider’s network': ['100.64.0.1', '100.100.100.200', '192.0.0.192', '168.63.129.16'],
  'IPv4 inside of IPv6': ['::7f00:1', '2002:7f00:1::', '64:ff9b::a9fe:a9fe', '64:ff9b::10.0.0.1'],
  'other translators': ['64:ff9b:1::7f00:1', '2001::1', '::ffff:0:127.0.0.1'],
  'tests and documentation': ['198.18.0.1', '198.19.255.254', '203.0.113.1', '2001:db8::1'],
  'many receivers': ['224.0.0.1', '239.255.255.250', 'ff02::1', '255.255.255.255'],
  'no assigned network': ['240.0.0.1', '192.0.0.8', '4000::1', '100::1', '5f00::1', 'no address'],
}

describe('a feed from the Internet', () => {
  for (const [what, addresses] of Object.entries(refused))
    it(`cannot name addresses of ${what}`, () => assert.deepEqual(addresses.filter(isPublic), []))

  it('can name any server of the Internet, also where IPv4 is reached by NAT64', () => {
    const addresses = ['93.184.216.34', '8.8.8.8', '2606:2800:220:1::1', '64:ff9b::8.8.8.8']
    assert.deepEqual(addresses.filter(isPublic), addresses)
  })

  describe('that names a server of this machine', () => {
    let port = 0
    const asked: (string | undefined)[] = []
    const server = createServer(({url, headers}, response) => {
      asked.push(url)
      const location = url === '/moved' && `http://${headers.host}/secret`
      if (location) response.writeHead(302, {location}).end()
      else response.end('secret')
    })
    before(async () => {
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      port = (server.address() as AddressInfo).port
    })
    after(() => server.close())
    beforeEach(() => void asked.splice(0))

    const LIMITS = {maxBytes: 1_000, timeoutMs: 10_000}
    const stop = new AbortController()
    /** Each lookup has the next answer, the last one again and again. */
    function names(...answers: string[][]) {
      let lookups = 0
      const lookup: LookupFunction = (_name, {all}, callback) => {
        const answer = answers[Math.min(lookups++, answers.length - 1)] ?? []
        // No test connects to a server of the Internet.
        if (answer.every(isPublic)) stop.abort()
        const found = answer.map(address => ({address, family: address.includes(':') ? 6 : 4}))
        if (all) callback(null, found)
        else callback(null, found[0]?.address ?? '', found[0]?.family)
      }
      return {lookup, lookups: () => lookups}
    }
    const [PUBLIC, LOOPBACK] = ['93.184.216.34', '127.0.0.1']
    const message = 'is at an address that is not public'

    it('a feed does not reach a private server by a name that changes after the check', async () => {
      const {lookup, lookups} = names([PUBLIC], [LOOPBACK])
      const file = join(await newDirectory(), 'file')
      const options = {...LIMITS, reach: 'public', lookup, signal: stop.signal} as const
      const url = `http://rebound.example:${port}/secret`
      await assert.rejects(download(url, file, options), {name: 'AbortError'})
      assert.deepEqual([lookups(), asked], [1, []])
    })

    it('a feed does not reach a private server by a name with a public address as well', async () => {
      const {lookup} = names([PUBLIC, LOOPBACK])
      const file = join(await newDirectory(), 'file')
      const url = `http://both.example:${port}/secret`
      await assert.rejects(download(url, file, {...LIMITS, reach: 'public', lookup}), {message})
      assert.deepEqual(asked, [])
    })

    it('a name that is not found fails the download, and not the server', async () => {
      const lookup: LookupFunction = (_name, _options, callback) =>
        // The system's own lookup answers later, and without a list.
        void setImmediate(() => (callback as (error: Error) => void)(new Error('ENOTFOUND')))
      const file = join(await newDirectory(), 'file')
      const options = {...LIMITS, reach: 'public', lookup} as const
      await assert.rejects(download('http://gone.example/', file, options), {
        name: 'DownloadFailed',
      })
    })

    it('a feed does not reach a private server by any spelling of its address', async () => {
      const file = join(await newDirectory(), 'file')
      const hosts = [
        '127.0.0.1',
        '2130706433',
        '0x7f.1',
        '0177.0.0.1',
        '[::1]',
        '[::ffff:127.0.0.1]',
      ]
      for (const host of hosts) {
        const url = `http://${host}:${port}/secret`
        await assert.rejects(download(url, file, {...LIMITS, reach: 'public'}), {message}, host)
      }
      assert.deepEqual(asked, [])
    })

    it('reaches it where the operator has chosen that address, and it may redirect there', async () => {
      const {lookup} = names([LOOPBACK])
      const file = join(await newDirectory(), 'file')
      const url = `http://crm.example:${port}/moved`
      const answer = await download(url, file, {...LIMITS, reach: 'chosen', lookup})
      assert.ok(answer.is === 'new' && answer.isPrivate)
      assert.deepEqual(asked, ['/moved', '/secret'])
    })
  })
})
