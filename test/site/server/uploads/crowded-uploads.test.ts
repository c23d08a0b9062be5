/** Concurrent uploads and slow images, neither of which may block other visitors. */
import assert from 'node:assert/strict'
import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {afterEach, before, describe, it} from 'node:test'
import {createImageEncoder, fairQueue, startWorker} from '#server/uploads/image-encoder.ts'
import {UploadsUnavailable} from '#server/uploads/upload-slots.ts'
import {listen, startApi} from '../support/api/api.ts'
import {type RawRequest, sendRaw} from '../support/api/socket.ts'
import {raster} from '../support/content/media-samples.ts'
import {oneDatabase} from '../support/databases/databases.ts'
import {
  formBody,
  headOf,
  type Part,
  sendForm,
  submission,
  uploaded,
} from '../support/leads/uploads.ts'
import {useRunning} from '../support/running.ts'
import {newDirectory} from '../support/storage/directories.ts'
import {until} from '../support/until.ts'

const from = (address: string) => `x-forwarded-for: ${address}\r\n`

describe('limits of concurrent uploads', () => {
  let port: number
  let picture: Part
  const started: RawRequest[] = []
  const api = useRunning(async () => startApi(await oneDatabase.prepare()))
  before(async () => {
    port = await listen(api.app)
    const content = await raster(1)
    picture = {field: 'property_images', name: 'a.jpg', type: 'image/jpeg', content}
  })
  afterEach(async () => {
    for (const {socket} of started.splice(0)) socket.destroy()
    await until(async () => (await arriving()).length === 0)
  })

  const arriving = async () =>
    (await uploaded(api.dataDir)).filter(name => name.endsWith('.arriving'))
  /** Starts an upload from each address and sends all but its last byte. */
  const start = async (addresses: string[]) => {
    const body = formBody([...submission, picture])
    for (const address of addresses) {
      const head = headOf('addListWithUs', body.length + 1, from(address))
      const connection = await sendRaw(port, head)
      connection.socket.write(body)
      started.push(connection)
    }
    await until(async () => (await arriving()).length === addresses.length)
  }
  const send = async (parts: Part[], address: string) =>
    (await sendForm(port, 'addListWithUs', parts, from(address))).status

  it('a fifth upload from one network gets 429, one from another network gets 200', async () => {
    await start(Array(4).fill('203.0.113.1'))
    assert.equal(await send([...submission, picture], '203.0.113.1'), 429)
    assert.equal(await send([...submission, picture], '203.0.113.2'), 200)
  })

  it('a 21st concurrent upload gets 503 and a form without files still gets 200', async () => {
    await start(Array.from({length: 20}, (_, n) => `203.0.113.${n}`))
    assert.equal(await send([...submission, picture], '198.51.100.1'), 503)
    assert.equal(await send(submission, '198.51.100.1'), 200)
  })
})

describe('image encoder', () => {
  const encoder = async (timeout?: number, start?: typeof startWorker) => {
    const path = join(await newDirectory(), 'image')
    await writeFile(path, await raster(1))
    const encode = createImageEncoder(timeout, start)
    return (signal = new AbortController().signal, network = 'a') =>
      encode({path, type: 'image/png'}, {network, signal})
  }

  it('the image encoder encodes the next image after a client disconnected', async () => {
    const encode = await encoder()
    const client = new AbortController()
    const abandoned = encode(client.signal)
    client.abort()
    await assert.rejects(abandoned, /The client disconnected/)
    assert.ok('image' in (await encode()))
  })

  it('the image encoder skips a queued image whose client disconnected', async () => {
    const encode = await encoder()
    const client = new AbortController()
    const [first, second] = [encode(), encode(client.signal)]
    client.abort()
    await assert.rejects(second, /The client disconnected/)
    assert.ok('image' in (await first))
  })

  it('the image encoder starts a new process after its idle one was killed', async () => {
    const processes: ChildProcess[] = []
    const encode = await encoder(undefined, () => {
      const started = startWorker()
      processes.push(started)
      return started
    })
    await encode()
    const [idle] = processes
    assert.ok(idle)
    const ended = once(idle, 'exit')
    idle.kill('SIGKILL')
    await ended
    assert.ok('image' in (await encode()))
    assert.equal(processes.length, 2)
  })

  it('the image encoder is unavailable when no process can be started', async () => {
    const encode = await encoder(undefined, () => {
      const missing = spawn('/does/not/exist', {stdio: ['ignore', 'ignore', 'ignore', 'ipc']})
      return missing.on('error', () => {})
    })
    await assert.rejects(encode(), UploadsUnavailable)
  })

  it('the image encoder refuses images that exceed its timeout', async () => {
    const encode = await encoder(1)
    assert.deepEqual(await encode(), {refused: 'pixels'})
  })

  it('the queue of the image encoder serves networks in turn', async () => {
    const enqueue = fairQueue()
    const order: string[] = []
    const add = (owner: string, name: string) => enqueue(owner, async () => void order.push(name))
    const first = Promise.withResolvers<void>()
    const all = [
      enqueue('many', () => first.promise),
      ...['1', '2', '3'].map(n => add('many', `many ${n}`)),
      ...['1', '2'].map(n => add('few', `few ${n}`)),
    ]
    first.resolve()
    await Promise.all(all)
    assert.deepEqual(order, ['many 1', 'few 1', 'many 2', 'few 2', 'many 3'])
  })
})
