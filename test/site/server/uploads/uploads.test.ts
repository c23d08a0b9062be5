import assert from 'node:assert/strict'
import {createHash} from 'node:crypto'
import {once} from 'node:events'
import {readdir, readFile, stat} from 'node:fs/promises'
import type {Socket} from 'node:net'
import {join} from 'node:path'
import {afterEach, before, describe, it, type TestContext} from 'node:test'
import sharp from 'sharp'
import {LARGEST_IMAGE, MEGABYTE} from '#kit/forms/files/limits.ts'
import type {KeptFile} from '#server/uploads/keep-files.ts'
import {listen, type StoredLead, startApi} from '../support/api/api.ts'
import {sendRaw} from '../support/api/socket.ts'
import {heic, jpegClaiming, pdf, phonePhoto, raster, svg} from '../support/content/media-samples.ts'
import {oneDatabase} from '../support/databases/databases.ts'
import {
  application,
  formBody,
  headOf,
  type Part,
  sendBody,
  sendForm,
  submission,
  uploaded,
} from '../support/leads/uploads.ts'
import {useRunning} from '../support/running.ts'
import {until} from '../support/until.ts'

const SCRIPT = '<script>alert(1)</script>'
const TOO_MANY = 'Please select only 5 images'
const NO_IMAGE = 'Invalid file format'
const TOO_LARGE =
  'Images can be up to 50 megapixels, JPEGs up to 250. Please choose a smaller version.'
const NO_RESUME = 'Invalid File Format'

const image = (content: Buffer | string, name = 'house.jpg', type = 'image/jpeg'): Part => ({
  ...{field: 'property_images', name, type, content},
})
const resume = (content: Buffer | string, name = 'cv.pdf', type = 'application/pdf'): Part => ({
  ...{field: 'media', name, type, content},
})
/** REQUEST_TIMEOUT of the server in milliseconds: longer than a busy machine may stall. */
const TIMEOUT = 2_000
/** Bytes that have to come within it. */
const MIN_BYTES = 4_000

/** A document of so many bytes. */
const pdfOf = (bytes: number) => Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length, 0x20)])

