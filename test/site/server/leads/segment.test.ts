import assert from 'node:assert/strict'
import {readFile, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {beforeEach, describe, it} from 'node:test'
import type {Lead} from '#server/leads/lead.ts'
import {appendLines, closeSegment, createSegment, readSegment} from '#server/leads/segment.ts'
import {leadOf} from '../support/leads/leads.ts'
import {newDirectory} from '../support/storage/directories.ts'
import {watchDisk} from '../support/storage/disk.ts'

const lineOf = (lead: Lead) => `${JSON.stringify(lead)}\n`
const sizeOf = (text: string) => Buffer.byteLength(text)

describe('spool segment', () => {
  let path: string
  beforeEach(async () => {
    path = join(await newDirectory(), '00000001.jsonl')
  })

  it('createSegment() creates an empty file and rejects an existing one', async () => {
    const {file, ...segment} = await createSegment(path)
    await file?.close()
    const isEmpty = {bytes: 0, waiting: 0, isWriting: false, damaged: 0}
    assert.deepEqual(segment, {path, name: '00000001.jsonl', ...isEmpty})
    await assert.rejects(createSegment(path), {code: 'EEXIST'})
  })

  it('appendLines() appends to the segment file and counts its bytes', async () => {
    const segment = await createSegment(path)
    await appendLines(segment, ['one\n', 'вилла\n'])
    await appendLines(segment, ['three\n'])
    await closeSegment(segment)
    const text = 'one\nвилла\nthree\n'
    assert.equal(await readFile(path, 'utf8'), text)
    assert.equal(segment.bytes, sizeOf(text))
  })

  it('a segment syncs its folder before its lines, one disk operation at a time', async test => {
    const disk = watchDisk(test)
    const segment = await createSegment(path)
    assert.equal(disk.syncsOf(dirname(path)), 1)
    await appendLines(segment, ['one\n'])
    assert.equal(disk.syncsOf(path), 1)
    await closeSegment(segment)
    disk.didOneThingAtATime()
    assert.deepEqual(disk.open, [])
  })

  it('a closed segment rejects further lines and may be closed again', async () => {
    const segment = await createSegment(path)
    await closeSegment(segment)
    await closeSegment(segment)
    await assert.rejects(appendLines(segment, ['late\n']), {message: '00000001.jsonl is closed'})
  })

  it('closeSegment() drops the file handle even when closing fails', async () => {
    const segment = await createSegment(path)
    await segment.file?.close()
    segment.file = Object.assign(Object.create(null), {
      close: () => Promise.reject(new Error('the disk is gone')),
    })
    await closeSegment(segment)
    assert.equal(segment.file, undefined)
  })

  describe('reading of a spool segment', () => {
    const [one, other] = [leadOf('Лейла'), leadOf('Omar')]
    const read = async (text: string) => {
      await writeFile(path, text)
      return readSegment(path)
    }
    const lines = (...leads: Lead[]) => leads.map(lead => ({lead, bytes: sizeOf(lineOf(lead))}))

    it('readSegment() returns each lead with its length in bytes', async () => {
      assert.deepEqual(await read(lineOf(one) + lineOf(other)), {
        lines: lines(one, other),
        damaged: 0,
      })
    })

    it('readSegment() returns no leads from an empty file', async () => {
      assert.deepEqual(await read(''), {lines: [], damaged: 0})
      assert.deepEqual(await read('\n\n'), {lines: [], damaged: 0})
    })

    it('readSegment() skips a torn last line without counting it as damaged', async () => {
      const torn = lineOf(other).slice(0, -9)
      assert.deepEqual(await read(lineOf(one) + torn), {lines: lines(one), damaged: 0})
    })

    it('readSegment() returns a complete last line without a line break', async () => {
      const text = lineOf(other).trimEnd()
      assert.deepEqual(await read(lineOf(one) + text), {
        lines: [...lines(one), {lead: other, bytes: sizeOf(text)}],
        damaged: 0,
      })
    })

    it('readSegment() counts lines that are not leads as damaged', async () => {
      const text = `${lineOf(one)}\0\0\n{"id":1}\n${lineOf(other)}`
      assert.deepEqual(await read(text), {lines: lines(one, other), damaged: 2})
    })
  })
})
