import assert from 'node:assert/strict'
import {readFile, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {beforeEach, describe, it} from 'node:test'
import type {Lead} from '../../../../site/server/leads/lead.ts'
import {
  appendLines,
  closeSegment,
  createSegment,
  readSegment,
} from '../../../../site/server/leads/segment.ts'
import {leadOf} from '../support/leads/leads.ts'
import {newDirectory} from '../support/storage/directories.ts'
import {watchDisk} from '../support/storage/disk.ts'

const lineOf = (lead: Lead) => `${JSON.stringify(lead)}\n`
const sizeOf = (text: string) => Buffer.byteLength(text)

describe('a file of the spool', () => {
  let path: string
  beforeEach(async () => {
    path = join(await newDirectory(), '00000001.jsonl')
  })

  it('begins empty, and is never one that is there already', async () => {
    const {file, ...segment} = await createSegment(path)
    await file?.close()
    const isEmpty = {bytes: 0, waiting: 0, isWriting: false, damaged: 0}
    assert.deepEqual(segment, {path, name: '00000001.jsonl', ...isEmpty})
    await assert.rejects(createSegment(path), {code: 'EEXIST'})
  })

  it('is written at its end, and knows its length in bytes', async () => {
    const segment = await createSegment(path)
    await appendLines(segment, ['one\n', 'вилла\n'])
    await appendLines(segment, ['three\n'])
    await closeSegment(segment)
    const text = 'one\nвилла\nthree\n'
    assert.equal(await readFile(path, 'utf8'), text)
    assert.equal(segment.bytes, sizeOf(text))
  })

  it('is on disk by its name before it is written, one thing after the other', async test => {
    const disk = watchDisk(test)
    const segment = await createSegment(path)
    assert.equal(disk.syncsOf(dirname(path)), 1)
    await appendLines(segment, ['one\n'])
    assert.equal(disk.syncsOf(path), 1)
    await closeSegment(segment)
    disk.didOneThingAtATime()
    assert.deepEqual(disk.open, [])
  })

  it('takes nothing more when it is closed, however often', async () => {
    const segment = await createSegment(path)
    await closeSegment(segment)
    await closeSegment(segment)
    await assert.rejects(appendLines(segment, ['late\n']), {message: '00000001.jsonl is closed'})
  })

  it('is done with even when closing it fails', async () => {
    const segment = await createSegment(path)
    await segment.file?.close()
    segment.file = Object.assign(Object.create(null), {
      close: () => Promise.reject(new Error('the disk is gone')),
    })
    await closeSegment(segment)
    assert.equal(segment.file, undefined)
  })

  describe('is read back', () => {
    const [one, other] = [leadOf('Лейла'), leadOf('Omar')]
    const read = async (text: string) => {
      await writeFile(path, text)
      return readSegment(path)
    }
    const lines = (...leads: Lead[]) => leads.map(lead => ({lead, bytes: sizeOf(lineOf(lead))}))

    it('with each lead and its length', async () => {
      assert.deepEqual(await read(lineOf(one) + lineOf(other)), {
        lines: lines(one, other),
        damaged: 0,
      })
    })

    it('empty when nothing is in it', async () => {
      assert.deepEqual(await read(''), {lines: [], damaged: 0})
      assert.deepEqual(await read('\n\n'), {lines: [], damaged: 0})
    })

    it('without a last line that is torn, which is no damage', async () => {
      const torn = lineOf(other).slice(0, -9)
      assert.deepEqual(await read(lineOf(one) + torn), {lines: lines(one), damaged: 0})
    })

    it('with a last line that lacks nothing but its break', async () => {
      const text = lineOf(other).trimEnd()
      assert.deepEqual(await read(lineOf(one) + text), {
        lines: [...lines(one), {lead: other, bytes: sizeOf(text)}],
        damaged: 0,
      })
    })

    it('with a count of the lines in between that are no leads', async () => {
      const text = `${lineOf(one)}\0\0\n{"id":1}\n${lineOf(other)}`
      assert.deepEqual(await read(text), {lines: lines(one, other), damaged: 2})
    })
  })
})