describe('uploaded files', () => {
  let port: number
  const api = useRunning(async () =>
    startApi({...(await oneDatabase.prepare()), REQUEST_TIMEOUT: `${TIMEOUT}`}),
  )
  before(async () => {
    port = await listen(api.app)
  })

  /** The lead that was stored last, and its files. */
  async function lastLead() {
    const lead = (await api.stored()).at(-1) as StoredLead
    const {property_images, media} = lead.payload as {
      property_images?: KeptFile[]
      media?: KeptFile
    }
    return {lead, images: property_images, media}
  }

  const contentOf = ({path}: KeptFile) => readFile(join(api.dataDir, path))
  const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

  describe('property images', () => {
    it('property images of every format are stored and named in the lead', async () => {
      const formats = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const
      const parts = await Promise.all(
        formats.map(async (format, n) => image(await raster(n, format), `room.${format}`)),
      )
      const {status, message} = await sendForm(port, 'addListWithUs', [...submission, ...parts])
      assert.deepEqual([status, message], [200, 'Your property has been submitted.'])
      const {lead, images} = await lastLead()
      assert.equal(lead.form, 'addListWithUs')
      const stored = images?.map(({path, name, type}) => [path, name, type])
      assert.deepEqual(
        stored,
        formats.map((format, n) => [
          `uploads/${lead.id}/${n + 1}.${format === 'jpeg' ? 'jpg' : format}`,
          `room.${format}`,
          `image/${format}`,
        ]),
      )
      for (const file of images ?? []) {
        const content = await contentOf(file)
        assert.deepEqual([file.size, file.sha256], [content.length, sha256(content)])
        assert.equal((await sharp(content).metadata()).width, 48)
        assert.equal((await stat(join(api.dataDir, file.path))).mode & 0o777, 0o600)
      }
    })

    it('property images lose their metadata and are rotated upright', async () => {
      const photo = await sharp(await raster(1, 'jpeg', 60, 40))
        .withExif({
          IFD0: {Make: 'A camera'},
          IFD3: {GPSLatitudeRef: 'N', GPSLatitude: '25/1 11/1 1/1'},
        })
        .withMetadata({orientation: 6})
        .jpeg()
        .toBuffer()
      assert.ok((await sharp(photo).metadata()).exif?.includes('A camera'))
      await sendForm(port, 'addListWithUs', [...submission, image(photo)])
      const {images} = await lastLead()
      const {exif, xmp, iptc, orientation, width, height} = await sharp(
        await contentOf(images?.[0] as KeptFile),
      ).metadata()
      assert.deepEqual([exif, xmp, iptc, orientation], [undefined, undefined, undefined, undefined])
      assert.deepEqual([width, height], [40, 60])
    })

    it('a photo whose scan header is unusual, as that of some phones, is stored', async () => {
      const photo = await phonePhoto(6)
      await assert.rejects(sharp(photo).stats(), /Invalid SOS parameters/)
      const {status} = await sendForm(port, 'addListWithUs', [...submission, image(photo)])
      assert.equal(status, 200)
      const {images} = await lastLead()
      const {channels} = await sharp(await contentOf(images?.[0] as KeptFile)).stats()
      assert.equal(channels.length, 3)
    })

    it('a photo of more than 50 megapixels is stored smaller, and upright', async () => {
      const photo = await sharp({
        create: {width: 9_000, height: 6_000, channels: 3, background: '#888'},
      })
        .toColourspace('b-w')
        .withMetadata({orientation: 6})
        .jpeg()
        .toBuffer()
      const {status} = await sendForm(port, 'addListWithUs', [...submission, image(photo)])
      assert.equal(status, 200)
      const {images} = await lastLead()
      const {width, height} = await sharp(await contentOf(images?.[0] as KeptFile)).metadata()
      assert.deepEqual([width, height], [3651, 5477])
    })

    it('a PNG property image keeps each of its pixels', async () => {
      const drawn = await raster(3, 'png', 200, 100)
      await sendForm(port, 'addListWithUs', [...submission, image(drawn, 'plan.png', 'image/png')])
      const {images} = await lastLead()
      const storedImage = await contentOf(images?.[0] as KeptFile)
      const pixels = (content: Buffer) => sharp(content).raw().toBuffer()
      assert.deepEqual(await pixels(storedImage), await pixels(drawn))
    })

    it('a property image loses a script appended to it', async () => {
      const hiding = Buffer.concat([await raster(2, 'gif'), Buffer.from(SCRIPT)])
      const sent = await sendForm(port, 'addListWithUs', [
        ...submission,
        image(hiding, 'x.gif', 'image/gif'),
      ])
      assert.equal(sent.status, 200)
      const {images} = await lastLead()
      assert.equal((await contentOf(images?.[0] as KeptFile)).includes('script'), false)
    })

    it('property images without a type are recognized by their content', async () => {
      for (const type of [undefined, '', 'application/octet-stream']) {
        const part = {...image(await raster(4)), type}
        assert.equal((await sendForm(port, 'addListWithUs', [...submission, part])).status, 200)
        assert.equal((await lastLead()).images?.[0]?.type, 'image/png')
      }
    })

    const names: [string, string][] = [
      ['../../../etc/passwd.png', 'passwd.png'],
      ['..\\..\\boot.png', 'boot.png'],
      ['a\0b.png', 'ab.png'],
      ['house\u202egnp.exe', 'housegnp.exe'],
      ['shell.php.png', 'shell.php.png'],
      ['n'.repeat(300), `…${'n'.repeat(119)}`],
    ]
    for (const [given, plain] of names) {
      it(`an image called ${JSON.stringify(given).slice(0, 30)} gets a safe name`, async () => {
        const part = image(await raster(5), given)
        assert.equal((await sendForm(port, 'addListWithUs', [...submission, part])).status, 200)
        const {lead, images} = await lastLead()
        assert.deepEqual(
          [images?.[0]?.path, images?.[0]?.name],
          [`uploads/${lead.id}/1.png`, plain],
        )
      })
    }

    it('property images may be omitted, also with an empty file field', async () => {
      const nothing = image('', '', 'application/octet-stream')
      assert.equal((await sendForm(port, 'addListWithUs', [...submission, nothing])).status, 200)
      assert.equal((await lastLead()).images, undefined)
      const values = Object.fromEntries(submission.map(({field, content}) => [field, content]))
      assert.equal((await api.post('addListWithUs', values)).status, 200)
    })
  })

  describe('resumes', () => {
    it('a resume is stored byte for byte', async () => {
      const content = pdfOf(MEGABYTE)
      const sent = await sendForm(port, 'applyForJobApplication', [...application, resume(content)])
      assert.deepEqual([sent.status, sent.message], [200, 'Your application has been submitted.'])
      const {lead, media} = await lastLead()
      assert.equal(media?.path, `uploads/${lead.id}/1.pdf`)
      assert.equal(sha256(await contentOf(media as KeptFile)), sha256(content))
    })

    it('a resume one byte below 10 MB is accepted', async () => {
      const content = pdfOf(10 * MEGABYTE - 1)
      const sent = await sendForm(port, 'applyForJobApplication', [...application, resume(content)])
      assert.equal(sent.status, 200)
    })

    const beginnings: [what: string, before: string][] = [
      ['a byte order mark', '\ufeff'],
      ['blank lines', '\r\n\n  '],
      ['commands for a printer', '\x1b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n'],
      ['1,019 other bytes', '\0'.repeat(1_019)],
    ]
    for (const [what, before] of beginnings) {
      it(`a resume with ${what} before its header is stored byte for byte`, async () => {
        const content = Buffer.concat([Buffer.from(before), pdf])
        const part = resume(content, 'cv.pdf', '')
        const {status} = await sendForm(port, 'applyForJobApplication', [...application, part])
        assert.equal(status, 200)
        const {media} = await lastLead()
        assert.deepEqual(
          [media?.type, await contentOf(media as KeptFile)],
          ['application/pdf', content],
        )
      })
    }

    it('a job application without a resume is accepted', async () => {
      assert.equal((await sendForm(port, 'applyForJobApplication', application)).status, 200)
      assert.equal((await lastLead()).media, undefined)
    })

    it('a stored resume gets 404 at every public address that might expose it', async () => {
      await sendForm(port, 'applyForJobApplication', [...application, resume(pdf)])
      const {media} = await lastLead()
      const {path = ''} = media ?? {}
      for (const address of [
        `/${path}`,
        `/storage/${path}`,
        `/storage/../${path}`,
        `/storage/%2e%2e/${path}`,
        `/storage/..%2f${path.replaceAll('/', '%2f')}`,
        `/api/v1/user/media/${path}`,
        `/api/v1/user/media/..%2f..%2f${path.replaceAll('/', '%2f')}`,
      ]) {
        const {closed} = await sendRaw(
          port,
          `GET ${address} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
        )
        assert.match(await closed, /^HTTP\/1.1 404 /, address)
      }
    })
  })

  describe('rejected uploads', () => {
    let before: string[] = []
    let count = 0
    const remember = async () => {
      before = await uploaded(api.dataDir)
      count = (await api.stored()).length
    }
    afterEach(async () => {
      assert.deepEqual(await uploaded(api.dataDir), before)
      assert.equal((await api.stored()).length, count)
    })

    /** A small PNG whose header claims 2,500 million pixels. */
    const sendTooMany = async () => {
      const png = await raster(1)
      png.writeUInt32BE(50_000, 16)
      png.writeUInt32BE(50_000, 20)
      return png
    }
    const images: [string, () => Promise<Part[]>, string][] = [
      ['six images', async () => Array.from({length: 6}, () => image(svg)), TOO_MANY],
      ['nine images', async () => Array.from({length: 9}, () => image(svg)), TOO_MANY],
      ['a text that calls itself a JPEG', async () => [image('a text')], NO_IMAGE],
      ['an SVG with a script', async () => [image(svg, 'x.png', 'image/png')], NO_IMAGE],
      ['an HTML page', async () => [image(`<html>${SCRIPT}`, 'x.gif', 'image/gif')], NO_IMAGE],
      [
        'a script that begins like a GIF',
        async () => [image('GIF89a/*pixels*/=alert(1)')],
        NO_IMAGE,
      ],
      ['half of an image', async () => [image((await raster(1)).subarray(0, 60))], NO_IMAGE],
      ['an image of 2,500 megapixels', async () => [image(await sendTooMany())], TOO_LARGE],
      ['a JPEG of 256 megapixels', async () => [image(await jpegClaiming(16_000))], TOO_LARGE],
      ['a HEIC photo', async () => [image(heic, 'house.heic', '')], NO_IMAGE],
      [
        'a photo that was cut off',
        async () => [image((await raster(1, 'jpeg', 400, 200)).subarray(0, -200))],
        NO_IMAGE,
      ],
      ['a PDF as an image', async () => [image(pdf, 'x.jpg')], NO_IMAGE],
      ['an empty image', async () => [image('')], NO_IMAGE],
      ['a text without a type', async () => [{...image('a text'), type: undefined}], NO_IMAGE],
      [
        'an image of more than 20 MB',
        async () => [image(Buffer.concat([await raster(1), Buffer.alloc(LARGEST_IMAGE)]))],
        'Each image can be up to 20 MB.',
      ],
      ['a valid and an invalid image', async () => [image(await raster(1)), image('x')], NO_IMAGE],
    ]
    for (const [what, parts, message] of images) {
      it(`an upload of ${what} gets 422 and leaves no file`, async () => {
        await remember()
        const sent = await sendForm(port, 'addListWithUs', [...submission, ...(await parts())])
        assert.deepEqual([sent.status, sent.errors], [422, {property_images: message}])
      })
    }

    const resumes: [string, Part[], string][] = [
      ['a resume of exactly 10 MB', [resume(pdfOf(10 * MEGABYTE))], NO_RESUME],
      ['an image that calls itself a PDF', [resume(Buffer.from('\x89PNG\r\n'))], NO_RESUME],
      ['HTML before a PDF', [resume(Buffer.concat([Buffer.from(SCRIPT), pdf]))], NO_RESUME],
      [
        'a resume whose header begins after 1,019 bytes',
        [resume(Buffer.concat([Buffer.alloc(1_020), pdf]))],
        NO_RESUME,
      ],
      ['an empty resume', [resume('')], NO_RESUME],
      ['two resumes', [resume(pdf), resume(pdf)], 'media must be one file.'],
    ]
    for (const [what, parts, message] of resumes) {
      it(`an upload of ${what} gets 422 and leaves no file`, async () => {
        await remember()
        const sent = await sendForm(port, 'applyForJobApplication', [...application, ...parts])
        assert.deepEqual([sent.status, sent.errors], [422, {media: message}])
      })
    }

    it('a file in an unknown form field is not stored', async () => {
      await sendForm(port, 'applyForJobApplication', [
        ...application,
        {...resume(pdf), field: 'virus'},
      ])
      const {lead} = await lastLead()
      assert.deepEqual(await readdir(join(api.dataDir, 'uploads', lead.id)), [])
      await remember()
    })

    it('a valid image in an incomplete form gets 422 and leaves no file', async () => {
      await remember()
      const parts = [...submission.slice(1), image(await raster(1))]
      const sent = await sendForm(port, 'addListWithUs', parts)
      assert.deepEqual([sent.status, sent.errors], [422, {name: 'Required! '}])
    })

    it('an upload whose body ends too early gets 400 and leaves no file', async () => {
      await remember()
      const body = formBody([...submission, image(await raster(1))], '')
      const {status, message} = await sendBody(port, 'addListWithUs', body.subarray(0, -20))
      assert.deepEqual([status, /not well-formed/.test(message)], [400, true])
    })

    it('an upload whose body has no boundary gets 400 and leaves no file', async () => {
      await remember()
      const head = headOf('addListWithUs', 4).replace(/; boundary=\S+/, '')
      const {closed} = await sendRaw(port, `${head}none`)
      assert.match(await closed, /^HTTP\/1.1 400 /)
    })

    it('an upload with a field called __proto__ gets 400 and leaves no file', async () => {
      await remember()
      const withPrototypeField = [...submission, {field: '__proto__', content: 'x'}]
      assert.equal((await sendForm(port, 'addListWithUs', withPrototypeField)).status, 400)
    })

    it('an upload with a thousand parts gets 413 and leaves no file', async () => {
      await remember()
      const parts = Array.from({length: 1_000}, (_, n) => ({field: `f${n}`, content: 'x'}))
      assert.equal((await sendForm(port, 'addListWithUs', parts)).status, 413)
    })

    it('an upload whose connection is cut leaves no file', async () => {
      await remember()
      const body = formBody([...submission, image(await raster(1))])
      const {socket, closed} = await sendRaw(port, headOf('addListWithUs', body.length + 1_000_000))
      socket.write(body)
      await uploadStarted()
      socket.destroy()
      await closed
      await filesRemoved(before)
    })

    it('an upload that stalls gets 408 and leaves no file', async test => {
      await remember()
      const {closed, passTimeout} = await startSlowly(test)
      passTimeout()
      passTimeout()
      assert.match(await closed, /^HTTP\/1.1 408 /)
      await filesRemoved(before)
    })

    it('an idempotency key reused with another file gets 409 and leaves no file', async () => {
      const more = 'idempotency-key: a-key\r\n'
      const send = async (content: Buffer) =>
        (await sendForm(port, 'applyForJobApplication', [...application, resume(content)], more))
          .status
      assert.equal(await send(pdf), 200)
      await remember()
      assert.equal(await send(pdfOf(5_000)), 409)
      // The same file again is accepted and not stored twice.
      assert.equal(await send(pdf), 200)
    })

    const uploadStarted = () =>
      until(async () => (await uploaded(api.dataDir)).length !== before.length)
    const filesRemoved = (expected: string[]) =>
      until(async () => (await uploaded(api.dataDir)).length === expected.length)
  })

  describe('uploads on a slow connection', () => {
    it('a slow upload with steady progress may exceed the request timeout', async test => {
      const {closed, send, passTimeout, rest} = await startSlowly(test)
      for (let n = 0; n < 4; n++) {
        await send(MIN_BYTES)
        passTimeout()
      }
      rest()
      assert.match(await closed, /^HTTP\/1.1 200 /)
    })

    it('an upload that sends hardly any bytes gets 408', async test => {
      const {closed, send, passTimeout} = await startSlowly(test)
      await send(MIN_BYTES)
      passTimeout()
      await send(MIN_BYTES - 1)
      passTimeout()
      assert.match(await closed, /^HTTP\/1.1 408 /)
    })
  })

  /** An application whose bytes come when they are sent, before the server's clock goes on. */
  async function startSlowly({mock}: TestContext) {
    mock.timers.enable({apis: ['setInterval']})
    const body = formBody([...application, resume(pdfOf(60_000))])
    const head = headOf('applyForJobApplication', body.length)
    const connected = once(api.app.server, 'connection') as Promise<[Socket]>
    const {socket, closed} = await sendRaw(port, head)
    const [connection] = await connected
    let sent = 0
    const send = async (bytes: number) => {
      socket.write(body.subarray(sent, sent + bytes))
      sent += bytes
      await until(() => connection.bytesRead === head.length + sent)
    }
    const known = (await uploaded(api.dataDir)).length
    await send(MIN_BYTES)
    await until(async () => (await uploaded(api.dataDir)).length > known)
    return {
      closed,
      send,
      passTimeout: () => mock.timers.tick(TIMEOUT),
      rest: () => socket.write(body.subarray(sent)),
    }
  }
})
