/** The boxes of an MP4 file: enough to detect a film that no player opens. */
import {open} from 'node:fs/promises'
import {type Message, message} from '../../../app/shared-with-server/message.ts'

interface Box {
  type: string
  /** The end, in bytes from the file's beginning. */
  end: number
}

/** Undefined for a sound film; what is wrong with another, and how to repair it. */
export async function filmFault(file: string): Promise<Message | undefined> {
  const {boxes, size} = await readBoxes(file)
  const count = (type: string) => boxes.filter(box => box.type === type).length
  if (boxes.at(-1)?.end !== size) return broken(message(/*i18n*/ 'its parts do not fit its size'))
  if (boxes[0]?.type !== 'ftyp') return broken(message(/*i18n*/ 'it does not begin with "ftyp"'))
  if (count('moov') !== 1) {
    const moov = {count: count('moov')}
    return broken(message(/*i18n*/ 'it has {count} "moov" boxes instead of one', moov))
  }
  if (count('mdat') === 0) return broken(message(/*i18n*/ 'it has no "mdat" box, so no pictures'))
  return undefined
}

/** As far as they can be read; a box that is none ends the list. */
async function readBoxes(file: string) {
  const handle = await open(file)
  try {
    const {size} = await handle.stat()
    const boxes: Box[] = []
    const head = Buffer.alloc(16)
    let start = 0
    while (start + 8 <= size) {
      await handle.read(head, 0, 16, start)
      const type = head.toString('latin1', 4, 8)
      const length = lengthOf(head, size - start)
      if (!/^[\w\- ©]{4}$/.test(type) || length < 8 || start + length > size) break
      boxes.push({type, end: start + length})
      start += length
    }
    return {boxes, size}
  } finally {
    await handle.close()
  }
}

/** 0 means to the end of the file, 1 that the length follows the type in 64 bits. */
function lengthOf(head: Buffer, rest: number) {
  const short = head.readUInt32BE(0)
  if (short === 0) return rest
  return short === 1 ? Number(head.readBigUInt64BE(8)) : short
}

const broken = (why: Message): Message => ({
  ...message(/*i18n*/ 'is a damaged film: {why}. Encode it again.', {why}),
  inFiles: 'For example: `ffmpeg -i film.mp4 -movflags +faststart new.mp4`.',
})
