import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {inParallel} from '../../site/server/platform/in-parallel.ts'
import {mixOf} from '../benchmarks/load/mix.ts'
import {clientAt, errorOf} from '../benchmarks/load/send.ts'
import {startServer} from '../benchmarks/server.ts'
import {withDemo} from '../support/partner/product.ts'

const REQUESTS_OF_EACH_KIND = 48
/** Without a given rate, which `npm run load` has: a busy machine would fail the claim. */
const CONCURRENCY = 8

describe('server under load', () => {
  it('the server answers pages, reads, searches, enquiries and uploads side by side without an error', async () => {
    const server = await startServer(await withDemo())
    try {
      const kinds = await mixOf(server)
      const requests = Array.from({length: REQUESTS_OF_EACH_KIND}, () => kinds).flat()
      const errors: string[] = []
      await inParallel(requests.entries(), CONCURRENCY, async ([count, {name, sendRequest}]) => {
        const error = await errorOf(sendRequest(clientAt(count)))
        if (error) errors.push(`${name}: ${error}`)
      })
      assert.deepEqual(errors, [])
    } finally {
      await server.stop()
    }
  })
})
