/** Settings of enquiries: their limits, their way to the agency, and their end. */
import type {SettingsReader} from '#server/platform/env.ts'
import {whole} from '#server/platform/env-values.ts'
import {type Retention, readRetention} from './deletion/retention.ts'
import {type DeliverySettings, readDelivery} from './delivery/settings.ts'

declare module '../platform/env.ts' {
  interface Settings {
    /** How many POST requests one address may send to the API in a minute. */
    leadsPerMinute: number
    /** Bytes of leads that may wait for the database before new ones are turned away. */
    spoolLimit: number
    /** Channels that enquiries are delivered by, besides the database. */
    delivery: DeliverySettings
    /** When enquiries are deleted without anybody's doing; undefined: never. */
    retention: Retention | undefined
  }
}

export const readLeadSettings = (env => ({
  leadsPerMinute: whole(env, 'LEADS_PER_MINUTE', 120, 1, 1_000_000),
  spoolLimit: whole(env, 'SPOOL_LIMIT', 64 * 1024 * 1024, 1024, 2 ** 31),
  delivery: readDelivery(env),
  retention: readRetention(env),
})) satisfies SettingsReader
