/** Plain ones alone: nothing that a header of a mail could take for a list, a name or a line's end. */
export const isMailAddress = (text: string) =>
  text.length <= 254 && /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i.test(text)
