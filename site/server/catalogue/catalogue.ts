/**
 * All homes that are offered, in memory, kept true by the version of the content
 * (docs/decisions/061-homes-in-memory.md). What a search needs beside them is read with them.
 */
import {setTimeout as delay} from 'node:timers/promises'
import {isDeepStrictEqual} from 'node:util'
import {selectContentState, writtenBetween} from '#server/content/records/home-writes.ts'
import type {ContentVersion} from '#server/content/versions/content-version.ts'
import type {Reader} from '#server/content/versions/reader.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {Refusal} from '#server/platform/http-error.ts'
import type {Log} from '#server/platform/log.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import type {Homes} from './homes/homes.ts'
import {markNear, surroundingsOf} from './homes/near-places.ts'
import {readHomes} from './homes/read-homes.ts'
import {takeOut, takeOutExpired} from './homes/take-out.ts'
import {type Named, readNamed} from './read-named.ts'

export interface Catalogue extends Omit<Named, 'text'> {
  /** The version of its content; undefined: it is unknown. */
  version: string | undefined
  /** All homes, and those that were written since. */
  homes: Homes[]
  /** Another text after each write of a home, or of a name that it shows. */
  revisionOf(id: string): string
}

export interface CatalogueKeeper {
  /** Answers the homes of this content, or of the one before while it is being read; to be used at once. */
  of(version: string | undefined): Promise<Catalogue>
  /** Answers the homes of the content as it is now. */
  latest(): Promise<Catalogue>
}

/** Milliseconds that a search waits for homes: for new ones, and for the first ones. */
const MAX_WAIT = {update: 1_000, start: 5_000}
/** Written since all were read: a share of them, and more than an editor changes in a day. */
const mostRecent = (all: number) => 1_000 + all / 50

interface Parts {
  reader: Pick<Reader, 'read'>
  contentVersion: Pick<ContentVersion, 'current'>
  log: Log
  /** For tests. */
  maxWait?: typeof MAX_WAIT
}

interface Known {
  catalogue: Catalogue
  named: Named
  all: Homes
  /** The number of the last write of each home that was written since all were read. */
  writes: Map<string, number>
  lastWrite: number
  /** Permits are valid on this day at the office, counted from 1970. */
  day: number
}

interface Update {
  version: string | undefined
  recent: Homes[]
}

export function keepCatalogue(parts: Parts): CatalogueKeeper {
  const {reader, contentVersion, log, maxWait = MAX_WAIT} = parts
  let known: Known | undefined
  let reading: Reading | undefined
  let generation = 0

  async function read(wanted: string | undefined) {
    const run: Parameters<typeof readHomes>[0] = query => reader.read(wanted, query)
    const day = today()
    // A permit may be valid again where the clock went back.
    const before = known && known.day <= day ? known : undefined
    // It may be another one by now. Before the homes: what is written meanwhile is read once more.
    const {version, lastWrite} = await run(selectContentState)
    const named = await run(orm => readNamed(orm, before?.named))
    const around = surroundingsOf(named.names)
    const written = before && (await run(orm => writtenBetween(orm, before.lastWrite, lastWrite)))
    const writes = written && new Map([...before.writes, ...written])
    if (writes && writes.size <= mostRecent(before.all.size)) {
      const recent = writes.size ? [await readHomes(run, around, {ids: [...writes.keys()]})] : []
      takeOut(before.all, written.keys())
      if (!isDeepStrictEqual(around, surroundingsOf(before.named.names)))
        await markNear(before.all, around)
      know({all: before.all, recent, named, writes, version, lastWrite, day: before.day})
      return
    }
    const began = performance.now()
    const all = await readHomes(run, around)
    const milliseconds = Math.round(performance.now() - began)
    log.info({homes: all.size, milliseconds}, 'all homes are in memory')
    know({all, recent: [], named, writes: new Map(), version, lastWrite, day})
  }

  function know({recent, version, ...now}: Omit<Known, 'catalogue'> & Update) {
    const {all, named, writes} = now
    if (all !== known?.all || named !== known.named) generation++
    const own = generation
    const revisionOf = (id: string) => `${own}.${writes.get(id) ?? 0}`
    known = {...now, catalogue: {version, homes: [all, ...recent], ...named, revisionOf}}
  }

  /** One after the other; who comes later may find that it is done. */
  function update(wanted: string | undefined) {
    if (reading) return reading
    const done = read(wanted).finally(() => {
      reading = undefined
    })
    const started: Reading = {done, since: performance.now()}
    reading = started
    return started
  }

  async function of(version: string | undefined) {
    const day = today()
    const isCurrent = () =>
      known !== undefined && known.catalogue.version === version && known.day <= day
    // A reading that is under way may be of the content before.
    for (let attempt = 0; attempt < 2 && !isCurrent(); attempt++) {
      await inTime(update(version), known ? maxWait.update : maxWait.start, !known)
    }
    if (!known) throw new Refusal(503, NOT_READY, {retryAfter: 2})
    if (known.day < day) {
      for (const homes of known.catalogue.homes) takeOutExpired(homes, day)
      known.day = day
    }
    return known.catalogue
  }
  return {of, latest: async () => of(await contentVersion.current())}
}

/** The day at the office, counted from 1970. */
const today = () => Date.parse(officeDay()) / 86_400_000

interface Reading {
  done: Promise<void>
  /** The moment of its start, in milliseconds. */
  since: number
}

const NOT_READY = 'The homes are being read. Please try again in a few seconds.'

/** Waits until a reading has taken so long; its failure counts where nothing was read before. */
async function inTime({done, since}: Reading, milliseconds: number, isFirst: boolean) {
  const ended = isFirst ? done : done.catch(() => {})
  const left = Math.max(0, since + milliseconds - performance.now())
  await Promise.race([ended, delay(left, undefined, {ref: false})])
  done.catch(() => {})
}

/** Reads all homes as they are now, to be used once. */
export async function readCatalogue(orm: Orm): Promise<Catalogue> {
  const {text: _, ...named} = await readNamed(orm)
  const homes = [await readHomes(query => query(orm), named.names)]
  return {version: undefined, homes, revisionOf: () => '', ...named}
}
