/**
 * Sends a lead by mail. It may arrive twice, when the acknowledgement was lost: the `Message-ID`,
 * made of the lead's id, is the same each time.
 */
import {isIP} from 'node:net'
import nodemailer from 'nodemailer'
import type {Log} from '../../platform/log.ts'
import type {LeadRow} from '../lead-store.ts'
import type {Channel} from './channel.ts'
import {letterOf} from './letter.ts'
import {isMailAddress, type MailSettings} from './settings.ts'

const TIMEOUT_MS = 60_000
const CONCURRENCY = 2

export function mailChannel({to, from, server}: MailSettings, log: Log): Channel {
  const transport = nodemailer.createTransport(
    {
      ...{host: server.host, port: server.port, secure: server.secure},
      ...(server.login && {auth: server.login}),
      // A password leaves this machine encrypted, or not at all.
      requireTLS: Boolean(server.login) && !server.secure && !isThisMachine(server.host),
      connectionTimeout: 15_000,
      greetingTimeout: 30_000,
      socketTimeout: 30_000,
    },
    {from, to, disableFileAccess: true, disableUrlAccess: true},
  )
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return {
    name: 'mail',
    concurrency: CONCURRENCY,
    timeoutMs: TIMEOUT_MS,
    async deliver(lead, signal) {
      const {rejected} = await transport.sendMail({
        ...letterOf(lead),
        ...replyTo(lead),
        messageId: `<${lead.id}@${domain}>`,
        // Keeps the answering machines of mailboxes quiet.
        headers: {'Auto-Submitted': 'auto-generated'},
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

const replyTo = ({email}: LeadRow) => (email && isMailAddress(email) ? {replyTo: email} : {})

const isThisMachine = (host: string) =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
