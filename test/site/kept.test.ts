/** What takes many calls to make is made seldom, and once for all. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {kept} from '../../site/server/found/kept.ts'

function start() {
  const made = {count: 0, time: 0, fails: false}
  const make = async () => {
    made.count++
    if (made.fails) throw new Error('no answer')
    return made.count
  }
  return {made, get: kept(make, {fresh: 100, rest: 10, now: () => made.time})}
}

describe('what is kept', () => {
  it('is made once for all who wait', async () => {
    const {get} = start()
    assert.deepEqual(await Promise.all([get(), get(), get()]), [1, 1, 1])
  })

  it('is made anew when it is old', async () => {
    const {made, get} = start()
    await get()
    made.time = 99
    assert.equal(await get(), 1)
    made.time = 100
    assert.equal(await get(), 2)
  })

  it('stands when it cannot be made anew, and the maker is left in peace for a while', async () => {
    const {made, get} = start()
    await get()
    made.fails = true
    made.time = 100
    assert.deepEqual([await get(), await get()], [1, 1])
    assert.equal(made.count, 2)
    made.fails = false
    made.time = 110
    assert.equal(await get(), 3)
  })

  it('is tried again at once as long as there was none', async () => {
    const {made, get} = start()
    made.fails = true
    await assert.rejects(Promise.all([get(), get()]))
    made.fails = false
    assert.equal(await get(), 2)
  })
})
