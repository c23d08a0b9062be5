/** The way to the agency's mail server. */
import {isIP} from 'node:net'
import nodemailer from 'nodemailer'
import type {MailSettings} from './settings.ts'

export function openTransport({from, server}: Pick<MailSettings, 'from' | 'server'>) {
  return nodemailer.createTransport(
    {
      ...{host: server.host, port: server.port, secure: server.secure},
      ...(server.login && {auth: server.login}),
      // A password leaves this machine encrypted, or not at all.
      requireTLS: Boolean(server.login) && !server.secure && !isThisMachine(server.host),
      connectionTimeout: 15_000,
      greetingTimeout: 30_000,
      socketTimeout: 30_000,
    },
    {from, disableFileAccess: true, disableUrlAccess: true},
  )
}

/** What the ids of messages end in. */
export const domainOf = ({from}: Pick<MailSettings, 'from'>) =>
  from.address.slice(from.address.lastIndexOf('@') + 1)

/** Keeps the answering machines of mailboxes quiet. */
export const AUTOMATIC = {'Auto-Submitted': 'auto-generated'}

const isThisMachine = (host: string) =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
