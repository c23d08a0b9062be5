/** `npm run leads -- find`: the enquiries of a person, with the ids that `delete` takes. */
import {officeTime} from '#server/leads/export/columns.ts'
import {type Described, type Match, type Person, personOf} from '#server/leads/person.ts'
import type {Settings} from '#server/platform/env.ts'
import {Misunderstood, readOptions} from './options.ts'
import {readLeads} from './read-leads.ts'
import {ownerOf, readSearches} from './read-searches.ts'
import {type ReadTest, readTests} from './read-tests.ts'
import {asTable} from './table.ts'

interface Found extends Described {
  id: string
  form: string
  receivedAt: Date
  match: Match
}

export async function findLeads(args: string[], readSettings: () => Settings) {
  const {positionals} = readOptions({args, options: {}, allowPositionals: true})
  const person = readPerson(positionals.join(' '))
  const settings = readSettings()
  const found: Found[] = []
  await readLeads(settings, async leads => {
    for await (const lead of leads) {
      const match = person.match(lead)
      if (match) found.push({...lead, match})
    }
  })
  try {
    for (const test of (await readTests(settings)).map(described)) {
      const match = person.match(test)
      if (match) found.push({...test, match})
    }
    for (const search of await readSearches(settings)) {
      const match = person.match(ownerOf(search))
      const {id, state, createdAt} = search
      const form = `saved search (${state})`
      if (match) {
        found.push({...ownerOf(search), id, form, receivedAt: new Date(createdAt), match})
      }
    }
  } finally {
    // What waits on this machine is listed without a database, too.
    process.stdout.write(found.length ? tableOf(found) : 'Nothing was found.\n')
  }
}

export function readPerson(text: string): Person {
  const person = personOf(text)
  if (person) return person
  throw new Misunderstood('Name a mail address, a phone number of at least 7 digits, or a name.')
}

function described({id, form, payload, receivedAt}: ReadTest): Omit<Found, 'match'> {
  const text = (name: string) => (typeof payload[name] === 'string' ? payload[name] : null)
  const who = {name: text('name'), phone: text('phone'), email: text('email'), payload}
  return {...who, id, form: `${form} (test)`, receivedAt: new Date(receivedAt)}
}

function tableOf(found: Found[]) {
  const heads = ['id', 'received', 'form', 'name', 'phone', 'mail', 'found by']
  const rows = found.map(one => [
    one.id,
    officeTime(one.receivedAt)?.office ?? '',
    one.form,
    ...[one.name ?? '', one.phone ?? '', one.email ?? ''],
    one.match,
  ])
  return asTable(heads, rows)
}
