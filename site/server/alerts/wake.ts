/** Tells the part of this server that sends the mails that there is one to send. */
const listeners = new WeakMap<object, Set<() => void>>()

export function wakeMails(database: object) {
  for (const listener of listeners.get(database) ?? []) listener()
}

/** Gives back what ends it. */
export function onMails(database: object, listener: () => void) {
  const own = listeners.get(database) ?? new Set()
  listeners.set(database, own.add(listener))
  return () => void own.delete(listener)
}
