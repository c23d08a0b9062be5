/** Measures the CPU time and memory of a process and its children, from Linux' own accounting. */
import {readdirSync, readFileSync} from 'node:fs'

const TICKS_PER_SECOND = 100

export interface Usage {
  /** MB resident. */
  server: number
  /** MB resident of all processes that it started, together. */
  children: number
  /** Seconds of both. */
  cpu: number
}

/** The processes that end in between are counted as far as they were seen. */
export function watchProcess(pid: number) {
  const seconds = new Map<number, number>()
  const peak = {server: 0, children: 0}
  const look = (): Usage => {
    const started = childrenOf(pid)
    const server = residentOf(pid)
    const children = started.map(residentOf).reduce((sum, one) => sum + one, 0)
    for (const one of [pid, ...started]) seconds.set(one, cpuOf(one) ?? seconds.get(one) ?? 0)
    peak.server = Math.max(peak.server, server)
    peak.children = Math.max(peak.children, children)
    return {server, children, cpu: [...seconds.values()].reduce((sum, one) => sum + one, 0)}
  }
  const timer = setInterval(look, 100)
  return {look, peak, stop: () => clearInterval(timer)}
}

const statOf = (pid: number) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

function childrenOf(pid: number): number[] {
  const own = readdirSync('/proc').filter(
    name => /^\d+$/.test(name) && statOf(Number(name))?.[1] === `${pid}`,
  )
  return own.flatMap(name => [Number(name), ...childrenOf(Number(name))])
}

function residentOf(pid: number) {
  try {
    const [, kilobytes = '0'] =
      /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kilobytes) / 1024)
  } catch {
    return 0
  }
}

/** Seconds of the process with all its threads. */
export function cpuOf(pid: number) {
  const stat = statOf(pid)
  return stat && (Number(stat[11]) + Number(stat[12])) / TICKS_PER_SECOND
}
