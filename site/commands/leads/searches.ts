/** `npm run leads -- searches`: how many searches are saved, or those of a person. */
import type {Settings} from '#server/platform/env.ts'
import {readPerson} from './find.ts'
import {readOptions} from './options.ts'
import {ownerOf, type ReadSearch, readSearches} from './read-searches.ts'
import {asTable} from './table.ts'

const options = {person: {type: 'string'}, json: {type: 'boolean', default: false}} as const

export async function printSearches(args: string[], readSettings: () => Settings) {
  const {person, json} = readOptions({args, options}).values
  const owner = person === undefined ? undefined : readPerson(person)
  const all = await readSearches(readSettings())
  const own = all.filter(search => !owner || owner.match(ownerOf(search)) === 'mail')
  process.stdout.write(json ? `${JSON.stringify(own, undefined, 2)}\n` : tableOf(own))
}

function tableOf(searches: ReadSearch[]) {
  const states = ['confirmed', 'waiting', 'ended']
  const rows = states.map(state => [state, `${searches.filter(one => one.state === state).length}`])
  return asTable(['state', 'searches'], rows)
}
