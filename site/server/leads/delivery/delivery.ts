/**
 * Enquiries reach the agency by webhook and mail, from the outbox: the lead is stored first, and is
 * delivered as often as it takes. See docs/decisions/018-lead-delivery-outbox.md.
 */
import {eq} from 'drizzle-orm'
import type {Database} from '#server/platform/db/connect.ts'
import type {Log} from '#server/platform/log.ts'
import type {Mailer} from '#server/platform/mail/mailer.ts'
import type {Kind} from '#server/platform/outbox/kind.ts'
import type {Outbox} from '#server/platform/outbox/outbox.ts'
import {homeRecord} from '../homes.ts'
import type {LeadHooks} from '../hooks.ts'
import {isReadable, readableRow} from '../readable-row.ts'
import {leads} from '../tables.ts'
import {countDeliveries, type DeliveryCount, type RetryNote, retryDeliveries} from './backlog.ts'
import {agentChannel, mailChannel} from './mail.ts'
import {channels, type DeliverySettings, type LeadChannel} from './settings.ts'
import {webhookChannel} from './webhook.ts'

export interface Delivery {
  /** Something may be due. */
  wake(): void
  counts(): Promise<DeliveryCount[]>
  retry(note?: RetryNote): Promise<number>
}

export interface DeliveryOptions {
  database: Pick<Database, 'ready'>
  outbox: Outbox
  settings: DeliverySettings
  /** Undefined where the settings name no mail server. */
  mailer: Mailer | undefined
  hooks: Pick<LeadHooks, 'recipientsOf'>
  /** Mails link to the desk and to pages there. */
  siteUrl: string
  log: Log
}

/** Registers the channels that are set. */
export function startDelivery(options: DeliveryOptions): Delivery {
  const {database, outbox} = options
  for (const channel of channelsOf(options)) outbox.deliver(kindOf(channel, options))
  const wake = () => outbox.wake(...channels)
  return {
    wake,
    counts: async () => countDeliveries(await database.ready()),
    async retry(note) {
      const count = await retryDeliveries(await database.ready(), note)
      wake()
      return count
    },
  }
}

const kindOf = (channel: LeadChannel, {database, log}: DeliveryOptions): Kind => ({
  ...channel,
  what: 'lead',
  async deliver({item, tries}, signal) {
    const orm = await database.ready()
    const [row] = await orm.select().from(leads).where(eq(leads.id, item))
    if (!row) return {isObsolete: true}
    if (!isReadable(row)) {
      const about = {lead: item, channel: channel.name, tries}
      log.error(about, 'stored lead is damaged, delivering its readable part')
    }
    await channel.deliver(readableRow(row), signal)
    return undefined
  },
})

function channelsOf({
  settings: {webhook, mail},
  siteUrl,
  log,
  database,
  mailer,
  hooks,
}: DeliveryOptions): LeadChannel[] {
  const findHome = async (slug: string | null) => homeRecord(await database.ready(), slug)
  const findRecipients = async (lead: string) => hooks.recipientsOf(await database.ready(), lead)
  return [
    ...(webhook ? [webhookChannel(webhook)] : []),
    ...(mailer && mail ? [mailChannel(mailer, mail, log, {siteUrl, findHome})] : []),
    ...(mailer && mail?.toAgents
      ? [agentChannel(mailer, {siteUrl, findHome, findRecipients})]
      : []),
  ]
}
