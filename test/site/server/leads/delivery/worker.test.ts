import assert from 'node:assert/strict'
import {beforeEach, describe, it, type TestContext} from 'node:test'
import {setImmediate as nextTurn} from 'node:timers/promises'
import {type Channel, NotDelivered} from '../../../../../site/server/leads/delivery/channel.ts'
import type {Claim, Outcome} from '../../../../../site/server/leads/delivery/outbox.ts'
import {
  MAX_TRIES,
  type Pauses,
  startWorker,
} from '../../../../../site/server/leads/delivery/worker.ts'
import {storedLead, type TestLog, testLog} from '../../support/leads/leads.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('the worker of a channel', () => {
  let outbox: ReturnType<typeof outboxInMemory>
  let channel: ReturnType<typeof channelInMemory>
  let logged: TestLog
  beforeEach(() => {
    outbox = outboxInMemory()
    channel = channelInMemory()
    logged = testLog()
  })

  /** With a clock that stands still until a test moves it. */
  function start(test: TestContext, pauses?: Partial<Pauses>) {
    test.mock.timers.enable({apis: ['setTimeout']})
    const worker = startWorker({channel, outbox, log: logged.log, pauses})
    test.after(() => worker.stop())
    return worker
  }

  /** Until everything is done that needs no further time. */
  const calm = async () => {
    for (let n = 0; n < 10; n++) await nextTurn()
  }
  const pass = async ({mock}: TestContext, ms: number) => {
    mock.timers.tick(ms)
    await calm()
  }

  it('brings what is due, as many at a time as the channel takes, until nothing is', async test => {
    outbox.add('A', 'B', 'C', 'D', 'E')
    start(test)
    await calm()
    assert.deepEqual(channel.delivered, ['A', 'B', 'C', 'D', 'E'])
    assert.deepEqual(outbox.claims, [2, 2, 1, 0])
    assert.deepEqual(
      outbox.recorded,
      ['A', 'B', 'C', 'D', 'E'].map(lead => ({lead, tries: 1, failure: undefined})),
    )
    assert.deepEqual(logged.messages(), Array(5).fill('lead delivered'))
    const [{lead, channel: name, tries}] = logged.lines() as [Record<string, unknown>]
    assert.deepEqual([lead, name, tries], ['A', 'webhook', 1])
  })

  it('asks for its own channel alone', async test => {
    outbox.add('A')
    start(test)
    await calm()
    assert.deepEqual([...outbox.asked], ['webhook'])
  })

  it('sleeps until the next is due', async test => {
    outbox.next = () => 7_000
    start(test)
    await calm()
    outbox.add('A')
    await pass(test, 6_999)
    assert.deepEqual(channel.delivered, [])
    await pass(test, 1)
    assert.deepEqual(channel.delivered, ['A'])
  })

  it('looks every five minutes for what another server left behind', async test => {
    start(test)
    await calm()
    const looks = outbox.claims.length
    outbox.add('A')
    await pass(test, 5 * MINUTE - 1)
    assert.equal(outbox.claims.length, looks)
    await pass(test, 1)
    assert.deepEqual(channel.delivered, ['A'])
  })

  it('looks no later because the next is due much later', async test => {
    outbox.next = () => HOUR
    start(test)
    await calm()
    outbox.add('A')
    await pass(test, 5 * MINUTE)
    assert.deepEqual(channel.delivered, ['A'])
  })

  it('leaves what another server has in hand for a moment', async test => {
    outbox.next = () => 0
    start(test)
    await calm()
    assert.equal(outbox.claims.length, 1)
    await pass(test, 49)
    assert.equal(outbox.claims.length, 1)
    await pass(test, 1)
    assert.equal(outbox.claims.length, 2)
  })

  it('is woken by a stored lead, without waiting for its time', async test => {
    const {wake} = start(test)
    await pass(test, MINUTE)
    outbox.add('A')
    wake()
    await calm()
    assert.deepEqual(channel.delivered, ['A'])
    assert.equal(outbox.claims.length, 3)
    // It looks again five minutes after this look, not after the one before.
    await pass(test, 5 * MINUTE - 1)
    assert.equal(outbox.claims.length, 3)
    await pass(test, 1)
    assert.equal(outbox.claims.length, 4)
  })

  it('misses no lead that is stored while it looks for the next', async test => {
    outbox.next = () => {
      outbox.next = () => undefined
      outbox.add('A')
      wake()
      return undefined
    }
    const {wake} = start(test)
    await calm()
    assert.deepEqual(channel.delivered, ['A'])
  })

  it('misses no lead that is stored while it claims', async test => {
    outbox.onClaim = () => {
      outbox.onClaim = () => {}
      queueMicrotask(() => {
        outbox.add('A')
        wake()
      })
    }
    const {wake} = start(test)
    await calm()
    assert.deepEqual(channel.delivered, ['A'])
  })

  describe('when a lead is not delivered', () => {
    const failOnce = async (
      test: TestContext,
      error: unknown,
      tries = 1,
      pauses?: Partial<Pauses>,
    ) => {
      channel.fails = () => error
      outbox.claimed(tries, 'A')
      start(test, pauses)
      await calm()
      return outbox.recorded.at(-1)?.failure
    }

    const pauses: [tries: number, pause: number][] = [
      [1, MINUTE],
      [2, 2 * MINUTE],
      [3, 4 * MINUTE],
      [9, 256 * MINUTE],
      [10, 6 * HOUR],
      [29, 6 * HOUR],
    ]
    for (const [tries, pause] of pauses) {
      it(`tries again ${pause / MINUTE} minutes after try ${tries}`, async test => {
        const failure = await failOnce(test, new NotDelivered('answered 503'), tries)
        assert.deepEqual(failure, {reason: 'answered 503', final: false, pause})
      })
    }

    it('waits as long as the other side asks, but no longer than six hours', async test => {
      const asked = (rest: number) => new NotDelivered('answered 429', {rest})
      assert.equal((await failOnce(test, asked(30 * MINUTE)))?.pause, 30 * MINUTE)
    })
    it('waits no longer than six hours, whatever the other side asks', async test => {
      const asked = new NotDelivered('answered 429', {rest: 7 * HOUR})
      assert.equal((await failOnce(test, asked))?.pause, 6 * HOUR)
    })
    it('waits no shorter than its own pause, whatever the other side asks', async test => {
      const asked = new NotDelivered('answered 429', {rest: 1_000})
      assert.equal((await failOnce(test, asked, 2))?.pause, 2 * MINUTE)
    })

    it('gives up at the thirtieth try, and says so', async test => {
      assert.equal(MAX_TRIES, 30)
      const failure = await failOnce(test, new NotDelivered('answered 404'), 30)
      assert.equal(failure?.final, true)
      assert.deepEqual(logged.messages(), ['delivery failed permanently'])
      const [{lead, tries, reason}] = logged.lines() as [Record<string, unknown>]
      assert.deepEqual([lead, tries, reason], ['A', 30, 'answered 404'])
    })

    it('gives up at once where it is not wanted, which is no fault of the channel', async test => {
      const failure = await failOnce(test, new NotDelivered('answered 410', {final: true}))
      assert.deepEqual([failure?.reason, failure?.final], ['answered 410', true])
      channel.fails = () => undefined
      outbox.add('B')
      await pass(test, 5 * MINUTE)
      assert.deepEqual(logged.messages(), ['delivery failed permanently', 'lead delivered'])
    })

    it('says once that the channel fails, and once that it works again', async test => {
      channel.fails = () => new NotDelivered('answered 503')
      outbox.add('A')
      const {wake} = start(test)
      await calm()
      assert.deepEqual(logged.messages(), ['delivery failed, will retry'])
      outbox.add('A')
      wake()
      await calm()
      channel.fails = () => undefined
      outbox.add('A', 'B')
      wake()
      await calm()
      assert.deepEqual(logged.messages(), [
        'delivery failed, will retry',
        'delivery recovered',
        'lead delivered',
        'lead delivered',
      ])
      assert.equal(logged.lines()[0]?.reason, 'answered 503')
    })

    it('still fails when a lead among those that wait is not wanted', async test => {
      const {wake} = start(test)
      for (const final of [false, true, false]) {
        channel.fails = () => new NotDelivered('answered', {final})
        outbox.add('A')
        wake()
        await calm()
      }
      assert.deepEqual(logged.messages(), [
        'delivery failed, will retry',
        'delivery failed permanently',
      ])
    })

    it('tells of any failure by its code', async test => {
      const failure = await failOnce(test, Object.assign(new Error('x'), {code: 'ECONNREFUSED'}))
      assert.equal(failure?.reason, 'ECONNREFUSED')
    })

    it('brings the others that are under way all the same', async test => {
      channel.fails = lead => (lead === 'A' ? new NotDelivered('answered 503') : undefined)
      outbox.add('A', 'B')
      start(test)
      await calm()
      assert.deepEqual(channel.delivered, ['B'])
      assert.deepEqual(
        outbox.recorded.map(({lead, failure}) => [lead, failure?.reason]),
        [
          ['A', 'answered 503'],
          ['B', undefined],
        ],
      )
    })
  })

  it('cuts off a delivery that takes longer than the channel allows', async test => {
    channel.during = () => new Promise(() => {})
    outbox.add('A')
    start(test)
    await calm()
    await pass(test, channel.timeoutMs - 1)
    assert.equal(outbox.recorded.length, 0)
    assert.equal(channel.signals[0]?.aborted, false)
    await pass(test, 1)
    assert.equal(outbox.recorded[0]?.failure?.reason, 'timed out')
    assert.equal(channel.signals[0]?.reason.message, 'timed out')
  })

  it('leaves no timer behind for a delivery that ended in time', async test => {
    outbox.add('A')
    start(test, {look: HOUR})
    await calm()
    await pass(test, channel.timeoutMs)
    assert.equal(channel.signals[0]?.aborted, false)
  })

  describe('while the database is down', () => {
    it('asks again after ten seconds', async test => {
      outbox.down = true
      outbox.add('A')
      start(test)
      await calm()
      outbox.down = false
      await pass(test, 9_999)
      assert.deepEqual(channel.delivered, [])
      await pass(test, 1)
      assert.deepEqual(channel.delivered, ['A'])
    })

    it('keeps in mind what was delivered, and records it before anything else', async test => {
      outbox.add('A', 'B', 'C')
      channel.during = async () => {
        outbox.down = true
      }
      start(test)
      await calm()
      assert.deepEqual([channel.delivered, outbox.recorded], [['A', 'B'], []])
      channel.during = async () => {}
      outbox.down = false
      const claims = outbox.claims.length
      outbox.onClaim = () => {
        outbox.onClaim = () => {}
        assert.deepEqual(
          outbox.recorded.map(({lead}) => lead),
          ['A', 'B'],
        )
      }
      await pass(test, 10_000)
      assert.ok(outbox.claims.length > claims)
      assert.deepEqual(channel.delivered, ['A', 'B', 'C'])
      assert.deepEqual(
        outbox.recorded.map(({lead}) => lead),
        ['A', 'B', 'C'],
      )
    })

    it('records nothing twice when it goes down in between', async test => {
      outbox.add('A', 'B')
      outbox.onRecord = ({lead}) => {
        if (lead === 'A') outbox.down = true
      }
      start(test)
      await calm()
      outbox.onRecord = () => {}
      outbox.down = false
      await pass(test, 10_000)
      assert.deepEqual(
        outbox.recorded.map(({lead}) => lead),
        ['A', 'B'],
      )
    })
  })

  describe('when the server stops', () => {
    it('begins nothing any more, and is not woken', async test => {
      const {stop, wake} = start(test)
      await calm()
      await stop()
      outbox.add('A')
      wake()
      await pass(test, HOUR)
      assert.deepEqual(channel.delivered, [])
      assert.equal(outbox.claims.length, 1)
    })

    it('stops before its first look', async test => {
      outbox.add('A', 'B', 'C')
      const {stop} = start(test)
      await stop()
      assert.deepEqual(outbox.claims, [2])
      assert.deepEqual(channel.delivered, ['A', 'B'])
    })

    it('begins nothing that the database gave out too late', async test => {
      outbox.add('A')
      let answer = () => {}
      outbox.slowly = () =>
        new Promise(resolve => {
          answer = resolve
        })
      const {stop} = start(test)
      await calm()
      const stopped = stop()
      await pass(test, 5_000)
      answer()
      await stopped
      assert.deepEqual(channel.signals, [])
      const failure = {reason: 'the server stopped', final: false, pause: 0}
      assert.deepEqual(outbox.recorded, [{lead: 'A', tries: 1, failure}])
    })

    it('lets what is under way come to its end, and records it', async test => {
      let finish = () => {}
      channel.during = () =>
        new Promise(resolve => {
          finish = resolve
        })
      outbox.add('A')
      const {stop} = start(test)
      await calm()
      let isStopped = false
      const stopped = stop().then(() => {
        isStopped = true
      })
      await calm()
      assert.equal(isStopped, false)
      finish()
      await stopped
      assert.deepEqual(outbox.recorded, [{lead: 'A', tries: 1, failure: undefined}])
      await pass(test, 5_000)
      assert.equal(channel.signals[0]?.aborted, false)
    })

    it('cuts it off after two seconds, to be tried again at once by the next server', async test => {
      channel.during = () => new Promise(() => {})
      outbox.claimed(MAX_TRIES, 'A')
      const {stop} = start(test)
      await calm()
      const stopped = stop()
      await pass(test, 1_999)
      assert.deepEqual(outbox.recorded, [])
      await pass(test, 1)
      await stopped
      const failure = {reason: 'the server stopped', final: false, pause: 0}
      assert.deepEqual(outbox.recorded, [{lead: 'A', tries: MAX_TRIES, failure}])
      assert.deepEqual(logged.messages(), [])
      assert.equal(channel.signals[0]?.reason.message, 'the server stopped')
    })

    it('hears of what is cut off once', async test => {
      const listeners = new Set<unknown>()
      const {addEventListener, removeEventListener} = AbortSignal.prototype
      test.mock.method(
        AbortSignal.prototype,
        'addEventListener',
        function (this: AbortSignal, ...args: Parameters<AbortSignal['addEventListener']>) {
          if (args[0] === 'abort') listeners.add(args[1])
          addEventListener.apply(this, args)
        },
      )
      test.mock.method(
        AbortSignal.prototype,
        'removeEventListener',
        function (this: AbortSignal, ...args: Parameters<AbortSignal['removeEventListener']>) {
          if (args[0] === 'abort') listeners.delete(args[1])
          removeEventListener.apply(this, args)
        },
      )
      for (let n = 0; n < 20; n++) outbox.add(`N${n}`)
      start(test)
      await calm()
      await calm()
      assert.equal(channel.delivered.length, 20)
      // One for each delivery's own end, which goes with it; none on what lives as long as the server.
      assert.equal(listeners.size, 20)
    })
  })

  it('does not keep a process alive that has nothing else to do', async () => {
    const timers = () => process.getActiveResourcesInfo().filter(name => name === 'Timeout').length
    const before = timers()
    const worker = startWorker({channel, outbox, log: logged.log})
    await calm()
    assert.equal(outbox.claims.length, 1)
    assert.equal(timers(), before)
    await worker.stop()
    assert.equal(timers(), before)
  })
})

