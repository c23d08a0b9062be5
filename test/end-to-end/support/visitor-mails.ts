/** Mails of a product to its visitors, and the private links in them. */
import assert from 'node:assert/strict'
import type {Mail, MailServer} from '../../site/server/support/leads/mail-server.ts'

/** Waits for as many mails to that address, in the order in which they came. */
export async function mailsTo(server: MailServer, address: string, count: number): Promise<Mail[]> {
  for (;;) {
    const mails = server.mails.filter(({to}) => to.includes(address))
    if (mails.length >= count) return mails
    await server.has(server.mails.length + 1)
  }
}

/** The first address below this path in the text, without the origin. */
export function linkIn(mail: Mail | undefined, path: string): string {
  const addresses = mail?.text.match(/https?:\/\/\S+/g) ?? []
  const link = addresses.map(address => new URL(address)).find(url => url.pathname.startsWith(path))
  assert.ok(link, `the mail has a link to ${path}`)
  return link.pathname + link.search
}
