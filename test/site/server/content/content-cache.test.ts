import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import {type ContentCache, contentCache} from '#server/content/versions/content-cache.ts'

const CAPACITY = 100

interface Text {
  text: string
  onGrow: () => void
}

describe('cache of what is made from the content', () => {
  let cache: ContentCache<Text>
  /** The version of the last import. */
  let version: string | undefined | Promise<never>
  let made: string[]
  const answer = (letter: string, times = CAPACITY / 4) => letter.repeat(times)
  const read = async (key: string, make = async () => answer(key)) => {
    const making = async () => {
      made.push(key)
      return {text: await make(), onGrow() {}}
    }
    const isKept = (await cache.renew()) !== undefined
    return await (isKept ? (cache.get(key) ?? cache.add(key, making())) : making())
  }
  beforeEach(() => {
    version = 'first'
    made = []
    cache = contentCache(
      {current: () => version},
      {
        name: 'texts',
        capacity: CAPACITY,
        largest: CAPACITY / 2,
        isKept: ({text}) => !text.startsWith('incomplete'),
        sizeOf(value, onGrow) {
          value.onGrow = onGrow
          return value.text.length
        },
      },
    )
  })

  it('consecutive requests are answered from memory', async () => {
    await read('a')
    assert.equal((await read('a')).text, answer('a'))
    assert.deepEqual(made, ['a'])
  })

  it('concurrent requests wait for one and the same answer', async () => {
    const slow = Promise.withResolvers<string>()
    const answers = Array.from({length: 3}, () => read('a', () => slow.promise))
    slow.resolve('late')
    const texts = (await Promise.all(answers)).map(({text}) => text)
    assert.deepEqual(texts, ['late', 'late', 'late'])
    assert.deepEqual(made, ['a'])
  })

  it('an import invalidates everything that was cached', async () => {
    await read('a')
    version = 'second'
    await read('a')
    assert.deepEqual(made, ['a', 'a'])
  })

  it('a value that was begun before an import is not cached after it', async () => {
    const slow = Promise.withResolvers<string>()
    const early = read('a', () => slow.promise)
    await cache.renew()
    version = 'second'
    await read('b')
    slow.resolve('of the first')
    assert.equal((await early).text, 'of the first')
    assert.equal((await read('a')).text, answer('a'))
  })

  it('the next day of the office invalidates everything that was cached', async test => {
    test.mock.timers.enable({apis: ['Date'], now: new Date('2026-03-01T12:00:00Z')})
    await read('a')
    test.mock.timers.setTime(new Date('2026-03-02T12:00:00Z').valueOf())
    await read('a')
    assert.deepEqual(made, ['a', 'a'])
  })

  it('nothing is kept before the first import, nor while no version can be read', async () => {
    for (const unknown of [undefined, Promise.reject(new Error('the database is down'))]) {
      version = unknown
      made = []
      await read('a')
      await read('a')
      assert.deepEqual(made, ['a', 'a'])
    }
  })

  it('a failure and an incomplete answer are not kept', async () => {
    const failing = read('a', () => Promise.reject(new Error('the database is down')))
    await assert.rejects(failing, /is down/)
    await read('a', async () => 'incomplete')
    assert.equal((await read('a')).text, answer('a'))
  })

  it('a full cache forgets the least recently used answer', async () => {
    for (const key of ['a', 'b', 'c', 'd', 'a', 'e']) await read(key)
    made = []
    for (const key of ['a', 'c', 'd', 'e']) await read(key)
    assert.deepEqual(made, [])
    await read('b')
    assert.deepEqual(made, ['b'])
  })

  it('an answer that grows pushes out others, and itself when it is too large', async () => {
    for (const key of ['a', 'b', 'c', 'd']) await read(key)
    const grown = await read('d')
    grown.text = answer('d', CAPACITY / 2)
    grown.onGrow()
    made = []
    for (const key of ['d', 'b', 'c']) await read(key)
    assert.deepEqual(made, [])
    grown.text = answer('d', CAPACITY)
    grown.onGrow()
    await read('d')
    assert.deepEqual(made, ['d'])
  })
})
