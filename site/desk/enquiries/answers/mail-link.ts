/** The link that opens a letter in one's own mail program. */

/** Windows opens no longer address, and a letter of Arabic or Russian takes six of its characters. */
const MAX_LENGTH = 1_900

export interface MailLink {
  href: string
  /** The text did not fit: it has to be pasted. */
  isWithoutText: boolean
}

/** `to` begins with `mailto:`. RFC 6068: lines end as in a mail, and a space is no plus. */
export function mailLink(to: string, {subject, text}: {subject: string; text: string}): MailLink {
  const withSubject = `${to}?subject=${encodeURIComponent(subject)}`
  const whole = `${withSubject}&body=${encodeURIComponent(text.replaceAll(/\r?\n/g, '\r\n'))}`
  const href = [whole, withSubject].find(({length}) => length <= MAX_LENGTH) ?? to
  return {href, isWithoutText: href !== whole}
}
