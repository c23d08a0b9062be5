/** The source of a sync: a file or an address, and the mapping that fits it. */
import {open, stat} from 'node:fs/promises'
import {join} from 'node:path'
import {OperatorError} from '../../platform/operator-error.ts'
import {DownloadFailed, download} from './download.ts'
import {isFeedAddress, withoutSecrets} from './feed-address.ts'
import {formatFile, type Mapping, readMapping} from './mapping.ts'
import {isPrivate} from './private-network.ts'

export interface FeedSource {
  /** Of the feed, on this machine. */
  file: string
  mapping: Mapping
  /** The feed itself comes from this network, so its pictures may, too. */
  isPrivate: boolean
}

export interface SourceOptions {
  /** Of a feed that is neither Property Finder's nor Bayut's. */
  mappingFile?: string
  /** Where a downloaded feed is put. */
  folder: string
  signal?: AbortSignal
}

const LIMITS = {maxBytes: 1_000_000_000, timeoutMs: 600_000}

export async function openSource(source: string, options: SourceOptions): Promise<FeedSource> {
  const {mappingFile, folder, signal} = options
  const isAddress = isFeedAddress(source)
  const file = isAddress ? join(folder, 'feed') : source
  if (isAddress) await fetchFeed(source, file, signal)
  else if (!(await stat(file).catch(() => undefined))?.isFile()) {
    throw new OperatorError(`${source} is no file and no http address. Name the feed.`)
  }
  const mapping = await readMapping(mappingFile ?? formatFile(await formatOf(file)))
  return {file, mapping, isPrivate: !isAddress || (await isPrivate(new URL(source).hostname))}
}

async function fetchFeed(source: string, file: string, signal: AbortSignal | undefined) {
  // One of the operator's own network may be asked; others may not lead there.
  const allowPrivate = await isPrivate(new URL(source).hostname)
  await download(source, file, {...LIMITS, allowPrivate, signal}).catch(error => {
    if (!(error instanceof DownloadFailed)) throw error
    throw new OperatorError(`${withoutSecrets(source)} ${error.message}. Nothing was changed.`)
  })
}

/** Elements by which a format is recognised; the last ones are all that an empty feed has. */
const SIGNS: [sign: RegExp, format: string][] = [
  [/<reference_number/, 'property-finder'],
  [/<Property_Ref_No/, 'bayut'],
  [/<list[\s>/]/, 'property-finder'],
  [/<Properties[\s>/]/, 'bayut'],
]

async function formatOf(file: string) {
  const opened = await open(file)
  try {
    const {buffer, bytesRead} = await opened.read(Buffer.alloc(65_536), 0, 65_536, 0)
    const start = buffer.toString('utf8', 0, bytesRead)
    const found = SIGNS.find(([sign]) => sign.test(start))
    if (found) return found[1]
  } finally {
    await opened.close()
  }
  throw new OperatorError(
    'The feed has no listing that looks like Property Finder’s or Bayut’s. Name a mapping file: --mapping FILE. Nothing was changed.',
  )
}
