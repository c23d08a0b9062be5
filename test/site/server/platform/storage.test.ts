import assert from 'node:assert/strict'
import {writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {after, before, describe, it} from 'node:test'
import {sanitizeSvg} from '#server/content/media/sanitize-svg.ts'
import {mediaType} from '#server/platform/storage/media-type.ts'
import {listen, readReply, type TestApi} from '../support/api/api.ts'
import {sendRaw} from '../support/api/socket.ts'
import {newFolder, startWithContent} from '../support/content/content.ts'
import {mp4, pdf, svg} from '../support/content/media-samples.ts'
import {oneDatabase} from '../support/databases/databases.ts'
import {type Bucket, openBucket, pathsIn} from '../support/storage/bucket.ts'
import {newDirectory} from '../support/storage/directories.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'

const openFolder = async () => ({env: {}, requests: [], close: async () => {}})
const places: [string, () => Promise<Pick<Bucket, 'env' | 'requests' | 'close'>>][] = [
  ['a folder', openFolder],
  ['a bucket', openBucket],
]

for (const [place, open] of places) {
  describe(`media in ${place}`, () => {
    let bucket: Awaited<ReturnType<typeof open>>
    let api: TestApi
    let dataDir: string
    let stored: string[]
    before(async () => {
      bucket = await open()
      api = await startWithContent(oneDatabase, await newFolder(), bucket.env)
      dataDir = api.dataDir
      stored = await pathsIn(api.storage)
    })
    after(async () => {
      await api.close()
      await bucket.close()
    })

    const pathOf = (start: string, end = '') => {
      const found = stored.find(path => path.startsWith(start) && path.endsWith(end))
      assert.ok(found, `${start} in ${stored}`)
      return found
    }
    const get = (path: string, headers: Record<string, string> = {}) =>
      api.app.inject({url: `/storage/${path}`, headers})

    it('stored media are served with their type and immutable caching', async () => {
      assert.ok(stored.length > 15)
      for (const path of stored) {
        const {statusCode, headers, rawPayload} = await get(path)
        assert.equal(statusCode, 200)
        assert.equal(headers['content-type'], mediaType(path))
        assert.equal(headers['cache-control'], IMMUTABLE)
        assert.equal(headers['x-content-type-options'], 'nosniff')
        assert.equal(headers['accept-ranges'], 'bytes')
        assert.equal(Number(headers['content-length']), rawPayload.length)
        assert.match(path, /\.[0-9a-f]{12}[.-]/)
      }
    })

    it('a film is served byte for byte as video/mp4', async () => {
      const {rawPayload, headers} = await get(pathOf('films/anna'))
      assert.deepEqual(rawPayload, mp4)
      assert.equal(headers['content-type'], 'video/mp4')
    })

    it('a stored SVG is served sanitized', async () => {
      const {payload} = await get(pathOf('wordmarks/'))
      assert.equal(payload, sanitizeSvg(svg.toString()).svg)
    })

    it('a picture is also served in smaller AVIF and WebP sizes', async () => {
      for (const end of ['-320.avif', '-320.webp', '-400.avif', '-400.webp']) {
        const {statusCode, headers} = await get(pathOf('pictures/large', end))
        assert.deepEqual([statusCode, headers['content-type']], [200, `image/${end.slice(5)}`])
      }
    })

    it('HEAD of a media file answers with the headers of GET and no body', async () => {
      const url = `/storage/${pathOf('films/bay')}`
      const [head, whole] = [await api.app.inject({method: 'HEAD', url}), await api.app.inject(url)]
      assert.equal(head.rawPayload.length, 0)
      for (const name of ['content-length', 'content-type', 'cache-control', 'accept-ranges']) {
        assert.equal(head.headers[name], whole.headers[name], name)
      }
    })

    const size = mp4.length
    const ranges: [string, number, number][] = [
      ['bytes=0-0', 0, 0],
      ['bytes=0-99', 0, 99],
      ['bytes=100-', 100, size - 1],
      ['bytes=-10', size - 10, size - 1],
      ['bytes=-99999', 0, size - 1],
      [`bytes=${size - 1}-99999`, size - 1, size - 1],
    ]
    for (const [range, start, end] of ranges) {
      it(`a request for the range ${range} answers 206 with that part`, async () => {
        const {statusCode, headers, rawPayload} = await get(pathOf('films/anna'), {range})
        assert.equal(statusCode, 206)
        assert.equal(headers['content-range'], `bytes ${start}-${end}/${size}`)
        assert.equal(headers['content-length'], `${end - start + 1}`)
        assert.deepEqual(rawPayload, mp4.subarray(start, end + 1))
      })
    }

    for (const range of [`bytes=${size}-`, 'bytes=99999-100000', 'bytes=5-4', 'bytes=-0']) {
      it(`a request for the unsatisfiable range ${range} answers 416`, async () => {
        const reply = readReply(await get(pathOf('films/anna'), {range}))
        assert.deepEqual([reply.status, reply.data], [416, null])
        assert.equal(reply.headers['content-range'], `bytes */${size}`)
        assert.equal(reply.headers['cache-control'], 'no-store')
      })
    }

    for (const range of ['bytes=0-1,5-6', 'lines=1-2', 'bytes=-', 'bytes=a-b', '']) {
      it(`a request with the unsupported range "${range}" answers the whole file`, async () => {
        const {statusCode, rawPayload} = await get(pathOf('films/anna'), {range})
        assert.deepEqual([statusCode, rawPayload.length], [200, size])
      })
    }

    it('a stored SVG is served with a policy that forbids scripts', async () => {
      const {headers} = await get(pathOf('wordmarks/'))
      assert.equal(headers['content-type'], 'image/svg+xml')
      assert.match(`${headers['content-security-policy']}`, /^default-src 'none';.*sandbox/)
      assert.doesNotMatch(`${headers['content-security-policy']}`, /script-src|allow-scripts/)
    })

    it('a misspelled media path answers 404 without caching', async () => {
      const path = pathOf('pictures/sea')
      const wrong = [path.replace('.', '.0'), `x${path}`, `${path}/x.png`]
      for (const other of [...wrong, 'pictures', 'pictures/', '', 'x.png', 'x'.repeat(1_900)]) {
        const {status, message, headers} = readReply(await get(other))
        assert.equal(status, 404, other)
        assert.match(message, /There is no such file|nothing at this address/)
        assert.equal(headers['cache-control'], 'no-store')
      }
    })

    it('stored files of unknown types answer 404', async () => {
      const file = join(await newDirectory(), 'page')
      await writeFile(file, '<script>alert(1)</script>')
      for (const path of ['page.html', 'page', 'page.js', 'page.svg.html', '.env', 'a.png.part']) {
        await api.storage.store(path, file)
        assert.equal((await get(path)).statusCode, 404, path)
        assert.equal((await api.app.inject(`/api/v1/user/media/${path}`)).statusCode, 404, path)
        await api.storage.remove(path)
      }
    })

    it('path traversal out of the storage answers 400 or 404', async () => {
      await writeFile(join(dataDir, 'secret.pdf'), pdf)
      const port = await listen(api.app)
      const before = bucket.requests.length
      const ways = ['..', '%2e%2e', '.%2E', '%252e%252e', '..%00', 'pictures/..%2f..', '..%5c..']
      const paths = ways.flatMap(way => [`${way}/secret.pdf`, `${way}%2Fsecret.pdf`])
      const whole = encodeURIComponent(join(dataDir, 'secret.pdf'))
      for (const path of [...paths, whole, `/${dataDir}/secret.pdf`, '%5C%5Cshare%5Csecret.pdf']) {
        for (const base of ['/storage', '/api/v1/user/media']) {
          const request = `GET ${base}/${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`
          const answer = await (await sendRaw(port, request)).closed
          assert.match(answer, /^HTTP\/1\.1 40[04] /, path)
          assert.doesNotMatch(answer, /%PDF/)
        }
      }
      // No request for a path outside the bucket is sent either.
      for (const request of bucket.requests.slice(before)) assert.doesNotMatch(request, / \//)
    })

    it('a brochure downloads as an attachment under its file name', async () => {
      const path = pathOf('documents/bay-plan')
      const {statusCode, headers, rawPayload} = await api.app.inject(`/api/v1/user/media/${path}`)
      assert.deepEqual([statusCode, headers['content-type']], [200, 'application/pdf'])
      const name = path.slice('documents/'.length)
      assert.equal(headers['content-disposition'], `attachment; filename*=UTF-8''${name}`)
      assert.equal(rawPayload.subarray(0, 8).toString(), '%PDF-1.4')
    })

    it('a brochure at its storage address opens in the browser, outside of a sandbox', async () => {
      const path = pathOf('documents/bay-plan')
      const {headers} = await get(path)
      const name = path.slice('documents/'.length)
      assert.equal(headers['content-disposition'], `inline; filename*=UTF-8''${name}`)
      assert.equal(headers['content-security-policy'], "frame-ancestors 'none'")
      assert.equal(headers['x-content-type-options'], 'nosniff')
      const picture = await get(pathOf('pictures/sea'))
      assert.equal(picture.headers['content-disposition'], undefined)
    })

    it('the download call answers 404 for missing files and non-brochures', async () => {
      for (const path of ['documents/none.pdf', pathOf('pictures/sea'), 'x', '%E2%80%9C.pdf']) {
        const {status, message, headers} = readReply(
          await api.app.inject(`/api/v1/user/media/${path}`),
        )
        assert.deepEqual([status, message], [404, 'There is no such file.'], path)
        assert.equal(headers['content-disposition'], undefined)
        assert.match(`${headers['content-type']}`, /^application\/json/)
      }
    })
  })
}
