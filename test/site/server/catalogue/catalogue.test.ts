/** Homes in memory: before they are there, while new ones are read, and where there is no room for them. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {keepCatalogue} from '#server/catalogue/catalogue.ts'
import {readHomes} from '#server/catalogue/homes/read-homes.ts'
import {searchHomes} from '#server/catalogue/search.ts'
import {raiseVersion} from '#server/content/versions/content-change.ts'
import {selectContentVersion} from '#server/content/versions/content-version.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {newFolder, startWithContent} from '../support/content/content.ts'
import {oneDatabase} from '../support/databases/databases.ts'
import {useRunning} from '../support/running.ts'

type Query<Result> = (orm: Orm) => Promise<Result>
const NO_WAIT = {update: 0, start: 0}

describe('the homes in memory', () => {
  const api = useRunning(async () => startWithContent(oneDatabase, await newFolder()))

  /** A keeper whose database answers, hangs or fails. */
  function keeper() {
    let state: 'answers' | 'hangs' | 'fails' = 'answers'
    const reader = {
      async read<Result>(_version: string | undefined, query: Query<Result>): Promise<Result> {
        if (state === 'hangs') return new Promise(() => {})
        if (state === 'fails') throw new Error('down')
        return query(await api.database.ready())
      },
    }
    return {
      ...keepCatalogue({reader, contentVersion: api.app.contentVersion, log: api.logger}),
      impatient: keepCatalogue({
        reader,
        contentVersion: api.app.contentVersion,
        log: api.logger,
        maxWait: NO_WAIT,
      }),
      become(next: typeof state) {
        state = next
      },
    }
  }

  it('a search that comes before them is asked to come again in two seconds', async () => {
    const {impatient, become} = keeper()
    become('hangs')
    await assert.rejects(impatient.of('1'), {statusCode: 503, retryAfter: 2})
  })

  it('a search finds the homes before while those of a new import are read', async () => {
    const patient = keeper()
    const orm = await api.database.ready()
    const first = await selectContentVersion(orm)
    assert.equal((await patient.of(first)).version, first)
    await orm.transaction(raiseVersion)
    const second = await selectContentVersion(orm)
    patient.become('fails')
    const meanwhile = await patient.of(second)
    assert.equal(meanwhile.version, first)
    assert.ok(searchHomes(meanwhile, {sort: 'newest', page: 1}).total > 0)
    patient.become('answers')
    assert.equal((await patient.of(second)).version, second)
  })

  it('a version that is gone is answered with the one that the database has', async () => {
    const version = await selectContentVersion(await api.database.ready())
    assert.equal((await keeper().of('gone')).version, version)
  })

  it('a database that fails before anything was read is the failure of the search', async () => {
    const patient = keeper()
    patient.become('fails')
    await assert.rejects(patient.latest(), /down/)
    patient.become('answers')
    assert.ok((await patient.latest()).homes)
  })

  it('a server without room for them says how much they take', async () => {
    const orm = await api.database.ready()
    await assert.rejects(
      readHomes(query => query(orm), {nearbyPlaces: [], neighborhoods: []}, {room: 1}),
      /^TooManyHomes: \d+ homes take 1 MB of memory while they are read, and 1 MB are free/,
    )
  })
})
