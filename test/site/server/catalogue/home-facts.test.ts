/** A home is answered with the facts that are stated of it, and with no others. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {homeFactFields} from '#server/content/schema/home-facts.ts'
import {read} from '../support/api/read.ts'
import {newFolder, startWithContent} from '../support/content/content.ts'
import {databases} from '../support/databases/databases.ts'
import {useRunning} from '../support/running.ts'

for (const database of databases) {
  describe(`facts of homes in answers, with ${database.name}`, () => {
    const api = useRunning(async () => startWithContent(database, await newFolder()))
    const factsOf = async (slug: string) => {
      const {data} = await read(api.app, 'propertyDetail', {slug})
      const names = Object.keys(homeFactFields)
      return Object.fromEntries(
        Object.entries(data as object).filter(([name]) => names.includes(name)),
      )
    }

    it('a rent has its cheques, its deposit, its floor and its first day', async () => {
      assert.deepEqual(await factsOf('quiet-studio'), {
        ...{cheques: 6, deposit: 36_000, floor: 0, available_from: '2027-01-31'},
      })
    })

    it('a home of which nothing is stated has no such name', async () => {
      assert.deepEqual(await factsOf('plain-flat'), {})
    })
  })
}
