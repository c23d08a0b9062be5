/** `npm run leads -- find`: the enquiries of a person, with the ids that `delete` takes. */
import type {ListedSearch} from '#server/alerts/list-searches.ts'
import {officeTime} from '#server/leads/export/columns.ts'
import {type Described, type Person, personOf} from '#server/leads/person.ts'
import type {TestLead} from '#server/leads/test-leads.ts'
import {remedyOf} from '#server/platform/db/errors.ts'
import {defineTask, type TaskParts, UsageError} from '../task.ts'
import {asTable, type Gap, warnOfGap} from './print.ts'

interface Candidate extends Described {
  id: string
  form: string
  receivedAt: Date
}

const HEADS = ['id', 'received', 'form', 'name', 'phone', 'mail', 'found by']

export const findTask = defineTask({
  name: 'find',
  usage: 'MAIL|PHONE|NAME',
  help: `lists the enquiries of a person, and those that mention them, with their ids; test
enquiries, saved searches and lists that wait to be sent by mail, too`,
  hasWords: true,
  elsewhere: ['leads are kept by', 'Export them there.'],
  mayBeDown: true,
  read: ({words}) => readPerson(words.join(' ')),
  async perform(person, parts) {
    const rows: string[][] = []
    const gaps: Gap[] = []
    for await (const one of candidates(parts)) {
      if (!('id' in one)) gaps.push(one)
      else rows.push(...rowsOf(person, one))
    }
    return {rows, gaps}
  },
  run: (_person, {perform}) =>
    perform(({rows, gaps}) => {
      process.stdout.write(rows.length ? asTable(HEADS, rows) : 'Nothing was found.\n')
      for (const gap of gaps) warnOfGap(gap)
    }),
})

export function readPerson(text: string): Person {
  const person = personOf(text)
  if (person) return person
  throw new UsageError('Name a mail address, a phone number of at least 7 digits, or a name.')
}

async function* candidates(parts: TaskParts): AsyncGenerator<Candidate | Gap> {
  const {exportLeads} = await import('#server/leads/export/export-leads.ts')
  for await (const one of exportLeads(parts)) yield 'lead' in one ? one.lead : one
  try {
    const orm = await parts.database.ready()
    const {listTests} = await import('#server/leads/test-leads.ts')
    yield* (await listTests(orm)).map(testAsCandidate)
    const {listSearches} = await import('#server/alerts/list-searches.ts')
    yield* (await listSearches(orm)).map(searchAsCandidate)
    const {unsentShortlists} = await import('#server/alerts/shortlist/send-shortlist.ts')
    for (const one of await unsentShortlists(orm)) {
      yield {...one, ...ownerOf(one), form: 'shortlist by mail'}
    }
  } catch (error) {
    // Enquiries that wait on this machine are listed without a database, too.
    const missing = remedyOf(error)
    if (!missing) throw error
    yield {missing}
  }
}

function testAsCandidate({id, form, payload, receivedAt}: TestLead): Candidate {
  const text = (name: string) => (typeof payload[name] === 'string' ? payload[name] : null)
  const owner = {name: text('name'), phone: text('phone'), email: text('email'), payload}
  return {...owner, id, form: `${form} (test)`, receivedAt}
}

const searchAsCandidate = ({id, state, createdAt, ...search}: ListedSearch): Candidate => ({
  ...ownerOf(search),
  id,
  form: `saved search (${state})`,
  receivedAt: createdAt,
})

/** Only the address of a saved search says whose it is. */
export const ownerOf = ({email}: Pick<ListedSearch, 'email'>): Described => ({
  email,
  name: null,
  phone: null,
  payload: {},
})

function rowsOf(person: Person, one: Candidate): string[][] {
  const match = person.match(one)
  if (!match) return []
  const {id, form, receivedAt, name, phone, email} = one
  const received = officeTime(receivedAt)?.office ?? ''
  return [[id, received, form, name ?? '', phone ?? '', email ?? '', match]]
}
