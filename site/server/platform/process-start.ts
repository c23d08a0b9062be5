/** When a process began: its number alone is given out again after a crash or a restart. */
import {execFileSync} from 'node:child_process'
import {readFileSync} from 'node:fs'

export function isRunning(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process: it lives, we only may not signal it.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Equal for the same process, different for another one; null where the system does not report it.
 */
export function startOf(pid: number): string | null {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
  } catch {
    return null
  }
}

function fromProc(pid: number) {
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The command's name may hold spaces and brackets; the fields after it are plain (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const STATE = 0
  const STARTED = 19
  // A zombie has ended; only its parent has not noticed.
  return fields[STATE] === 'Z' ? null : `${boot} ${fields[STARTED]}`
}

function fromPs(pid: number) {
  if (process.platform === 'win32') return null
  const format = ['-o', 'lstart=', '-p', String(pid)]
  return execFileSync('ps', format, {encoding: 'utf8'}).trim() || null
}
