/**
 * Posts a lead as JSON to the agency's system. It may arrive twice, when the acknowledgement
 * was lost: the `Idempotency-Key`, the lead's id, is the same each time.
 */

import {createHmac} from 'node:crypto'
import {NotDelivered} from '#server/platform/outbox/kind.ts'
import type {LeadRow} from '../lead-store.ts'
import {fieldsOf, filesOf} from './content.ts'
import type {LeadChannel, WebhookSettings} from './settings.ts'

const TIMEOUT_MS = 10_000
const CONCURRENCY = 4

export const webhookChannel = ({url, secret}: WebhookSettings): LeadChannel => ({
  name: 'webhook',
  concurrency: CONCURRENCY,
  timeoutMs: TIMEOUT_MS,
  async deliver(lead, signal) {
    const body = JSON.stringify(bodyOf(lead))
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': lead.id,
        'x-ocp-signature': signatureOf(secret, body, Math.floor(Date.now() / 1000)),
      },
      body,
      // The content is for the one that the operator named.
      redirect: 'manual',
      signal,
    })
    // The body of the answer is not read: it may be anything, of any length.
    await answer.body?.cancel().catch(() => {})
    if (!answer.ok) throw refusalOf(answer)
  },
})

/** `t` is when it was sent, in seconds; `v1` signs it together with the body. */
export const signatureOf = (secret: string, body: string, t: number) =>
  `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`

const bodyOf = (lead: LeadRow) => ({
  id: lead.id,
  form: lead.form,
  receivedAt: lead.receivedAt.toISOString(),
  partner: lead.partner,
  ...(lead.claimedPartner && {
    claimedPartner: lead.claimedPartner,
    notAttributed: lead.notAttributed,
  }),
  ...(lead.widget && {widget: lead.widget}),
  campaign: lead.campaign,
  locale: lead.locale,
  fromUrl: lead.fromUrl,
  page: lead.page ?? lead.fromUrl,
  property: lead.property,
  fields: fieldsOf(lead),
  phoneE164: lead.phoneE164,
  suspectedSpam: lead.suspectedSpam,
  files: filesOf(lead),
})

/**
 * Only 410, "never again", ends it. Any other refusal may be a key that ran out or an address that
 * moved, which the operator fixes: the lead is retried until then.
 */
function refusalOf({status, headers}: Response) {
  const isElsewhere = status >= 300 && status < 400
  const reason = isElsewhere ? `answered ${status}, a redirection` : `answered ${status}`
  return new NotDelivered(reason, {final: status === 410, rest: restOf(headers)})
}

/** In seconds, or a moment. */
function restOf(headers: Headers) {
  const header = headers.get('retry-after') ?? ''
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : 0
}
