/** Whether a feed is at an address that can be asked; else it is a file. */
export const isFeedAddress = (source: string) =>
  /^https?:\/\//i.test(source) && URL.canParse(source)

/** Passwords and keys of an address stay out of messages, logs and the database. */
export function withoutSecrets(address: string) {
  const {origin, pathname} = new URL(address)
  return origin + pathname
}

/** The name of a source in the record of content tasks. */
export const recordedSource = (place: string) =>
  isFeedAddress(place) ? withoutSecrets(place) : place
