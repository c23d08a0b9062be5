/** What was stored of a test enquiry, for the developer who sent it and has its id. */
import type {DataOf} from '../../../../widgets/kit/api-client/call.ts'
import type {getTestEnquiry} from '../../../../widgets/trade/contract/contract.ts'
import {findTest} from '../../leads/test-leads.ts'
import type {Handler} from '../../platform/api/handler.ts'
import type {Database} from '../../platform/db/connect.ts'
import {Refusal} from '../../platform/http-error.ts'

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
