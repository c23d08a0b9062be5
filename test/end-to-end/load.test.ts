import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {mixOf} from '../benchmarks/load/mix.ts'
import {send} from '../benchmarks/load/send.ts'
import {errorsOf, figuresByKind} from '../benchmarks/load/summary.ts'
import {startServer} from '../benchmarks/server.ts'
import {withDemo} from '../support/partner/product.ts'

describe('server under load', () => {
  it('the server answers 40 mixed requests a second without an error', async () => {
    const server = await startServer(await withDemo())
    try {
      const sent = await send(await mixOf(server), {rate: 40, seconds: 6})
      assert.deepEqual(errorsOf(sent), {})
      const figures = figuresByKind(sent)
      assert.equal(figures.all?.requests, 240)
      assert.ok(figures.pages && figures.searches && figures.enquiries)
    } finally {
      await server.stop()
    }
  })
})
