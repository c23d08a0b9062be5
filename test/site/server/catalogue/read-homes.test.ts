/** Homes are read as long texts, of which only their facts stay. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {setFlagsFromString} from 'node:v8'
import {runInNewContext} from 'node:vm'
import {readHomes} from '#server/catalogue/homes/read-homes.ts'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

const BATCHES = 40
const HOMES_IN_BATCH = 5_000
/** Below the million bytes from which Node.js keeps texts elsewhere. */
const BATCH_BYTES = 900_000

/** A line for each home, and one set of amenities that no batch had before. */
function linesOf(batch: number) {
  const rest = ' '.repeat(BATCH_BYTES / HOMES_IN_BATCH - 105)
  const set = [...batch.toString(2)].map((bit, at) => (bit === '1' ? `amenity-${at}` : '')).join()
  const facts = [
    '20000',
    '',
    '1000000',
    '900',
    '25.1',
    '55.2',
    set,
    'builder',
    ...['14.5', '', '3', ''],
    'sale|flat|2|place|',
    'ready||||2',
  ]
  const lines = Array.from({length: HOMES_IN_BATCH}, (_, home) =>
    [`home-${batch}-${home}`, ...facts, rest].join('\t'),
  )
  return Buffer.from(lines.join('\n')).toString().split('\n')
}

describe('reading homes', () => {
  it('the texts that homes are read from do not stay in memory, while they are read either', async () => {
    const heap = () => {
      collect()
      return process.memoryUsage().heapUsed / BATCH_BYTES
    }
    const before = heap()
    let kept = Number.NaN
    let batch = 0
    const database = async () => {
      const homes = BATCHES * HOMES_IN_BATCH
      if (batch++ === 0) return {homes, bytes: homes * 20}
      if (batch <= BATCHES + 1) return linesOf(batch)
      kept = heap() - before
      return []
    }
    const homes = await readHomes(database as Parameters<typeof readHomes>[0], {
      nearbyPlaces: [],
      neighborhoods: [],
    })
    assert.equal(homes.amenities.length, BATCHES)
    assert.ok(kept < BATCHES / 4, `as much as ${kept} of ${BATCHES} texts is kept`)
  })
})
