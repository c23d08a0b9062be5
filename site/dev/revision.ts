/**
 * Counts what was saved. A page says which count it was made at: one that was loading while a file
 * was saved is notified as it connects. It begins where no earlier process has ended.
 */
let count = Date.now()

export const revision = () => count

export const nextRevision = () => {
  count++
}
