/**
 * Enquiries reach the agency by webhook and mail, from an outbox in the database: the lead is stored
 * first, and is brought as often as it takes. See docs/decisions/018-lead-delivery-outbox.md.
 */

import type {Database} from '#server/platform/db/connect.ts'
import type {Log} from '#server/platform/log.ts'
import {type Pauses, startWorker} from '#server/platform/outbox/worker.ts'
import {homeRecord} from '../homes.ts'
import type {LeadHooks} from '../hooks.ts'
import {agentChannel, mailChannel} from './mail.ts'
import type {LeadChannel} from './outbox.ts'
import {type DeliveryCount, openOutbox, type RetryNote} from './outbox.ts'
import type {DeliverySettings} from './settings.ts'
import {webhookChannel} from './webhook.ts'

export interface Delivery {
  /** Something may be due. */
  wake(): void
  counts(): Promise<DeliveryCount[]>
  retry(note?: RetryNote): Promise<number>
  close(): Promise<void>
}

export interface DeliveryOptions {
  database: Pick<Database, 'ready'>
  settings: DeliverySettings
  hooks: Pick<LeadHooks, 'recipientsOf'>
  /** Mails link to the desk and to pages there. */
  siteUrl: string
  log: Log
  pauses?: Partial<Pauses>
}

export function startDelivery(options: DeliveryOptions): Delivery {
  const {database, log, pauses} = options
  const outbox = openOutbox(database)
  const workers = channelsOf(options).map(channel => startWorker({channel, outbox, log, pauses}))
  const wake = () => {
    for (const worker of workers) worker.wake()
  }
  return {
    wake,
    counts: outbox.counts,
    async retry(note) {
      const count = await outbox.retry(note)
      wake()
      return count
    },
    async close() {
      await Promise.all(workers.map(worker => worker.stop()))
    },
  }
}

function channelsOf({
  settings: {webhook, mail},
  siteUrl,
  log,
  database,
  hooks,
}: DeliveryOptions): LeadChannel[] {
  const findHome = async (slug: string | null) => homeRecord(await database.ready(), slug)
  const findRecipients = async (lead: string) => hooks.recipientsOf(await database.ready(), lead)
  return [
    ...(webhook ? [webhookChannel(webhook)] : []),
    ...(mail ? [mailChannel(mail, log, {siteUrl, findHome})] : []),
    ...(mail?.toAgents ? [agentChannel(mail, {siteUrl, findHome, findRecipients})] : []),
  ]
}
