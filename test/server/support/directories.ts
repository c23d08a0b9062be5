/** Data directories of tests, removed with everything in them when the tests of a file are over. */
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {after} from 'node:test'

const directories: string[] = []

export async function newDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'ocp-data-'))
  directories.push(directory)
  return directory
}

after(async () => {
  for (const directory of directories) await rm(directory, {recursive: true, force: true})
})
