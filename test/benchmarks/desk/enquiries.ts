/** Enquiries as an agency has them after some years: who sends them, from where, what became of them. */

import {accounts} from '#desk/tables.ts'
import {rowOf} from '#server/leads/lead-store.ts'
import {type LeadState, leads} from '#server/leads/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {type Random, seeded} from '../search/random.ts'

/** The accounts that enquiries are assigned to. */
export const ACCOUNTS = Array.from(
  {length: 12},
  (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
)
/** Records of the team: as many people as accounts. */
export const AGENTS = ACCOUNTS.map((_, n) => `agent-${n}`)
const PARTNERS = Array.from({length: 40}, (_, n) => `partner-${n}`)

const NAMES =
  'Layla,Omar,Sofia,Ivan,Claire,Ahmed,Maria,Yusuf,Анна,Дмитрий,Zoë,Jean-Luc,فاطمة'.split(',')
const FAMILIES = 'Haddad,Aziz,Rossi,Petrov,Dubois,Khan,García,Иванова,Smith,O’Brien,المنصوري'.split(
  ',',
)
/** Frequent words, and rare ones. */
const COMMON =
  'villa apartment sea view bedroom price available viewing weekend payment plan rent please thank you'.split(
    ' ',
  )
const RARE = Array.from({length: 600}, (_, n) => `word${n.toString(36)}`)
const FORMS: [string, number][] = [
  ['contact', 6],
  ['createBooking', 2],
  ['createTeamMemberContact', 1],
  ['newsletter', 1],
]
const STATES: [LeadState, number][] = [
  ['received', 5],
  ['called', 25],
  ['viewing', 10],
  ['won', 8],
  ['lost', 45],
  ['spam', 7],
]
const YEARS = 3 * 365 * 86_400_000
const BATCH = 1000

export async function fillEnquiries(orm: Orm, count: number, slugs: string[]) {
  const random = seeded(26)
  await orm.insert(accounts).values(
    ACCOUNTS.map((id, n) => ({
      ...{id, mail: `agent-${n}@agency.example`, name: `Agent ${n}`},
      ...{role: 'agent' as const, agent: AGENTS[n]},
    })),
  )
  for (let done = 0; done < count; done += BATCH) {
    const size = Math.min(BATCH, count - done)
    await orm
      .insert(leads)
      .values(Array.from({length: size}, (_, n) => row(random, done + n, slugs)))
  }
}

function row(random: Random, n: number, slugs: string[]) {
  const [first, family] = [random.oneOf(NAMES), random.oneOf(FAMILIES)]
  const form = random.weighted(FORMS)
  const isAbroad = random.happens(0.3)
  const digits = String(random.integer(1_000_000, 9_999_999))
  const payload = {
    name: `${first} ${family}`,
    phone: `${isAbroad ? '4477' : random.oneOf(['97150', '050', '97155'])}${digits}`,
    email: `${first}.${n}@example.com`.toLowerCase(),
    message: Array.from({length: random.integer(5, 40)}, () => word(random)).join(' '),
    ...(form === 'createTeamMemberContact' && {team_member: random.oneOf(AGENTS)}),
    ...(form === 'contact' && {
      fromUrl: random.happens(0.7) ? `properties/${random.oneOf(slugs)}` : 'contact-us',
    }),
  }
  const state = random.weighted(STATES)
  return {
    ...rowOf({
      ...{id: uuid(random), form, key: `key-${n}`, bodyHash: `hash-${n}`, payload},
      context: {
        locale: random.weighted([
          ['en', 6],
          ['ru', 3],
          ['fr', 1],
          ['ar', 1],
        ]),
        ...(random.happens(0.6) && {partner: random.oneOf(PARTNERS)}),
      },
      suspectedSpam: random.happens(0.05) ? 'sent too fast' : null,
      receivedAt: new Date(Date.now() - random.next() * YEARS).toISOString(),
    }),
    state,
    assignee: state !== 'received' && random.happens(0.8) ? random.oneOf(ACCOUNTS) : null,
    remindAt: random.happens(0.01) ? new Date(Date.now() + (random.next() - 0.5) * 1e9) : null,
  }
}

const word = (random: Random) => random.oneOf(random.happens(0.1) ? COMMON : RARE)

const uuid = (random: Random) => {
  const digits = Array.from({length: 32}, () => random.integer(0, 15).toString(16)).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
