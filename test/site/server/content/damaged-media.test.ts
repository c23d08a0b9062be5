import assert from 'node:assert/strict'
import {writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {afterEach, describe, it} from 'node:test'
import {checkFolder} from '#server/content/import/check-folder.ts'
import {decodingFault} from '#server/content/media/decode-media.ts'
import {filmFault} from '#server/content/media/film-boxes.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {inEnglish} from '../../../../site/app/shared-with-server/message.ts'
import {addFile, newFolder} from '../support/content/content.ts'
import {
  box,
  mp4,
  mp4With,
  mp4WithoutStream,
  phonePhoto,
  raster,
} from '../support/content/media-samples.ts'
import {newDirectory} from '../support/storage/directories.ts'

describe('check of MP4 files', () => {
  const faultOf = async (content: Uint8Array) => {
    const file = join(await newDirectory(), 'film.mp4')
    await writeFile(file, content)
    const fault = await filmFault(file)
    return fault && inEnglish(fault)
  }
  const head = box('ftyp', Buffer.from('mp42'))
  const index = box('moov', Buffer.alloc(0))
  const pictures = box('mdat', Buffer.alloc(100))

  it('a film whose boxes fit its size is valid in any order of boxes', async () => {
    assert.equal(await faultOf(mp4), undefined)
    assert.equal(await faultOf(mp4With('a note')), undefined)
    assert.equal(await faultOf(Buffer.concat([head, pictures, index])), undefined)
  })

  it('a film with an open-ended last box or a 64-bit length is valid', async () => {
    const toTheEnd = Buffer.concat([Buffer.from('\0\0\0\0mdat', 'latin1'), Buffer.alloc(50)])
    assert.equal(await faultOf(Buffer.concat([head, index, toTheEnd])), undefined)
    const long = Buffer.from('\0\0\0\u0001mdat\0\0\0\0\0\0\0\u0014four', 'latin1')
    assert.equal(await faultOf(Buffer.concat([head, index, long])), undefined)
  })

  it('a damaged film is rejected with the reason', async () => {
    const damaged: [Uint8Array, RegExp][] = [
      [Buffer.concat([head, index]), /no "mdat" box.*ffmpeg/],
      [Buffer.concat([head, index, index, pictures]), /2 "moov" boxes/],
      [Buffer.concat([head, pictures]), /0 "moov" boxes/],
      [Buffer.concat([index, pictures]), /begin with "ftyp"/],
      [mp4.subarray(0, -1), /do not fit its size/],
      [Buffer.concat([head, index, pictures, Buffer.alloc(30, 0xaf)]), /do not fit its size/],
      [Buffer.alloc(0), /do not fit its size/],
    ]
    for (const [content, says] of damaged) assert.match(`${await faultOf(content)}`, says)
  })
})

describe('check of a truncated picture', () => {
  it('a truncated picture is reported only when the check decodes pictures', async () => {
    const whole = await raster(3, 'jpeg', 400, 200)
    const directory = await newFolder(addFile('media/pictures/large.jpg', whole.subarray(0, -200)))
    const check = async (decode: boolean) =>
      (await checkFolder(directory, officeDay(), {decode})).problems.map(({says}) => says)
    assert.deepEqual(await check(false), [])
    const [problem = '', ...more] = await check(true)
    assert.match(problem, /cannot be decoded \(.+\)\. Save it again/)
    assert.deepEqual(new Set(more), new Set(more.length ? [problem] : []))
  })
})

describe('check of a photo whose scan header is unusual', () => {
  it('the check of content reports a photo that makes the decoder warn', async () => {
    const file = join(await newDirectory(), 'phone.jpg')
    await writeFile(file, await phonePhoto(4))
    assert.match(`${await decodingFault(file)}`, /cannot be decoded \(.*Invalid SOS parameters/)
  })
})

describe('check of a film that is decoded by ffmpeg', () => {
  const {PATH} = process.env
  afterEach(() => {
    process.env.PATH = PATH
  })

  /** The check of a film on a machine whose only program is this ffmpeg. */
  const faultWith = async (ffmpeg: string, mode: number) => {
    const directory = await newDirectory()
    const film = join(directory, 'film.mp4')
    await writeFile(film, mp4WithoutStream)
    await writeFile(join(directory, 'ffmpeg'), ffmpeg, {mode})
    process.env.PATH = directory
    return decodingFault(film)
  }

  it('a film that ffmpeg cannot decode is reported with the first line of what it says', async () => {
    const ffmpeg = '#!/bin/sh\necho "no stream" >&2\necho "another line" >&2\nexit 1\n'
    const says = 'cannot be decoded (no stream). Encode the film again.'
    assert.equal(await faultWith(ffmpeg, 0o700), says)
  })

  it('a film that ffmpeg decodes is valid', async () => {
    assert.equal(await faultWith('#!/bin/sh\nexit 0\n', 0o700), undefined)
  })

  it('a film is not called damaged by a user who may not start ffmpeg', async () => {
    assert.equal(await faultWith('', 0o600), undefined)
  })
})
