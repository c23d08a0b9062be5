/** The source of a sync: a file or an address, and the mapping that fits it. */
import {stat} from 'node:fs/promises'
import {join} from 'node:path'
import {DownloadFailed} from '#server/platform/download/ask-server.ts'
import {download} from '#server/platform/download/download.ts'
import {OperatorError} from '#server/platform/operator-error.ts'
import {formatFile, readMapping} from './mapping.ts'
import type {Mapping} from './mapping-shape.ts'
import {charsetIn, readText} from './read-text.ts'
import {isFeedAddress, withoutSecrets} from './settings.ts'

export interface FeedSource {
  /** The file of the feed, on this machine. */
  file: string
  mapping: Mapping
  /** The encoding that its server names. */
  charset: string | undefined
  /** The feed itself comes from this network, so its pictures may, too. */
  isPrivate: boolean
}

export interface SourceOptions {
  /** The mapping of a feed that is neither Property Finder's nor Bayut's. */
  mappingFile?: string
  /** The folder for downloaded feeds. */
  folder: string
  signal?: AbortSignal
}

const LIMITS = {maxBytes: 100_000_000, timeoutMs: 300_000, reach: 'chosen'} as const

export async function openSource(source: string, options: SourceOptions): Promise<FeedSource> {
  const {mappingFile, folder, signal} = options
  const isAddress = isFeedAddress(source)
  const file = isAddress ? join(folder, 'feed') : source
  const fetched = isAddress ? await fetchFeed(source, file, signal) : undefined
  if (!isAddress && !(await stat(file).catch(() => undefined))?.isFile()) {
    throw new OperatorError(`${source} is no file and no http address. Name the feed.`)
  }
  const charset = charsetIn(fetched?.contentType)
  const mapping = await readMapping(mappingFile ?? formatFile(await formatOf(file, charset)))
  // Its pictures may be where it is itself: judged by the server that answered, not by its name.
  return {file, mapping, charset, isPrivate: fetched?.isPrivate ?? true}
}

async function fetchFeed(source: string, file: string, signal: AbortSignal | undefined) {
  const answer = await download(source, file, {...LIMITS, signal}).catch(error => {
    if (!(error instanceof DownloadFailed)) throw error
    throw new OperatorError(`${withoutSecrets(source)} ${error.message}. Nothing was changed.`)
  })
  return answer.is === 'new' ? answer : {isPrivate: false, contentType: undefined}
}

/** Elements by which a format is recognised; the last ones are all that an empty feed has. */
const SIGNS: [sign: RegExp, format: string][] = [
  [/<reference_number/, 'property-finder'],
  [/<Property_Ref_No/, 'bayut'],
  [/<list[\s>/]/, 'property-finder'],
  [/<Properties[\s>/]/, 'bayut'],
]

async function formatOf(file: string, charset: string | undefined) {
  for await (const start of readText(file, {charset})) {
    const found = SIGNS.find(([sign]) => sign.test(start))
    if (found) return found[1]
    break
  }
  throw new OperatorError(
    'The feed has no listing that looks like Property Finder’s or Bayut’s. Name a mapping file: --mapping FILE. Nothing was changed.',
  )
}
