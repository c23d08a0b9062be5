/** Takes test enquiries, so many of each network: anybody can send them in a partner's name. */
import type {Database} from '#server/platform/db/connect.ts'
import type {FormSecret} from '#server/platform/form-secret.ts'
import {Refusal} from '#server/platform/http-error.ts'
import {type ClientNetworks, keyOfNetwork} from '#server/platform/limits/client-network.ts'
import {HOUR_SECONDS, takeUse} from '#server/platform/limits/network-uses.ts'
import type {LeadDraft} from './lead.ts'
import {acceptTest} from './test-leads.ts'

/** In an hour, of one network and one partner. */
export const TESTS_PER_HOUR = 20

const TOO_MANY = 'Too many test enquiries were sent from your network. Please try again in an hour.'

interface TestParts {
  database: Pick<Database, 'ready'>
  secret: FormSecret
}

/** Answers the id. */
export const testTaker =
  ({database, secret}: TestParts) =>
  (draft: LeadDraft, networks: ClientNetworks): Promise<string> =>
    acceptTest(database, draft, {
      sender: keyOfNetwork(secret, `test ${networks.widerNetwork ?? networks.network}`),
      async admit(inside) {
        const {partner} = draft.context
        // Those without a name, such as the docs' previews, fill no partner's log.
        if (!partner) return
        const limit = {what: `test ${partner}`, most: TESTS_PER_HOUR, seconds: HOUR_SECONDS}
        const retryAfter = await takeUse(inside, secret, networks, limit)
        if (retryAfter) throw new Refusal(429, TOO_MANY, {retryAfter})
      },
    })
