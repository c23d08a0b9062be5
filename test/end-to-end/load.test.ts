import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {mixOf} from '../benchmarks/load/mix.ts'
import {clientAt, send} from '../benchmarks/load/send.ts'
import {errorsOf, figuresByKind} from '../benchmarks/load/summary.ts'
import {startServer} from '../benchmarks/server.ts'
import {withDemo} from '../support/partner/product.ts'

/** Requests of each kind before the load begins. */
const ROUNDS = 10

describe('server under load', () => {
  it('the server answers 40 mixed requests a second without an error', async () => {
    const server = await startServer(await withDemo())
    try {
      const kinds = await mixOf(server)
      // The first page of each kind compiles its code, which a busy machine takes seconds for.
      for (let round = 0; round < ROUNDS; round++) {
        for (const {sendRequest} of kinds) await sendRequest(clientAt(round))
      }
      const sent = await send(kinds, {rate: 40, seconds: 6})
      assert.deepEqual(errorsOf(sent), {})
      const figures = figuresByKind(sent)
      assert.equal(figures.all?.requests, 240)
      assert.ok(figures.pages && figures.searches && figures.enquiries)
    } finally {
      await server.stop()
    }
  })
})
