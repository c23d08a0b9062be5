/** The agency's mail server and mailboxes. A secret in a setting stays out of its error message. */
import {isMailAddress} from '#kit/typed/mail-address.ts'
import {type Environment, list, oneOf, text, together} from '../env-values.ts'
import {OperatorError} from '../operator-error.ts'

export interface MailSettings {
  to: string[]
  from: {name: string; address: string}
  /** True when the agent of the enquiry gets a mail, too. */
  toAgents: boolean
  server: MailServer
}

export interface MailServer {
  host: string
  port: number
  /** Encrypted from the first byte; else by STARTTLS where the server offers it. */
  secure: boolean
  login: {user: string; pass: string} | undefined
}

/** Undefined: no mail is sent. */
export function readMail(env: Environment): MailSettings | undefined {
  const names = ['LEADS_MAIL_TO', 'LEADS_MAIL_FROM', 'SMTP_URL']
  if (!together(env, names, 'send no mail')) return undefined
  const toAgents = oneOf(env, 'LEADS_MAIL_AGENTS', 'on', ['on', 'off']) === 'on'
  return {to: recipients(env), from: sender(env), toAgents, server: mailServer(env)}
}

function recipients(env: Environment) {
  const listed = list(text(env, 'LEADS_MAIL_TO', ''))
  const bad = listed.find(part => !isMailAddress(part))
  if (bad === undefined && listed.length) return listed
  throw new OperatorError(
    `LEADS_MAIL_TO must be a mail address or a list with commas, such as sales@agency.example,office@agency.example; got "${bad ?? ','}".`,
  )
}

function sender(env: Environment) {
  const from = text(env, 'LEADS_MAIL_FROM', '')
  const [, name = '', inBrackets = ''] = /^([^<>]*)<([^<>]+)>$/.exec(from) ?? []
  const address = inBrackets || from
  if (isMailAddress(address)) return {name: name.trim().replace(/^"(.*)"$/, '$1'), address}
  throw new OperatorError(
    `LEADS_MAIL_FROM must be a mail address such as website@agency.example or Agency <website@agency.example>, got "${from}".`,
  )
}

function mailServer(env: Environment): MailServer {
  try {
    const url = new URL(text(env, 'SMTP_URL', ''))
    const {protocol, hostname, port, username, password, pathname, search, hash} = url
    const secure = protocol === 'smtps:'
    const whole = hostname && Boolean(username) === Boolean(password)
    if ((secure || protocol === 'smtp:') && whole && !pathname.slice(1) && !search && !hash) {
      const login = {user: decodeURIComponent(username), pass: decodeURIComponent(password)}
      return {
        host: hostname.replace(/[[\]]/g, ''),
        port: Number(port) || (secure ? 465 : 587),
        secure,
        login: username ? login : undefined,
      }
    }
  } catch {
    // Reported below, without the value.
  }
  throw new OperatorError(
    'SMTP_URL must look like smtp://user:password@mail.example.com:587, or smtps:// for port 465. In the user and the password write @ as %40, : as %3A, / as %2F and % as %25.',
  )
}
