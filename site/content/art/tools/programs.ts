/** Runs the authoring programs: only these tools need them, the product does not. */
import {spawn} from 'node:child_process'
import {constants, setPriority} from 'node:os'
import {OperatorError} from '#server/platform/operator-error.ts'

const PACKAGES = {
  blender: {name: 'Blender 3.4', debian: 'blender'},
  ffmpeg: {name: 'ffmpeg', debian: 'ffmpeg'},
  pdftocairo: {name: 'Poppler', debian: 'poppler-utils'},
  python3: {name: 'Python 3 with numpy', debian: 'python3-numpy'},
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
    const {name, debian} = PACKAGES[program]
    throw new OperatorError(
      `${program} is not installed. It is needed only to make pictures and films again: install ${name}, on Debian by \`apt install ${debian}\`.`,
    )
  })
  if (status) throw new OperatorError(`${program} ${args.join(' ')} failed:\n${said}`)
}
