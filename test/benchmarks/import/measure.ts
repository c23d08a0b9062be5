/** Measures the time and memory of a content command that runs through a server. */
import {runContent} from '../../site/server/support/content/content-command.ts'
import {watchProcess} from './processes.ts'

export async function measureContent(pid: number, args: string[], env: Record<string, string>) {
  const watch = watchProcess(pid)
  const before = watch.look()
  const started = performance.now()
  const {code, stderr} = await runContent(args, env)
  const ms = performance.now() - started
  const after = watch.look()
  watch.stop()
  if (code !== 0) console.error(stderr)
  return {
    exit: code,
    seconds: Math.round(ms / 100) / 10,
    'CPU s': Math.round((after.cpu - before.cpu) * 10) / 10,
    'server MB before': before.server,
    'server MB peak': watch.peak.server,
    'server MB after': after.server,
    'children MB peak': watch.peak.children,
  }
}
