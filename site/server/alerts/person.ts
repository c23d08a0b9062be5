import {createHash} from 'node:crypto'

/**
 * The key of a person whose searches share a mail. Addresses that differ in case alone have one
 * mailbox.
 */
export const personOf = (email: string) => hashOf(inSmallLetters(email))

/**
 * The mailbox that an address leads to, with providers that ignore what follows a plus, and for Google
 * the dots. Only for limits: elsewhere such addresses may be of two people.
 */
export function mailboxOf(email: string) {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/s.exec(inSmallLetters(email)) ?? []
  const [name = ''] = local.split('+')
  const isGoogle = GOOGLE.includes(domain)
  return hashOf(isGoogle ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`)
}

const GOOGLE = ['gmail.com', 'googlemail.com']

const inSmallLetters = (email: string) => email.trim().toLowerCase()
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
