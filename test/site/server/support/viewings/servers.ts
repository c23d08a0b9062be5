/** Servers that share a database and a clock, and visitors who want the same hours of them. */
import {randomUUID} from 'node:crypto'
import {type Database, openDatabase} from '#server/platform/db/connect.ts'
import {Refusal} from '#server/platform/http-error.ts'
import type {ViewingRow} from '#server/viewings/private-link.ts'
import {openViewings, type Viewings} from '#server/viewings/viewings.ts'
import type {TestApi} from '../api/api.ts'
import {testLog} from '../leads/leads.ts'

export interface Server {
  viewings: Viewings
  close(): Promise<void>
}

export interface Clock {
  now: Date
}

interface Failures {
  /** True at the moments at which a server breaks off between storing an enquiry and its viewing. */
  breaksOff(): boolean
}

/** On PostgreSQL with connections of its own; the embedded one has a single process. */
export function startServer(
  {app, database, leads}: TestApi,
  clock: Clock,
  {breaksOff}: Failures,
): Server {
  const {databaseUrl} = app.settings
  const own: Database | undefined = databaseUrl
    ? openDatabase({databaseUrl, dataDir: ''})
    : undefined
  const viewings = openViewings({
    database: own ?? database,
    siteContent: app.siteContent,
    leads: {
      async acceptWithin(inside, draft) {
        const accepted = await leads.acceptWithin(inside, draft)
        if (breaksOff()) throw new Error('the server breaks off')
        return accepted
      },
    },
    hooks: {note: async () => {}},
    onMail: () => {},
    log: testLog().log,
    now: async () => clock.now,
  })
  return {viewings, close: async () => own?.close()}
}

const admit = async () => {}

interface Visit {
  slug: string
  startsAt: Date
  onHeld?: () => Promise<unknown>
  /** Called while the hour is being booked, with the token of the hold. */
  onBooking?: (token: string) => void
}

/** True where the visitor has the hour; false where somebody else was faster, or the server broke off. */
export async function triesFor(
  {viewings}: Server,
  {slug, startsAt, onHeld, onBooking}: Visit,
): Promise<ViewingRow | undefined> {
  const visitor = randomUUID()
  try {
    const {token} = await viewings.hold({slug}, {startsAt, sender: visitor}, admit)
    await onHeld?.()
    const {viewing} = await viewings.book({
      ...{hold: token, mode: 'person', mailbox: visitor, phone: visitor, locale: 'en', admit},
      draftOf({id}) {
        onBooking?.(token)
        return {
          ...{form: 'createViewing', key: `createViewing ${id}`, suspectedSpam: null, context: {}},
          payload: {name: visitor, phone: visitor, email: `${visitor}@example.com`},
        }
      },
    })
    return viewing
  } catch (error) {
    if (error instanceof Refusal && error.statusCode === 409) return undefined
    if (error instanceof Error && error.message === 'the server breaks off') return undefined
    throw error
  }
}
