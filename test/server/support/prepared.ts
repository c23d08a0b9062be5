/**
 * What takes seconds to make and is the same in every test file: the first file that needs it makes
 * it, the others copy it. `npm test` names one folder for all of them; a file alone makes its own.
 */
import {existsSync} from 'node:fs'
import {cp, rename} from 'node:fs/promises'
import {join} from 'node:path'
import {newDirectory} from './directories.ts'

/** Names the folder; set by shared-parts.ts. */
export const PREPARED = 'OCP_TEST_PREPARED'

const originals = new Map<string, Promise<string>>()

/** A new directory with what `make` puts into one. */
export async function copyOf(
  name: string,
  make: (directory: string) => Promise<void>,
): Promise<string> {
  const original = originals.get(name) ?? makeOnce(name, make)
  originals.set(name, original)
  const directory = await newDirectory()
  await cp(await original, directory, {recursive: true})
  return directory
}

async function makeOnce(name: string, make: (directory: string) => Promise<void>) {
  const folder = process.env[PREPARED]
  const shared = folder && join(folder, name)
  if (shared && existsSync(shared)) return shared
  const directory = await newDirectory()
  await make(directory)
  if (!shared) return directory
  // Another file may have been quicker; then that one counts.
  await rename(directory, shared).catch(() => {})
  return shared
}
