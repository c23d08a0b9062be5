/** Feeds and their pictures from other people's servers. */
import assert from 'node:assert/strict'
import {once} from 'node:events'
import {readFile} from 'node:fs/promises'
import {createServer, type RequestListener} from 'node:http'
import type {AddressInfo} from 'node:net'
import {join} from 'node:path'
import {after, before, describe, it} from 'node:test'
import {brotliCompressSync, gzipSync} from 'node:zlib'
import {photoFiles} from '#server/content/feeds/photo-files.ts'
import {openSource} from '#server/content/feeds/source.ts'
import {type DownloadLimits, download} from '#server/platform/download/download.ts'
import {phonePhoto, raster} from '../../support/content/media-samples.ts'
import {exampleFeed, feedFile} from '../../support/feeds/feeds.ts'
import {newDirectory} from '../../support/storage/directories.ts'

describe('downloads for a feed', () => {
  let host: string
  const asked: string[] = []
  const answers: Record<string, RequestListener> = {}
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url?.startsWith('/down/')) return void response.writeHead(503).end()
    const answer = answers[request.url ?? '']
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  before(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const jpeg = await raster(1, 'jpeg')
    answers['/sea.jpg'] = (_request, response) => response.end(jpeg)
    answers['/page.jpg'] = (_request, response) => response.end('<html>sign in</html>')
    answers['/large'] = (_request, response) => response.end('x'.repeat(2_000))
    answers['/slow'] = (_request, response) => void response.write('x')
    answers['/moved'] = (_request, response) =>
      response.writeHead(302, {location: '/sea.jpg'}).end()
    answers['/circle'] = (_request, response) =>
      response.writeHead(302, {location: '/circle'}).end()
  })
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  const LIMITS: DownloadLimits = {maxBytes: 1_000_000, timeoutMs: 10_000, reach: 'any'}

  const failures: [string, string, Partial<DownloadLimits>, RegExp][] = [
    ['what is not there', '/nothing', {}, /^was answered 404$/],
    ['what is too large', '/large', {maxBytes: 1_000}, /^is larger than 1000 bytes$/],
    ['what does not end', '/slow', {timeoutMs: 200}, /^did not arrive within 0\.2 s$/],
    [
      'what only drips',
      '/slow',
      {minRate: {bytes: 10, everyMs: 1}},
      /^arrives too slowly, less than/,
    ],
    ['what leads in a circle', '/circle', {}, /^redirects too often$/],
    ['an address of this network', '/sea.jpg', {reach: 'public'}, /that is not public$/],
  ]
  for (const [what, path, limits, message] of failures)
    it(`${what} is refused, and leaves no file`, async () => {
      const file = join(await newDirectory(), 'file')
      await assert.rejects(download(host + path, file, {...LIMITS, ...limits}), {message})
      await assert.rejects(readFile(file), {code: 'ENOENT'})
    })

  it('a server may compress whether or not it is asked to, up to the size of the file', async () => {
    const file = join(await newDirectory(), 'file')
    for (const [encoding, compress] of [
      ['gzip', gzipSync],
      ['br', brotliCompressSync],
    ] as const) {
      answers['/compressed'] = (_request, response) =>
        response.setHeader('content-encoding', encoding).end(compress('sea view '.repeat(1_000)))
      await download(`${host}/compressed`, file, LIMITS)
      assert.equal((await readFile(file, 'utf8')).length, 9_000)
      const small = download(`${host}/compressed`, file, {...LIMITS, maxBytes: 8_999})
      await assert.rejects(small, {message: 'is larger than 8999 bytes'})
    }
  })

  it('an address may have a password, which other servers do not get', async () => {
    const sent: (string | undefined)[] = []
    const other = host.replace('127.0.0.1', 'localhost')
    answers['/locked'] = ({headers}, response) => {
      sent.push(headers.authorization)
      response.writeHead(302, {location: `${other}/open`}).end()
    }
    answers['/open'] = ({headers}, response) => {
      sent.push(headers.authorization)
      response.end('x')
    }
    const locked = `${host.replace('//', '//agency:p%40ss@')}/locked`
    await download(locked, join(await newDirectory(), 'file'), LIMITS)
    assert.deepEqual(sent, ['Basic YWdlbmN5OnBAc3M=', undefined])
    const folder = await newDirectory()
    await assert.rejects(openSource(`${locked}/nothing?key=secret`, {folder}), {
      message: `${host}/locked/nothing was answered 404. Nothing was changed.`,
    })
  })

  it('a picture without a time of change is asked for again, and sent again if it is new', async () => {
    let etag = '"1"'
    let sent = 0
    const jpeg = await raster(5, 'jpeg')
    answers['/tagged.jpg'] = ({headers}, response) => {
      if (headers['if-none-match'] === etag) return void response.writeHead(304).end()
      sent++
      response.setHeader('etag', etag).end(jpeg)
    }
    const folder = await newDirectory()
    const fetchAgain = async () => {
      const found = await (await photoFiles(folder, {reach: 'any'})).fetch({
        ...{url: `${host}/tagged.jpg`, changed: ''},
      })
      return 'name' in found && found.isNew
    }
    assert.deepEqual([await fetchAgain(), await fetchAgain(), sent], [true, false, 1])
    etag = '"2"'
    assert.deepEqual([await fetchAgain(), sent], [true, 2])
  })

  it('a server that is down is not asked for thousands of pictures', async () => {
    const photos = await photoFiles(await newDirectory(), {reach: 'any'})
    asked.length = 0
    const all = Array.from({length: 60}, (_, n) => ({url: `${host}/down/${n}`, changed: '1'}))
    const found = await Promise.all(all.map(photos.fetch))
    assert.ok(asked.length < 30, `${asked.length}`)
    assert.match(JSON.stringify(found.at(-1)), /was not tried: the last \d+ of \S+ failed/)
  })

  it('a picture is fetched once, and again when its time of change is another', async () => {
    const folder = await newDirectory()
    const open = () => photoFiles(folder, {reach: 'any'})
    const photo = {url: `${host}/sea.jpg`, changed: '2026-11-01'}
    asked.length = 0
    const first = await (await open()).fetch(photo)
    assert.ok('name' in first && first.name.endsWith('.jpg'), JSON.stringify(first))
    assert.deepEqual(await (await open()).fetch(photo), {...first, isNew: false})
    assert.equal(asked.length, 1)
    const later = await open()
    assert.notDeepEqual(await later.fetch({...photo, changed: '2026-11-02'}), first)
    await later.removeUnused()
    await assert.rejects(readFile(join(folder, first.name)), {code: 'ENOENT'})
  })

  it('a picture that only makes a decoder warn, as those of some phones do, is taken', async () => {
    const photo = await phonePhoto(2)
    answers['/phone.jpg'] = (_request, response) => response.end(photo)
    const photos = await photoFiles(await newDirectory(), {reach: 'any'})
    assert.ok('name' in (await photos.fetch({url: `${host}/phone.jpg`, changed: ''})))
  })

  it('a file that is not a picture is named with the reason', async () => {
    const photos = await photoFiles(await newDirectory(), {reach: 'any'})
    assert.deepEqual(await photos.fetch({url: `${host}/page.jpg`, changed: ''}), {
      fault: `The picture ${host}/page.jpg is no picture: JPEG, PNG, WebP or AVIF.`,
    })
    assert.ok('name' in (await photos.fetch({url: `${host}/moved`, changed: ''})))
  })

  it('the portals’ formats are recognised, others need a mapping file', async () => {
    const folder = await newDirectory()
    for (const name of ['property-finder', 'bayut'] as const) {
      const {mapping, file} = await openSource(await exampleFeed(name, host), {folder})
      assert.equal(mapping.name, name)
      assert.match(await readFile(file, 'utf8'), /<\?xml/)
    }
    await assert.rejects(openSource(await feedFile('other.xml', '<homes/>'), {folder}), {
      message: /Name a mapping file: --mapping FILE\. Nothing was changed\./,
    })
    await assert.rejects(openSource(`${host}/nothing`, {folder}), {
      message: `${host}/nothing was answered 404. Nothing was changed.`,
    })
    await assert.rejects(openSource('/nowhere/feed.xml', {folder}), {message: /is no file/})
  })
})
