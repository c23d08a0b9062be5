/**
 * Databases of a test: copies of what is made once. A run makes it in the process of the test runner
 * (shared-parts.ts) for all its files; a file that is started alone makes its own.
 */
import {cpSync} from 'node:fs'
import {after} from 'node:test'
import {newDirectory} from '../storage/directories.ts'
import type {Content} from './part-process.ts'
import {openParts, type Parts, SHARED_PARTS} from './parts.ts'

/** A new data directory with the embedded database. */
export async function copyOf(content: Content): Promise<string> {
  const directory = await newDirectory()
  // Synchronous, because that takes a third of the time.
  cpSync(await parts.directory(content), directory, {recursive: true})
  return directory
}

/** The address of a new PostgreSQL database. */
export const newDatabase = () => parts.database()

const address = process.env[SHARED_PARTS]
const parts = address ? partsAt(address) : ownParts()

function partsAt(url: string): Omit<Parts, 'close'> {
  const request = async (what: string) => {
    const answer = await fetch(`${url}/${what}`)
    const text = await answer.text()
    if (!answer.ok) throw new Error(text)
    return text
  }
  return {
    directory: content => request(`directory/${content}`),
    database: () => request('database'),
  }
}

function ownParts() {
  const own = openParts()
  after(own.close)
  return own
}
