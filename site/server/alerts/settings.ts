/** Settings of saved searches: the hour of their mails, and limits of confirmations. */
import type {SettingsReader} from '#server/platform/env.ts'
import {whole} from '#server/platform/env-values.ts'

declare module '../platform/env.ts' {
  interface Settings {
    /** Hour of the office from which mails of saved searches are sent. */
    savedSearchHour: number
    /** Limits of confirmation mails of saved searches, by hour. */
    confirmations: {perNetwork: number; inAll: number}
  }
}

export const readAlertSettings = (env => ({
  savedSearchHour: whole(env, 'SAVED_SEARCH_HOUR', 8, 0, 23),
  confirmations: {
    perNetwork: whole(env, 'CONFIRMATIONS_PER_NETWORK', 10, 1, 1_000_000),
    inAll: whole(env, 'CONFIRMATIONS_PER_HOUR', 200, 1, 1_000_000),
  },
})) satisfies SettingsReader
