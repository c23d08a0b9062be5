import assert from 'node:assert/strict'
import {afterEach, describe, it} from 'node:test'
import {type HashingPlace, inHashingQueue, TooManyHashes} from '#desk/access/hashing-queue.ts'

describe('the queue for hashing passwords', () => {
  const finish: (() => void)[] = []
  const entered: Promise<unknown>[] = []
  let running = 0
  let isEnding = false
  afterEach(async () => {
    isEnding = true
    for (const one of finish.splice(0)) one()
    await Promise.all(entered.splice(0))
    isEnding = false
  })

  /** Resolves to true when there is a place; the work goes on until the test ends. */
  async function enter(place: HashingPlace) {
    const work = async () => {
      running++
      if (!isEnding) await new Promise<void>(resolve => finish.push(resolve))
      running--
    }
    const isRefused = inHashingQueue(place, work).then(
      () => false,
      error => error instanceof TooManyHashes,
    )
    entered.push(isRefused)
    return !(await Promise.race([isRefused, Promise.resolve().then(() => false)]))
  }
  async function enterAll(places: HashingPlace[]) {
    const answers: boolean[] = []
    for (const place of places) answers.push(await enter(place))
    return answers.filter(Boolean).length
  }
  const networks = (count: number) =>
    Array.from({length: count}, (_, n) => ({network: `203.0.113.${n}`}))

  it('hashes two at once, and lets the others wait', async () => {
    assert.equal(await enterAll(networks(5)), 5)
    assert.deepEqual([running, finish.length], [2, 2])
    finish.shift()?.()
    while (finish.length < 2) await Promise.resolve()
    assert.equal(running, 2)
  })

  it('the queue has one place for each network, and three for each /48 of IPv6', async () => {
    assert.equal(await enterAll([{network: '203.0.113.1'}, {network: '203.0.113.1'}]), 1)
    const wider = '2001:db8:1'
    const ofOne = ['a', 'b', 'c', 'd'].map(end => ({network: `${wider}:${end}`, wider}))
    assert.equal(await enterAll(ofOne), 3)
    assert.equal(await enter({network: '2001:db8:2:a', wider: '2001:db8:2'}), true)
  })

  it('keeps half of its places for browsers that signed in before', async () => {
    assert.equal(await enterAll(networks(26)), 11)
    const colleagues = Array.from({length: 12}, (_, n) => ({
      ...{network: '198.51.100.1', browser: `browser ${n}`},
    }))
    assert.equal(await enterAll(colleagues), 11)
  })

  it('the queue has one place for each known browser', async () => {
    const own = {network: '203.0.113.1', browser: 'of Layla'}
    assert.equal(await enterAll([own, own]), 1)
  })
})
