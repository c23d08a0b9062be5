/** `npm run chaos`: KILLS (100) and LEADS (10000) say how many of both there are at least. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {setTimeout as delay} from 'node:timers/promises'
import {databases} from '../server/support/databases.ts'
import {freePort} from '../server/support/free-port.ts'
import {MAIN, startServer} from '../server/support/server-process.ts'
import {exportedLeads} from '../support/leads.ts'
import {startWriters} from './support/writers.ts'

const KILLS = Number(process.env.KILLS ?? 100)
const LEADS = Number(process.env.LEADS ?? 10_000)
const WRITERS = 12
/** Milliseconds: as long as it takes on a slow machine. */
const HOURS = 4 * 60 * 60 * 1000
/** Milliseconds that a server lives at most. */
const LIFE = 1_500

describe('enquiries that were answered with 200', () => {
  for (const database of databases) {
    it(`are stored once each after ${KILLS} kills, with ${database.name}`, {
      timeout: HOURS,
    }, async () => {
      const env = {
        ...(await database.prepare()),
        PORT: String(await freePort()),
        API_PORT: String(await freePort()),
      }
      const recoveries: number[] = []
      const start = async () => {
        const begun = performance.now()
        const started = await startServer(env, MAIN)
        recoveries.push(Math.round(performance.now() - begun))
        return started
      }
      let server = await start()
      const writers = startWriters(server.api, WRITERS)
      for (let kills = 0; kills < KILLS || writers.acknowledged.size < LEADS; kills++) {
        await delay(Math.random() * LIFE)
        await server.end('SIGKILL')
        server = await start()
      }
      await writers.stop()
      assert.equal(await server.end('SIGTERM'), 0)

      const stored = (await exportedLeads(env)).map(({name = ''}) => name)
      const names = new Set(stored)
      const lost = [...writers.acknowledged].filter(name => !names.has(name))
      const doubled = stored.filter((name, at) => stored.indexOf(name) !== at)
      const times = recoveries.slice(1).sort((a, b) => a - b)
      console.log(
        `${database.name}: ${times.length} kills, ${writers.acknowledged.size} acknowledged, ${stored.length} stored, ${lost.length} lost, ${doubled.length} doubled; ready again after ${times[times.length >> 1]} ms in the median, ${times.at(-1)} ms at most`,
      )
      assert.deepEqual(
        {lost, doubled, refused: writers.refused},
        {lost: [], doubled: [], refused: []},
      )
      assert.ok(writers.acknowledged.size >= LEADS)
    })
  }
})
