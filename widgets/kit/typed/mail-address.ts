/** Mail addresses as a mail can be sent to them, and as a link. */

/** Plain ones alone: nothing that a header of a mail could take for a list, a name or a line's end. */
export const isMailAddress = (text: string) =>
  text.length <= 254 && /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i.test(text)

/** The address as a mail's header takes it, its domain in ASCII; undefined where nobody can answer. */
export function answerableAddress(text: string): string | undefined {
  const at = text.lastIndexOf('@') + 1
  const address = text.slice(0, at) + asciiDomain(text.slice(at))
  return isMailAddress(address) ? address : undefined
}

/** `exämple.de` is `xn--exmple-cua.de` in the mail system. */
function asciiDomain(domain: string) {
  if (!/[^\0-\x7f]/.test(domain) || /[\s/\\?#:@[\]%]/.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

/** A link to write to it. RFC 6068: its `@` stays, all else that means something in a link is encoded. */
export const mailtoOf = (address: string) =>
  `mailto:${encodeURIComponent(answerableAddress(address) ?? address).replaceAll('%40', '@')}`
