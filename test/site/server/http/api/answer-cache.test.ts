import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import {
  type AnswerCache,
  createAnswerCache,
} from '../../../../../site/server/http/api/answer-cache.ts'
import type {Orm} from '../../../../../site/server/platform/db/connect.ts'

const CAPACITY = 100
const answer = (letter: string) => letter.repeat(CAPACITY / 4)

describe('answer cache in memory', () => {
  let cache: AnswerCache
  /** The version of the last import in the database. */
  let version: string | undefined
  const orm = {select: () => ({from: async () => (version ? [{version}] : [])})} as unknown as Orm
  let made: string[]
  const read = (key: string) =>
    cache.get(orm, key, async () => {
      made.push(key)
      return answer(key)
    })
  beforeEach(() => {
    cache = createAnswerCache({capacity: CAPACITY})
    version = 'first'
    made = []
  })

  it('the cache computes an answer once for consecutive requests', async () => {
    assert.equal(await read('a'), answer('a'))
    assert.equal(await read('a'), answer('a'))
    assert.deepEqual(made, ['a'])
  })

  it('concurrent requests share one computation of an answer', async () => {
    const slow = Promise.withResolvers<string>()
    let count = 0
    const answers = Array.from({length: 3}, () =>
      cache.get(orm, 'a', () => {
        count++
        return slow.promise
      }),
    )
    slow.resolve('late')
    assert.deepEqual(await Promise.all(answers), ['late', 'late', 'late'])
    assert.equal(count, 1)
  })

  it('the cache recomputes an answer when an import changed the content version', async () => {
    await read('a')
    version = 'second'
    await read('a')
    assert.deepEqual(made, ['a', 'a'])
  })

  it('the cache recomputes an answer on the next office day', async test => {
    test.mock.timers.enable({apis: ['Date'], now: new Date('2026-03-01T12:00:00Z')})
    await read('a')
    test.mock.timers.setTime(new Date('2026-03-02T12:00:00Z').valueOf())
    await read('a')
    assert.deepEqual(made, ['a', 'a'])
  })

  it('the cache stores no answer before the first import', async () => {
    version = undefined
    await read('a')
    await read('a')
    assert.deepEqual(made, ['a', 'a'])
  })

  it('the cache recomputes an answer after a failure', async () => {
    const failing = cache.get(orm, 'a', () => Promise.reject(new Error('the database is down')))
    await assert.rejects(failing, /is down/)
    assert.equal(await read('a'), answer('a'))
  })

  it('a full cache evicts the least recently used answer', async () => {
    for (const key of ['a', 'b', 'c', 'd', 'a', 'e']) await read(key)
    made = []
    for (const key of ['a', 'c', 'd', 'e']) await read(key)
    assert.deepEqual(made, [])
    await read('b')
    assert.deepEqual(made, ['b'])
  })
})
