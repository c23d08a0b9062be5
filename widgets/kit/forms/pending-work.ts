/** Work that Send waits for, such as reading files that were chosen just before. */

export interface PendingWork {
  /** Starts it when the work before it has ended. It never rejects. */
  add(work: () => Promise<boolean>): void
  /**
   * Resolves to true when all of it succeeded; otherwise the visitor has to look before sending.
   */
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
