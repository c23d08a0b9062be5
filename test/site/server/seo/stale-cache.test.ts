/** Values that take many calls are computed rarely, and once for all callers. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {staleCache} from '#server/seo/stale-cache.ts'

function start() {
  const state = {computed: 0, time: 0, fails: false, version: 'first'}
  const compute = async () => {
    state.computed++
    if (state.fails) throw new Error('no answer')
    return state.computed
  }
  return {
    state,
    get: staleCache(compute, {
      ...{maxAgeMs: 100, backoffMs: 10, now: () => state.time},
      version: async () => {
        if (!state.version) throw new Error('the database is down')
        return state.version
      },
    }),
  }
}

describe('stale cache of sitemaps and feeds', () => {
  it('the cache computes a value once for concurrent requests', async () => {
    const {get} = start()
    assert.deepEqual(await Promise.all([get(), get(), get()]), [1, 1, 1])
  })

  it('the cache computes a value again when it has expired', async () => {
    const {state, get} = start()
    await get()
    state.time = 99
    assert.equal(await get(), 1)
    state.time = 100
    assert.equal(await get(), 2)
  })

  it('the cache serves the stale value when a refresh fails, and backs off', async () => {
    const {state, get} = start()
    await get()
    state.fails = true
    state.time = 100
    assert.deepEqual([await get(), await get()], [1, 1])
    assert.equal(state.computed, 2)
    state.fails = false
    state.time = 110
    assert.equal(await get(), 3)
  })

  it('the cache computes a value again as soon as its content is another', async () => {
    const {state, get} = start()
    await get()
    state.version = 'second'
    assert.deepEqual(await Promise.all([get(), get()]), [2, 2])
    state.version = ''
    assert.equal(await get(), 2, 'while nothing is known')
  })

  it('the cache retries on the next request when a failure left no stale value', async () => {
    const {state, get} = start()
    state.fails = true
    await assert.rejects(Promise.all([get(), get()]))
    state.fails = false
    assert.equal(await get(), 2)
  })
})
