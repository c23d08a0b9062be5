/** `npm run dev` on a copy of the working tree, with its own database. */
import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'
import {copyWorkingTree, type WorkingCopy} from '../../../support/partner/working-copy.ts'
import {freePort} from '../../server/support/api/free-port.ts'

export interface DevServer extends WorkingCopy {
  url: string
  /** Everything that it has printed. */
  output(): string
  /** Resolves when the text has been printed, beyond so many letters of the output. */
  printed(text: string, after?: number): Promise<void>
  /** Saves a file as it came; resolves when pages have been notified. Not for style sheets. */
  undo(file: string): Promise<void>
  stop(): Promise<void>
}

/** `prepare` changes the copy before anything runs. */
export async function startDev(
  env: Record<string, string> = {},
  prepare?: (copy: WorkingCopy) => Promise<void>,
): Promise<DevServer> {
  const copy = await copyWorkingTree()
  await prepare?.(copy)
  const port = String(await freePort())
  const child = spawn(process.execPath, [join(copy.folder, 'site/commands/dev.mjs')], {
    cwd: copy.folder,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: port,
      API_PORT: String(await freePort()),
      DATA_DIR: join(copy.folder, '.data'),
      LOG_LEVEL: 'warn',
      MAP_TILES: 'none',
      ...env,
    },
  })
  const ended = once(child, 'exit')
  let output = ''
  let onOutput = () => {}
  const append = (piece: Buffer) => {
    output += piece
    onOutput()
  }
  child.stdout.on('data', append)
  child.stderr.on('data', append)

  const printed = (text: string, after = 0) =>
    new Promise<void>(resolve => {
      onOutput = () => {
        if (output.includes(text, after)) resolve()
      }
      onOutput()
    })
  await Promise.race([
    printed(`ready http://localhost:${port}`),
    ended.then(() => Promise.reject(new Error(`npm run dev ended:\n${output}`))),
  ])
  return {
    ...copy,
    url: `http://localhost:${port}`,
    output: () => output,
    printed,
    async undo(file) {
      const before = output.length
      await copy.restore(file)
      await printed(`reloaded for ${file}`, before)
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
      await copy.remove()
    },
  }
}
