/** `npm run leads -- find`: the enquiries of a person, with the ids that `delete` takes. */
import {officeTime} from '../../server/leads/export/columns.ts'
import type {LeadRow} from '../../server/leads/lead-store.ts'
import {type Match, type Person, personOf} from '../../server/leads/person.ts'
import type {Settings} from '../../server/platform/env.ts'
import {Misunderstood, readOptions} from './options.ts'
import {readLeads} from './read-leads.ts'
import {asTable} from './table.ts'

export async function findLeads(args: string[], settings: () => Settings) {
  const {positionals} = readOptions({args, options: {}, allowPositionals: true})
  const person = readPerson(positionals.join(' '))
  const found: {lead: LeadRow; match: Match}[] = []
  await readLeads(settings(), async leads => {
    for await (const lead of leads) {
      const match = person.match(lead)
      if (match) found.push({lead, match})
    }
  })
  if (!found.length) {
    process.stdout.write('Nothing was found.\n')
    return
  }
  const heads = ['id', 'received', 'form', 'name', 'phone', 'mail', 'found by']
  const rows = found.map(({lead, match}) => [
    lead.id,
    officeTime(lead.receivedAt)?.office ?? '',
    lead.form,
    ...[lead.name ?? '', lead.phone ?? '', lead.email ?? ''],
    match,
  ])
  process.stdout.write(asTable(heads, rows))
}

export function readPerson(text: string): Person {
  const person = personOf(text)
  if (person) return person
  throw new Misunderstood('Name a mail address, a phone number of at least 7 digits, or a name.')
}
