/** For claims about the time that work takes, on a machine that has other work to do as well. */

/** Seconds of the processor that a piece of work takes, without those in which others ran. */
export function cpuSeconds(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const {user, system} = process.cpuUsage(before)
  return (user + system) / 1_000_000
}
