/** Work that Send waits for, such as reading files that were chosen just before. */

export interface PendingWork {
  /** Starts it when the work before it has ended. It never rejects. */
  add(work: () => Promise<boolean>): void
  /** Whether all of it was fine; what was not, the visitor has to look at before anything is sent. */
  ended(): Promise<boolean>
}

export function pendingWork(): PendingWork {
  let last: Promise<boolean> | undefined
  return {
    add(work) {
      const own = last ? last.then(async isFine => (await work()) && isFine) : work()
      last = own
      void own.then(() => {
        if (last === own) last = undefined
      })
    },
    ended: async () => (await last) ?? true,
  }
}
