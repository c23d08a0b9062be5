/** Runs the authoring programs: only these tools need them, the product does not. */
import {spawn} from 'node:child_process'
import {constants, setPriority} from 'node:os'
import {OperatorError} from '#server/platform/operator-error.ts'

const PACKAGES = {
  blender: 'Blender 3.4',
  ffmpeg: 'ffmpeg',
  python3: 'Python 3 with numpy',
}

/** Quiet, and at the lowest priority: a frame takes minutes. */
export async function run(program: keyof typeof PACKAGES, args: string[]): Promise<void> {
  const child = spawn(program, args, {stdio: ['ignore', 'pipe', 'pipe']})
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (piece: string) => {
      said = (said + piece).slice(-2000)
    })
  }
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve)
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new OperatorError(
      `${program} is not installed. It is needed only to render pictures and films again: install ${PACKAGES[program]}, on Debian by \`apt install ${program}\`.`,
    )
  })
  if (status) throw new OperatorError(`${program} ${args.join(' ')} failed:\n${said}`)
}
