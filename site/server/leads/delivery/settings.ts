/**
 * The destinations of enquiries: the channels that there are, and those that an operator sets. Secret
 * parts of a setting stay out of its message.
 */
import {type Environment, text, together} from '#server/platform/env-values.ts'
import {type MailSettings, readMail} from '#server/platform/mail/settings.ts'
import {OperatorError} from '#server/platform/operator-error.ts'
import type {Kind} from '#server/platform/outbox/kind.ts'
import type {LeadRow} from '../hooks.ts'

/** Each is a kind of the outbox. */
export const channels = ['webhook', 'mail', 'agent'] as const
export type ChannelName = (typeof channels)[number]

export interface LeadChannel extends Pick<Kind, 'concurrency' | 'timeoutMs'> {
  name: ChannelName
  /** Resolves when the other side has taken the lead; rejects when it has not, or may not have. */
  deliver(lead: LeadRow, signal: AbortSignal): Promise<void>
}

export interface DeliverySettings {
  webhook: WebhookSettings | undefined
  mail: MailSettings | undefined
}

export interface WebhookSettings {
  url: string
  /** Signs what is sent. */
  secret: string
}

const SHORTEST_SECRET = 16

export function readDelivery(env: Environment): DeliverySettings {
  return {webhook: webhook(env), mail: readMail(env)}
}

function webhook(env: Environment): WebhookSettings | undefined {
  if (!together(env, ['LEADS_WEBHOOK', 'LEADS_WEBHOOK_SECRET'], 'call no webhook')) return undefined
  const url = text(env, 'LEADS_WEBHOOK', '')
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  const isWeb = parsed?.protocol === 'http:' || parsed?.protocol === 'https:'
  if (!isWeb || parsed.username || parsed.password) {
    throw new OperatorError(
      'LEADS_WEBHOOK must be an address such as https://crm.example.com/leads, without a user name or password in it.',
    )
  }
  const secret = text(env, 'LEADS_WEBHOOK_SECRET', '')
  if (secret.length < SHORTEST_SECRET) {
    throw new OperatorError(
      `LEADS_WEBHOOK_SECRET must have at least ${SHORTEST_SECRET} characters. Make one with: openssl rand -hex 32`,
    )
  }
  return {url, secret}
}

/** The ways that a lead stored now has to go. */
export const channelNames = ({webhook, mail}: DeliverySettings): ChannelName[] => [
  ...(webhook ? ['webhook' as const] : []),
  ...(mail ? ['mail' as const] : []),
  ...(mail?.toAgents ? ['agent' as const] : []),
]
