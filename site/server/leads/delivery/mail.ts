/**
 * Sends a lead by mail. It may arrive twice, when the acknowledgement was lost: the `Message-ID`,
 * made of the lead's id, is the same each time.
 */

import {chooseLocale} from '#kit/i18n/locale.ts'
import {answerableAddress} from '#kit/typed/mail-address.ts'
import type {Log} from '#server/platform/log.ts'
import type {MailSettings} from '#server/platform/mail/settings.ts'
import {AUTOMATIC, domainOf, openTransport} from '#server/platform/mail/transport.ts'
import type {HomeRecord} from '../homes.ts'
import type {Recipient} from '../hooks.ts'
import type {LeadRow} from '../lead-store.ts'
import {agentWords} from './agent-words.ts'
import {letterOf} from './letter.ts'
import type {LeadChannel} from './outbox.ts'

const TIMEOUT_MS = 60_000
const CONCURRENCY = 2

export interface MailContext {
  siteUrl: string
  /** The record of the home that an enquiry is about. */
  findHome: (slug: string | null) => Promise<HomeRecord | undefined>
}

export interface AgentMailContext extends MailContext {
  findRecipients: (lead: string) => Promise<Recipient[]>
}

export function mailChannel(
  settings: MailSettings,
  log: Log,
  {siteUrl, findHome}: MailContext,
): LeadChannel {
  const transport = openTransport(settings)
  const domain = domainOf(settings)
  return {
    name: 'mail',
    concurrency: CONCURRENCY,
    timeoutMs: TIMEOUT_MS,
    async deliver(lead, signal) {
      const home = await findHome(lead.property)
      const {rejected} = await transport.sendMail({
        to: settings.to,
        ...letterOf(lead, {siteUrl, home}),
        ...replyTo(lead),
        messageId: `<${lead.id}@${domain}>`,
        headers: AUTOMATIC,
        signal,
      })
      // Somebody has it; the others would get it twice by another try.
      if (rejected.length) {
        log.warn(
          {lead: lead.id, rejected: rejected.length},
          'mail server rejected some recipients of LEADS_MAIL_TO',
        )
      }
    },
  }
}

/** The same to the person whose enquiry it is, each in the language of that desk. */
export function agentChannel(
  settings: MailSettings,
  {siteUrl, findHome, findRecipients}: AgentMailContext,
): LeadChannel {
  const transport = openTransport(settings)
  const domain = domainOf(settings)
  return {
    name: 'agent',
    concurrency: CONCURRENCY,
    timeoutMs: TIMEOUT_MS,
    async deliver(lead, signal) {
      const letter = letterOf(lead, {siteUrl, home: await findHome(lead.property)})
      for (const {mail, locale} of await findRecipients(lead.id)) {
        const words = agentWords[chooseLocale(locale)]
        const opening = lead.assignee ? words.assigned : words.newEnquiry
        await transport.sendMail({
          to: mail,
          subject: `${opening} – ${letter.subject}`,
          text: `${opening}\n\n${letter.text}`,
          html: letter.html,
          ...replyTo(lead),
          messageId: `<${lead.id}.${lead.assignee ?? 'agent'}.${mail.replace('@', '.at.')}@${domain}>`,
          headers: AUTOMATIC,
          signal,
        })
      }
    },
  }
}

function replyTo({email}: LeadRow) {
  const address = answerableAddress(email ?? '')
  return address ? {replyTo: address} : {}
}
