/** Where an operator wants enquiries brought. What is secret in a setting stays out of its message. */
import {isMailAddress} from '../../../../widgets/shared/typed/mail-address.ts'
import {type Environment, list, oneOf, text} from '../../platform/env-values.ts'
import {OperatorError} from '../../platform/operator-error.ts'
import type {ChannelName} from '../lead.ts'

export interface DeliverySettings {
  webhook: WebhookSettings | undefined
  mail: MailSettings | undefined
}

export interface WebhookSettings {
  url: string
  /** Signs what is sent. */
  secret: string
}

export interface MailSettings {
  to: string[]
  from: {name: string; address: string}
  /** Whether the person whose enquiry it is gets a mail, too. */
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

const SHORTEST_SECRET = 16

export function readDelivery(env: Environment): DeliverySettings {
  return {webhook: webhook(env), mail: mail(env)}
}

function webhook(env: Environment): WebhookSettings | undefined {
  if (!together(env, ['LEADS_WEBHOOK', 'LEADS_WEBHOOK_SECRET'], 'call no webhook')) return undefined
  const url = given(env, 'LEADS_WEBHOOK')
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  const isWeb = parsed?.protocol === 'http:' || parsed?.protocol === 'https:'
  if (!isWeb || parsed.username || parsed.password) {
    throw new OperatorError(
      'LEADS_WEBHOOK must be an address such as https://crm.example.com/leads, without a user name or password in it.',
    )
  }
  const secret = given(env, 'LEADS_WEBHOOK_SECRET')
  if (secret.length < SHORTEST_SECRET) {
    throw new OperatorError(
      `LEADS_WEBHOOK_SECRET must have at least ${SHORTEST_SECRET} characters. Make one with: openssl rand -hex 32`,
    )
  }
  return {url, secret}
}

function mail(env: Environment): MailSettings | undefined {
  const names = ['LEADS_MAIL_TO', 'LEADS_MAIL_FROM', 'SMTP_URL']
  if (!together(env, names, 'send no mail')) return undefined
  const toAgents = oneOf(env, 'LEADS_MAIL_AGENTS', 'on', ['on', 'off']) === 'on'
  return {to: recipients(env), from: sender(env), toAgents, server: mailServer(env)}
}

/** One without the others would silently deliver nothing. */
function together(env: Environment, names: string[], without: string) {
  const set = names.filter(name => given(env, name))
  if (!set.length) return false
  const missing = names.filter(name => !given(env, name))
  if (!missing.length) return true
  const verb = (list: string[]) => `${list.join(' and ')} ${list.length > 1 ? 'are' : 'is'}`
  throw new OperatorError(
    `${verb(set)} set, but ${verb(missing)} not. Set all of ${names.join(', ')}, or none of them to ${without}.`,
  )
}

function recipients(env: Environment) {
  const listed = list(given(env, 'LEADS_MAIL_TO'))
  const bad = listed.find(part => !isMailAddress(part))
  if (bad === undefined && listed.length) return listed
  throw new OperatorError(
    `LEADS_MAIL_TO must be a mail address or a list with commas, such as sales@agency.example,office@agency.example; got "${bad ?? ','}".`,
  )
}

function sender(env: Environment) {
  const from = given(env, 'LEADS_MAIL_FROM')
  const [, name = '', inBrackets = ''] = /^([^<>]*)<([^<>]+)>$/.exec(from) ?? []
  const address = inBrackets || from
  if (isMailAddress(address)) return {name: name.trim().replace(/^"(.*)"$/, '$1'), address}
  throw new OperatorError(
    `LEADS_MAIL_FROM must be a mail address such as website@agency.example or Agency <website@agency.example>, got "${from}".`,
  )
}

function mailServer(env: Environment): MailServer {
  try {
    const url = new URL(given(env, 'SMTP_URL'))
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

const given = (env: Environment, name: string) => text(env, name, '')

/** The ways that a lead stored now has to go. */
export const channelNames = ({webhook, mail}: DeliverySettings): ChannelName[] => [
  ...(webhook ? ['webhook' as const] : []),
  ...(mail ? ['mail' as const] : []),
  ...(mail?.toAgents ? ['agent' as const] : []),
]
