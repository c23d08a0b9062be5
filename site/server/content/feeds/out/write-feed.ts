/** The agency's homes as a feed for portals, which `readListings` reads as well. */
import {createReadStream, createWriteStream} from 'node:fs'
import {rename, rm} from 'node:fs/promises'
import {Readable} from 'node:stream'
import {pipeline} from 'node:stream/promises'
import type {Database} from '#server/platform/db/connect.ts'
import {officeTime} from '../../schema/days.ts'
import {formatFile, readMapping} from '../mapping.ts'
import {listedHomes} from './listed-homes.ts'
import {codesOf, listingXml} from './listing-xml.ts'
import {openTag} from './xml.ts'

interface Parts {
  database: Pick<Database, 'ready'>
  /** The address at which readers find pictures, with its slash. */
  storageUrl: string
}

/** Under its name only when it is whole. */
export async function writeFeed(
  file: string,
  {database, storageUrl}: Parts,
  {signal}: {signal?: AbortSignal},
): Promise<{listings: number}> {
  const codes = codesOf(await readMapping(formatFile('property-finder')))
  const orm = await database.ready()
  const listings = `${file}.${process.pid}.listings`
  const unfinished = `${file}.${process.pid}.unfinished`
  let count = 0
  try {
    async function* homes() {
      for await (const home of listedHomes(orm)) {
        count++
        yield `${listingXml(home, {codes, storageUrl})}\n`
      }
    }
    await pipeline(Readable.from(homes()), createWriteStream(listings), {signal})
    // The count stands before all that is counted.
    async function* whole() {
      const root = {last_update: officeTime(new Date()), listing_count: `${count}`}
      yield `<?xml version="1.0" encoding="UTF-8"?>\n${openTag('list', root)}\n`
      yield* createReadStream(listings)
      yield '</list>\n'
    }
    await pipeline(Readable.from(whole()), createWriteStream(unfinished), {signal})
    await rename(unfinished, file)
    return {listings: count}
  } finally {
    await rm(listings, {force: true})
    await rm(unfinished, {force: true})
  }
}
