/** Plain ones alone: nothing that a header of a mail could take for a list, a name or a line's end. */
export const isMailAddress = (text: string) =>
  text.length <= 254 && /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i.test(text)

/** A link to write to it. RFC 6068: its `@` stays, all else that means something in a link is encoded. */
export const mailtoOf = (address: string) =>
  `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`
