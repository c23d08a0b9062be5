import assert from 'node:assert/strict'
import {beforeEach, describe, it, type TestContext} from 'node:test'
import {setImmediate as nextTurn} from 'node:timers/promises'
import {type Entry, type Kind, NotDelivered} from '#server/platform/outbox/kind.ts'
import {MAX_TRIES, type Outcome, type Pauses, startWorker} from '#server/platform/outbox/worker.ts'
import {type TestLog, testLog} from '../../support/leads/leads.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('delivery worker of a channel', () => {
  let outbox: ReturnType<typeof outboxInMemory>
  let channel: ReturnType<typeof channelInMemory>
  let logged: TestLog
  beforeEach(() => {
    outbox = outboxInMemory()
    channel = channelInMemory()
    logged = testLog()
  })

  /** With a fake clock that only a test advances. */
  function begin(test: TestContext, pauses?: Partial<Pauses>) {
    test.mock.timers.enable({apis: ['setTimeout']})
    const worker = startWorker({kind: channel, entries: outbox, log: logged.log, pauses})
    test.after(() => worker.stop())
    return worker
  }

  /** Waits until all work is done that needs no timer. */
  const calm = async () => {
    for (let n = 0; n < 10; n++) await nextTurn()
  }
  async function start(...args: Parameters<typeof begin>) {
    const worker = begin(...args)
    await calm()
    return worker
  }
  const pass = async ({mock}: TestContext, ms: number) => {
    mock.timers.tick(ms)
    await calm()
  }

  it('the worker delivers all due leads, as many at a time as its channel allows', async test => {
    outbox.add('A', 'B', 'C', 'D', 'E')
    await start(test)
    assert.deepEqual(channel.delivered, ['A', 'B', 'C', 'D', 'E'])
    assert.deepEqual(outbox.claims, [2, 2, 1, 0])
    assert.deepEqual(
      outbox.recorded,
      ['A', 'B', 'C', 'D', 'E'].map(lead => ({item: lead, tries: 1, failure: undefined})),
    )
    assert.deepEqual(logged.messages(), Array(5).fill('lead delivered'))
    const [{lead, channel: name, tries}] = logged.lines() as [Record<string, unknown>]
    assert.deepEqual([lead, name, tries], ['A', 'webhook', 1])
  })

  it('the worker claims leads of its own channel only', async test => {
    outbox.add('A')
    await start(test)
    assert.deepEqual([...outbox.calledBy], ['webhook'])
  })

  it('the worker sleeps until the next delivery is due', async test => {
    outbox.next = () => 7_000
    await start(test)
    outbox.add('A')
    await pass(test, 6_999)
    assert.deepEqual(channel.delivered, [])
    await pass(test, 1)
    assert.deepEqual(channel.delivered, ['A'])
  })

  it('the worker polls every five minutes for leads that another server left', async test => {
    await start(test)
    const claimsBefore = outbox.claims.length
    outbox.add('A')
    await pass(test, 5 * MINUTE - 1)
    assert.equal(outbox.claims.length, claimsBefore)
    await pass(test, 1)
    assert.deepEqual(channel.delivered, ['A'])
  })

  it('the worker polls after five minutes even if the next delivery is due later', async test => {
    outbox.next = () => HOUR
    await start(test)
    outbox.add('A')
    await pass(test, 5 * MINUTE)
    assert.deepEqual(channel.delivered, ['A'])
  })

  it('the worker waits 50 ms before it claims again what another server holds', async test => {
    outbox.next = () => 0
    await start(test)
    assert.equal(outbox.claims.length, 1)
    await pass(test, 49)
    assert.equal(outbox.claims.length, 1)
    await pass(test, 1)
    assert.equal(outbox.claims.length, 2)
  })

  it('wake() makes the worker deliver a stored lead at once and restarts its poll', async test => {
    const {wake} = begin(test)
    await pass(test, MINUTE)
    outbox.add('A')
    wake()
    await calm()
    assert.deepEqual(channel.delivered, ['A'])
    assert.equal(outbox.claims.length, 3)
    // It polls again five minutes after this poll, not after the previous one.
    await pass(test, 5 * MINUTE - 1)
    assert.equal(outbox.claims.length, 3)
    await pass(test, 1)
    assert.equal(outbox.claims.length, 4)
  })

  it('the worker delivers a lead stored while it looks up the next due time', async test => {
    outbox.next = () => {
      outbox.next = () => undefined
      outbox.add('A')
      wake()
      return undefined
    }
    const {wake} = begin(test)
    await calm()
    assert.deepEqual(channel.delivered, ['A'])
  })

  it('the worker delivers a lead stored while it claims others', async test => {
    outbox.onClaim = () => {
      outbox.onClaim = () => {}
      queueMicrotask(() => {
        outbox.add('A')
        wake()
      })
    }
    const {wake} = begin(test)
    await calm()
    assert.deepEqual(channel.delivered, ['A'])
  })

  describe('failed deliveries of the worker', () => {
    const failOnce = async (
      test: TestContext,
      error: unknown,
      tries = 1,
      pauses?: Partial<Pauses>,
    ) => {
      channel.fails = () => error
      outbox.claimed(tries, 'A')
      begin(test, pauses)
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
      it(`the worker retries ${pause / MINUTE} minutes after attempt ${tries}`, async test => {
        const failure = await failOnce(test, new NotDelivered('answered 503'), tries)
        assert.deepEqual(failure, {reason: 'answered 503', final: false, pause})
      })
    }

    it('the worker retries after the delay that the receiver requests', async test => {
      const retryLater = (rest: number) => new NotDelivered('answered 429', {rest})
      assert.equal((await failOnce(test, retryLater(30 * MINUTE)))?.pause, 30 * MINUTE)
    })
    it('the worker waits at most six hours when the receiver requests more', async test => {
      const retryLater = new NotDelivered('answered 429', {rest: 7 * HOUR})
      assert.equal((await failOnce(test, retryLater))?.pause, 6 * HOUR)
    })
    it('the worker waits at least its own delay when the receiver requests less', async test => {
      const retryLater = new NotDelivered('answered 429', {rest: 1_000})
      assert.equal((await failOnce(test, retryLater, 2))?.pause, 2 * MINUTE)
    })

    it('the worker gives up at the thirtieth attempt and logs the reason', async test => {
      assert.equal(MAX_TRIES, 30)
      const failure = await failOnce(test, new NotDelivered('answered 404'), 30)
      assert.equal(failure?.final, true)
      assert.deepEqual(logged.messages(), ['delivery failed permanently'])
      const [{lead, tries, reason}] = logged.lines() as [Record<string, unknown>]
      assert.deepEqual([lead, tries, reason], ['A', 30, 'answered 404'])
    })

    it('a final failure is not retried and does not mark the channel as failing', async test => {
      const failure = await failOnce(test, new NotDelivered('answered 410', {final: true}))
      assert.deepEqual([failure?.reason, failure?.final], ['answered 410', true])
      channel.fails = () => undefined
      outbox.add('B')
      await pass(test, 5 * MINUTE)
      assert.deepEqual(logged.messages(), ['delivery failed permanently', 'lead delivered'])
    })

    it('the worker logs once that its channel fails and once that it recovered', async test => {
      channel.fails = () => new NotDelivered('answered 503')
      outbox.add('A')
      const {wake} = await start(test)
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

    it('a final failure of one lead does not end the failing state of a channel', async test => {
      const {wake} = begin(test)
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

    it('the worker records the code of any other error as the reason', async test => {
      const failure = await failOnce(test, Object.assign(new Error('x'), {code: 'ECONNREFUSED'}))
      assert.equal(failure?.reason, 'ECONNREFUSED')
    })

    it('the worker delivers a lead although a concurrent delivery fails', async test => {
      channel.fails = lead => (lead === 'A' ? new NotDelivered('answered 503') : undefined)
      outbox.add('A', 'B')
      await start(test)
      assert.deepEqual(channel.delivered, ['B'])
      const reasons = outbox.recorded.map(({item, failure}) => [item, failure?.reason])
      assert.deepEqual(reasons, [
        ['A', 'answered 503'],
        ['B', undefined],
      ])
    })
  })

  it('the worker aborts a delivery that exceeds the timeout of its channel', async test => {
    channel.during = () => new Promise(() => {})
    outbox.add('A')
    await start(test)
    await pass(test, channel.timeoutMs - 1)
    assert.equal(outbox.recorded.length, 0)
    assert.equal(channel.signals[0]?.aborted, false)
    await pass(test, 1)
    assert.equal(outbox.recorded[0]?.failure?.reason, 'timed out')
    assert.equal(channel.signals[0]?.reason.message, 'timed out')
  })

  it('the worker does not abort a delivery that ended before its timeout', async test => {
    outbox.add('A')
    await start(test, {look: HOUR})
    await pass(test, channel.timeoutMs)
    assert.equal(channel.signals[0]?.aborted, false)
  })

  describe('worker during a database outage', () => {
    it('the worker queries a database that was down again after ten seconds', async test => {
      outbox.down = true
      outbox.add('A')
      await start(test)
      outbox.down = false
      await pass(test, 9_999)
      assert.deepEqual(channel.delivered, [])
      await pass(test, 1)
      assert.deepEqual(channel.delivered, ['A'])
    })

    it('the worker records earlier deliveries before it claims after an outage', async test => {
      outbox.add('A', 'B', 'C')
      channel.during = async () => {
        outbox.down = true
      }
      await start(test)
      assert.deepEqual([channel.delivered, outbox.recorded], [['A', 'B'], []])
      channel.during = async () => {}
      outbox.down = false
      const claims = outbox.claims.length
      outbox.onClaim = () => {
        outbox.onClaim = () => {}
        const leads = outbox.recorded.map(({item}) => item)
        assert.deepEqual(leads, ['A', 'B'])
      }
      await pass(test, 10_000)
      assert.ok(outbox.claims.length > claims)
      assert.deepEqual(channel.delivered, ['A', 'B', 'C'])
      const leads = outbox.recorded.map(({item}) => item)
      assert.deepEqual(leads, ['A', 'B', 'C'])
    })

    it('the worker records no delivery twice when the database fails in between', async test => {
      outbox.add('A', 'B')
      outbox.onRecord = ({item}) => {
        if (item === 'A') outbox.down = true
      }
      await start(test)
      outbox.onRecord = () => {}
      outbox.down = false
      await pass(test, 10_000)
      const leads = outbox.recorded.map(({item}) => item)
      assert.deepEqual(leads, ['A', 'B'])
    })
  })

  describe('worker during a server stop', () => {
    it('a stopped worker claims nothing more and ignores wake()', async test => {
      const {stop, wake} = await start(test)
      await stop()
      outbox.add('A')
      wake()
      await pass(test, HOUR)
      assert.deepEqual(channel.delivered, [])
      assert.equal(outbox.claims.length, 1)
    })

    it('a worker stopped at its start delivers only its first batch', async test => {
      outbox.add('A', 'B', 'C')
      const {stop} = begin(test)
      await stop()
      assert.deepEqual(outbox.claims, [2])
      assert.deepEqual(channel.delivered, ['A', 'B'])
    })

    it('a stopped worker returns leads that were claimed too late unsent', async test => {
      outbox.add('A')
      let answer = () => {}
      outbox.slowly = () =>
        new Promise(resolve => {
          answer = resolve
        })
      const {stop} = await start(test)
      const stopped = stop()
      await pass(test, 5_000)
      answer()
      await stopped
      assert.deepEqual(channel.signals, [])
      const failure = {reason: 'the server stopped', final: false, pause: 0}
      assert.deepEqual(outbox.recorded, [{item: 'A', tries: 1, failure}])
    })

    it('stop() lets a delivery in progress finish and records it', async test => {
      let finish = () => {}
      channel.during = () =>
        new Promise(resolve => {
          finish = resolve
        })
      outbox.add('A')
      const {stop} = await start(test)
      let isStopped = false
      const stopped = stop().then(() => {
        isStopped = true
      })
      await calm()
      assert.equal(isStopped, false)
      finish()
      await stopped
      assert.deepEqual(outbox.recorded, [{item: 'A', tries: 1, failure: undefined}])
      await pass(test, 5_000)
      assert.equal(channel.signals[0]?.aborted, false)
    })

    it('stop() aborts a delivery after two seconds and leaves it due at once', async test => {
      channel.during = () => new Promise(() => {})
      outbox.claimed(MAX_TRIES, 'A')
      const {stop} = await start(test)
      const stopped = stop()
      await pass(test, 1_999)
      assert.deepEqual(outbox.recorded, [])
      await pass(test, 1)
      await stopped
      const failure = {reason: 'the server stopped', final: false, pause: 0}
      assert.deepEqual(outbox.recorded, [{item: 'A', tries: MAX_TRIES, failure}])
      assert.deepEqual(logged.messages(), [])
      assert.equal(channel.signals[0]?.reason.message, 'the server stopped')
    })

    it('the worker adds one abort listener per delivery and no others', async test => {
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
      await start(test)
      await calm()
      assert.equal(channel.delivered.length, 20)
      // One on the signal of each delivery, freed with it; none on a signal of the server.
      assert.equal(listeners.size, 20)
    })
  })

  it('an idle worker does not keep the process alive', async () => {
    const timers = () => process.getActiveResourcesInfo().filter(name => name === 'Timeout').length
    const before = timers()
    const worker = startWorker({kind: channel, entries: outbox, log: logged.log})
    await calm()
    assert.equal(outbox.claims.length, 1)
    assert.equal(timers(), before)
    await worker.stop()
    assert.equal(timers(), before)
  })
})

/** An outbox in memory. */
function outboxInMemory() {
  const waiting: Entry[] = []
  const outbox = {
    down: false,
    claims: [] as number[],
    recorded: [] as Outcome[],
    calledBy: new Set<string>(),
    next: (): number | undefined => undefined,
    slowly: async () => {},
    isBusy: false,
    onClaim: () => {},
    onRecord: (_outcome: Outcome) => {},
    add: (...ids: string[]) => outbox.claimed(1, ...ids),
    claimed(tries: number, ...ids: string[]) {
      for (const item of ids) waiting.push({item, tries, payload: {}})
    },
    answer({name}: Pick<Kind, 'name'>) {
      outbox.calledBy.add(name)
      if (outbox.down) throw Object.assign(new Error('down'), {code: 'ECONNREFUSED'})
    },
    async claim(kind: Pick<Kind, 'name' | 'concurrency'>) {
      outbox.answer(kind)
      assert.equal(outbox.isBusy, false, 'claims must not overlap')
      outbox.isBusy = true
      await outbox.slowly()
      outbox.isBusy = false
      outbox.onClaim()
      const claims = waiting.splice(0, kind.concurrency)
      outbox.claims.push(claims.length)
      return claims
    },
    async record(kind: Pick<Kind, 'name'>, outcome: Outcome) {
      outbox.answer(kind)
      outbox.recorded.push(outcome)
      outbox.onRecord(outcome)
    },
    async nextDue(kind: Pick<Kind, 'name'>) {
      outbox.answer(kind)
      return outbox.next()
    },
  }
  return outbox
}

/** A fake channel that fails when a test wants it to. */
function channelInMemory() {
  const channel = {
    name: 'webhook',
    what: 'lead',
    concurrency: 2,
    timeoutMs: 10_000,
    delivered: [] as string[],
    signals: [] as AbortSignal[],
    fails: (_lead: string): unknown => undefined,
    during: async (): Promise<void> => {},
    async deliver({item}: Entry, signal: AbortSignal) {
      channel.signals.push(signal)
      await channel.during()
      const error = channel.fails(item)
      if (error) throw error
      channel.delivered.push(item)
      return undefined
    },
  } satisfies Kind & Record<string, unknown>
  return channel
}
