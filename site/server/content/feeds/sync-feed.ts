/**
 * The properties of a feed become those that it has now. What is new or has changed goes in as a
 * folder of content, by the same import as any other; all that the feed did not bring stays.
 */
import {mkdir, rm} from 'node:fs/promises'
import {join} from 'node:path'
import type {Orm} from '#server/platform/db/connect.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {keepOnDisk} from '../import/checked-record.ts'
import {importFeed} from '../import/import-feed.ts'
import type {Imported, Importing} from '../import/run-import.ts'
import {referencesFrom} from '../records/kind-table.ts'
import {everyRow} from '../records/stored-media.ts'
import type {OnProgress} from '../tasks/progress.ts'
import {type Chosen, chooseListings} from './choose-listings.ts'
import {type FeedChanges, knownProperties, surroundingsOf} from './feed-state.ts'
import {SyncRefused} from './outcome.ts'
import {RECENT_DAYS, recentSize} from './past-syncs.ts'
import {photoFiles} from './photo-files.ts'
import {readListings} from './read-listings.ts'
import type {SyncOptions} from './settings.ts'
import {openSource} from './source.ts'
import {reportOf, type Synced, wouldBe} from './synced.ts'
import {type Written, writeListings} from './write-listings.ts'

interface Parts extends Importing {
  dataDir: string
}

interface Options {
  sync?: SyncOptions
  dryRun?: boolean
  signal?: AbortSignal
  onProgress?: OnProgress
}

export async function syncFeed(source: string, parts: Parts, options: Options): Promise<Synced> {
  const {sync = {}, signal} = options
  const workspace = join(parts.dataDir, 'feeds', '.work')
  await rm(workspace, {recursive: true, force: true})
  await mkdir(workspace, {recursive: true})
  const values = keepOnDisk(workspace)
  try {
    const opened = await openSource(source, {mappingFile: sync.mapping, folder: workspace, signal})
    const {mapping, file, charset} = opened
    const orm = await parts.database.ready()
    const photoFolder = join(parts.dataDir, 'feeds', mapping.name)
    const reach = opened.isPrivate ? 'any' : 'public'
    const photos = await photoFiles(photoFolder, {reach, signal})
    const chosen = await chooseListings({
      nodes: readListings(file, mapping, charset),
      reading: {
        mapping,
        today: officeDay(),
        permitDays: sync.permitDays,
        surroundings: await surroundingsOf(orm),
      },
      known: await knownProperties(orm),
      keep: values.keep,
      signal,
      allowPriceJumps: sync.allowPriceJumps,
      onUnchanged: unchanged => unchanged.forEach(photos.keep),
    })
    if (!sync.allowWithdrawals) refuseToEmpty(mapping.name, chosen, await recentSize(orm, source))
    if (options.dryRun) return wouldBe(mapping.name, chosen)
    const folder = join(workspace, 'content')
    const written = await writeListings(chosen.changed, {
      folder,
      feed: mapping.name,
      photos,
      photoFolder,
      signal,
      onProgress: options.onProgress,
    })
    const changes = await changesOf(orm, chosen, written)
    const imported = await importChanges(folder, changes, {parts, written, options})
    await photos.removeUnused()
    return reportOf(mapping.name, chosen, written, imported)
  } finally {
    values.close()
    await rm(workspace, {recursive: true, force: true})
  }
}

/** A feed that broke on its way looks like one whose homes are all sold. */
function refuseToEmpty(feed: string, chosen: Chosen, recent: number) {
  const {listings, changed, unchanged, refused, own, gone} = chosen
  const remedy =
    'Look at the feed. If it is right, sync it again with --allow-withdrawals. Nothing was changed.'
  if (!listings) throw new SyncRefused(`The feed ${feed} has no listing. ${remedy}`, refused)
  if (!changed.length && !unchanged) {
    const says = `The feed ${feed} has ${listings} listings, and none that can be shown. ${remedy}`
    throw new SyncRefused(says, refused)
  }
  if (gone.length * 2 > own) {
    const says = `The feed ${feed} would withdraw ${gone.length} of its ${own} properties. ${remedy}`
    throw new SyncRefused(says, refused)
  }
  const left = changed.length + unchanged
  if (left * 2 < recent) {
    const says = `The feed ${feed} would leave ${left} of the ${recent} properties that it had in the last ${RECENT_DAYS} days. ${remedy}`
    throw new SyncRefused(says, refused)
  }
}

/** A home that an open house or a landing page names cannot go: it is hidden. */
async function changesOf(orm: Orm, {gone}: Chosen, {fingerprints}: Written): Promise<FeedChanges> {
  const named = new Set<string>()
  const references = referencesFrom(orm, everyRow, ['properties'])
  for await (const reference of references) named.add(reference.named)
  return {
    removed: new Set(gone.flatMap(({id}) => (named.has(id) ? [] : [id]))),
    hidden: gone.flatMap(({id, published}) => (named.has(id) && published ? [id] : [])),
    fingerprints,
  }
}

interface Importation {
  parts: Parts
  written: Written
  options: Options
}

/** Undefined when there is nothing to do: then what is kept of pages stays right. */
async function importChanges(
  folder: string,
  feed: FeedChanges,
  {parts, options: {signal, onProgress}, written}: Importation,
): Promise<Imported | undefined> {
  const isSame = !written.photos.known && !written.photos.fetched
  if (isSame && !feed.removed.size && !feed.hidden.length) return undefined
  return importFeed(folder, feed, parts, {signal, onProgress})
}
