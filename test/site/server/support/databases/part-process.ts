/** Makes a part in its own process, which releases its memory when it ends. */
import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {join, relative} from 'node:path'
import {fileURLToPath} from 'node:url'
import {nodeEnvironment} from '../api/node-environment.ts'

/** The content of a data directory: tables without rows, or the demonstration. */
export type Content = 'empty' | 'demo'

const OWN = fileURLToPath(new URL('../../../../..', import.meta.url))
const SCRIPT = fileURLToPath(new URL('./make-part.ts', import.meta.url))

/** Fills the data directory or database that `place` names, as the version in the folder `checkout` does. */
export async function makePart(content: Content, place: Record<string, string>, checkout = OWN) {
  const {PATH, HOME, TMPDIR} = process.env
  const child = spawn(process.execPath, [join(checkout, relative(OWN, SCRIPT)), content], {
    env: {PATH, HOME, TMPDIR, ...nodeEnvironment(), ...place},
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The tests' ${content} database could not be made.`)
}
