import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {inParallel} from '#server/platform/in-parallel.ts'
import {mixOf} from '../benchmarks/load/mix.ts'
import {clientAt, errorOf} from '../benchmarks/load/send.ts'
import {TIMEOUT} from '../support/browser/shared.ts'
import {setStage} from '../support/partner/stage.ts'
import {isEverything} from '../support/tier.ts'

const REQUESTS_OF_EACH_KIND = isEverything ? 48 : 6
/** Without a given rate, which `npm run load` has: a busy machine would fail the claim. */
const CONCURRENCY = 8

describe('server under load', () => {
  const stage = setStage({product: 'demo'})

  it(
    'the server answers pages, reads, searches, enquiries and uploads side by side without an error',
    TIMEOUT,
    async () => {
      const kinds = await mixOf(stage.product)
      const requests = Array.from({length: REQUESTS_OF_EACH_KIND}, () => kinds).flat()
      const errors: string[] = []
      await inParallel(requests.entries(), CONCURRENCY, async ([count, {name, sendRequest}]) => {
        const error = await errorOf(sendRequest(clientAt(count)))
        if (error) errors.push(`${name}: ${error}`)
      })
      assert.deepEqual(errors, [])
    },
  )
})
