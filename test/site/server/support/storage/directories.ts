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

// A server that was ended just now may still be writing.
after(async () => {
  for (const directory of directories)
    await rm(directory, {recursive: true, force: true, maxRetries: 5})
})
