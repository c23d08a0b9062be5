/** Times of the list of enquiries with its counts, with each filter and search, on its first and a later page. */
import {countByState} from '#desk/enquiries/list/count-enquiries.ts'
import type {EnquiryFilter} from '#desk/enquiries/list/filter.ts'
import {listEnquiries} from '#desk/enquiries/list/list-enquiries.ts'
import {neighboursOf, readEnquiry} from '#desk/enquiries/one/enquiry.ts'
import {type Viewer, viewerOf} from '#desk/enquiries/scope.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {summary} from '../search/loops.ts'
import {ACCOUNTS, AGENTS} from './enquiries.ts'

const ROUNDS = 20
const WARM_UP = 3

const [id = ''] = ACCOUNTS
const editor = viewerOf({id, name: 'Editor', role: 'editor', agent: null})
const agent = viewerOf({id, name: 'Agent', role: 'agent', agent: AGENTS[0] ?? null})

const lists: Record<string, EnquiryFilter> = {
  everything: {},
  'state received': {state: 'received'},
  'state lost': {state: 'lost'},
  'state spam': {state: 'spam'},
  form: {form: 'createTeamMemberContact'},
  partner: {partner: 'partner-7'},
  'partner in a state': {partner: 'partner-7', state: 'won'},
  'no partner': {partner: '-'},
  mine: {assignee: 'me'},
  nobody: {assignee: 'nobody'},
  'of an agent': {agent: AGENTS[3]},
  days: {from: '2026-01-01', to: '2026-01-07'},
  language: {locale: 'ar'},
  'suspected spam': {suspected: 'yes'},
  'reminders due': {due: 'yes'},
  property: {property: 'home-7'},
  'search for a common word': {q: 'villa'},
  'search for two words': {q: 'price layla'},
  'search for a mail address': {q: 'layla.4242@example.com'},
  'search for a number': {q: '050 123'},
  'search for nothing there': {q: 'nothingthere'},
  'search with a state and a partner': {q: 'sea', state: 'won', partner: 'partner-3'},
}

export async function measureEnquiries(orm: Orm) {
  const table: Record<string, Record<string, string>> = {}
  for (const [name, filter] of Object.entries(lists)) {
    const list = async (viewer: Viewer) => {
      await listEnquiries(orm, viewer, filter)
      await countByState(orm, viewer, filter)
    }
    table[name] = {
      editor: await timesOf(() => list(editor)),
      agent: await timesOf(() => list(agent)),
    }
  }
  for (const filter of [{}, {q: 'layla'}]) {
    const one = async (viewer: Viewer) => {
      const {enquiries} = await listEnquiries(orm, viewer, filter)
      const [, enquiry] = enquiries
      if (!enquiry) throw new Error('The list is empty.')
      return async () => {
        await readEnquiry(orm, viewer, enquiry.id)
        await neighboursOf(orm, viewer, filter, enquiry)
      }
    }
    table[filter.q ? 'one that was searched for' : 'one enquiry'] = {
      editor: await timesOf(await one(editor)),
      agent: await timesOf(await one(agent)),
    }
  }
  return table
}

/** By the clock, and of the processors alone: on a machine with other work the first says little. */
async function timesOf(work: () => Promise<unknown>) {
  const times: number[] = []
  const processor: number[] = []
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const [started, used] = [performance.now(), process.cpuUsage()]
    await work()
    const {user, system} = process.cpuUsage(used)
    if (round < 0) continue
    times.push(performance.now() - started)
    processor.push((user + system) / 1000)
  }
  return `${summary(times, 0.95)} (${summary(processor, 0.95)})`
}