/** The deliveries, without a database. */
function outboxInMemory() {
  const waiting: Claim[] = []
  const outbox = {
    down: false,
    claims: [] as number[],
    recorded: [] as Outcome[],
    asked: new Set<string>(),
    next: (): number | undefined => undefined,
    slowly: async () => {},
    isBusy: false,
    onClaim: () => {},
    onRecord: (_outcome: Outcome) => {},
    add: (...ids: string[]) => outbox.claimed(1, ...ids),
    claimed(tries: number, ...ids: string[]) {
      for (const id of ids) waiting.push({lead: storedLead({id}), tries, isDamaged: false})
    },
    answer(channel: string) {
      outbox.asked.add(channel)
      if (outbox.down) throw Object.assign(new Error('down'), {code: 'ECONNREFUSED'})
    },
    async claim(channel: string, most: number) {
      outbox.answer(channel)
      assert.equal(outbox.isBusy, false, 'one look at a time')
      outbox.isBusy = true
      await outbox.slowly()
      outbox.isBusy = false
      outbox.onClaim()
      const claims = waiting.splice(0, most)
      outbox.claims.push(claims.length)
      return claims
    },
    async record(channel: string, outcome: Outcome) {
      outbox.answer(channel)
      outbox.recorded.push(outcome)
      outbox.onRecord(outcome)
    },
    async nextDue(channel: string) {
      outbox.answer(channel)
      return outbox.next()
    },
    counts: async () => [],
    retry: async () => 0,
  }
  return outbox
}

/** A way to the agency that fails as it is asked to. */
function channelInMemory() {
  const channel = {
    name: 'webhook' as const,
    concurrency: 2,
    timeoutMs: 10_000,
    delivered: [] as string[],
    signals: [] as AbortSignal[],
    fails: (_lead: string): unknown => undefined,
    during: async (): Promise<void> => {},
    async deliver({id}: {id: string}, signal: AbortSignal) {
      channel.signals.push(signal)
      await channel.during()
      const error = channel.fails(id)
      if (error) throw error
      channel.delivered.push(id)
    },
  } satisfies Channel & Record<string, unknown>
  return channel
}
