import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import fc from 'fast-check'
import {jsonLine, readJsonLines} from '#server/platform/json-lines.ts'
import {assertProperty} from '../../../support/property-based.ts'

/** The bytes in chunks of this size, which may cut a character in two. */
const inChunks = (text: string, size: number) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      const bytes = Buffer.from(text)
      for (let at = 0; at < bytes.length; at += size) {
        controller.enqueue(bytes.subarray(at, at + size))
      }
      controller.close()
    },
  })

async function read(text: string, size = 7) {
  const values: unknown[] = []
  for await (const value of readJsonLines(inChunks(text, size))) values.push(value)
  return values
}

describe('lines of JSON', () => {
  it('values with any text are the same after they were written and read, in chunks of any size', async () => {
    const texts = fc.array(fc.object({key: fc.string({unit: 'binary'}), maxDepth: 1}))
    await assertProperty(
      fc.asyncProperty(texts, fc.integer({min: 1, max: 40}), async (values, size) => {
        const plain = JSON.parse(JSON.stringify(values)) as unknown[]
        assert.deepEqual(await read(plain.map(jsonLine).join(''), size), plain)
      }),
    )
  })

  it('every separator of lines within a text is escaped', () => {
    assert.equal(jsonLine('a\u2028b\u2029c\nd\re'), '"a\\u2028b\\u2029c\\nd\\re"\n')
  })

  it('a line ends at a line feed alone, as an older server wrote it', async () => {
    const text = '{"a":"\u2028\u2029\u0085"}\n{"b":"\u2029"}'
    assert.deepEqual(await read(text), [{a: '\u2028\u2029\u0085'}, {b: '\u2029'}])
  })

  it('the error for a line that is not JSON quotes nothing of it', async () => {
    await assert.rejects(read('{"name":"Layla'), {message: 'A line is not JSON.'})
  })
})
