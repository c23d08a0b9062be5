/** The one way by which this server sends mail: the agency's mail server. */
import {isIP} from 'node:net'
import nodemailer from 'nodemailer'
import type {MailSettings} from './settings.ts'

export interface Mail {
  to: string | string[]
  subject: string
  text: string
  html?: string
  replyTo?: string
  /** Becomes the `Message-ID`. A mailbox shows two mails with the same one once. */
  id?: string
  /** Without it, headers that keep automatic replies of mailboxes quiet. */
  headers?: Record<string, string>
  /** An event for the reader's calendar, which mail programs offer to add. */
  icalEvent?: {method: 'REQUEST' | 'CANCEL'; filename: string; content: string}
  signal?: AbortSignal
}

export interface Mailer {
  /** Rejects when no recipient is accepted, and says how many of several were refused. */
  send(mail: Mail): Promise<{rejected: number}>
}

/** Headers of a mail that no person wrote. */
export const AUTOMATIC = {'Auto-Submitted': 'auto-generated'}

/** Undefined without a mail server. */
export function openMailer(
  settings: Pick<MailSettings, 'from' | 'server'> | undefined,
): Mailer | undefined {
  if (!settings) return undefined
  const {from, server} = settings
  const transport = nodemailer.createTransport(
    {
      host: server.host,
      port: server.port,
      secure: server.secure,
      ...(server.login && {auth: server.login}),
      // A password leaves this machine encrypted, or not at all.
      requireTLS: Boolean(server.login) && !server.secure && !isThisMachine(server.host),
      connectionTimeout: 15_000,
      greetingTimeout: 30_000,
      socketTimeout: 30_000,
    },
    {from, disableFileAccess: true, disableUrlAccess: true},
  )
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return {
    async send({id, headers = AUTOMATIC, ...mail}) {
      const messageId = id === undefined ? {} : {messageId: `<${id}@${domain}>`}
      const {rejected} = await transport.sendMail({...mail, headers, ...messageId})
      return {rejected: rejected.length}
    },
  }
}

const isThisMachine = (host: string) =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
