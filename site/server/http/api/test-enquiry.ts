/** What was stored of a test enquiry, for the developer who sent it and has its id. */
import type {DataOf} from '#kit/api-client/call.ts'
import {findTest} from '#server/leads/test-leads.ts'
import type {Handler} from '#server/platform/api/handler.ts'
import type {Database} from '#server/platform/db/connect.ts'
import {Refusal} from '#server/platform/http-error.ts'
import type {getTestEnquiry} from '#trade/contract/contract.ts'

const UNKNOWN =
  'There is no test enquiry with this id. Those older than seven days are deleted, and real enquiries cannot be read here.'

/** From the database itself: a replica may not have yet what was sent a moment ago. */
export const readTestEnquiry =
  (database: Pick<Database, 'ready'>): Handler =>
  async ({values}) => {
    const found = await findTest(await database.ready(), values.id)
    if (!found) throw new Refusal(404, UNKNOWN)
    const {id, form, payload, partner, campaign, locale, receivedAt} = found
    const data = {
      ...{id, form, received_at: receivedAt.toISOString()},
      ...(partner && {partner}),
      ...(locale && {locale}),
      ...(campaign && {campaign}),
      fields: payload as DataOf<typeof getTestEnquiry>['fields'],
    } satisfies DataOf<typeof getTestEnquiry>
    return {message: 'OK', data}
  }
