/**
 * The present release for partners' pages, under a name of its own: the package's version, and a
 * hash of every file, of the script's facts too. See docs/decisions/020-immutable-releases.md.
 */
import {createHash} from 'node:crypto'
import {readdir, readFile} from 'node:fs/promises'
import {sep} from 'node:path'
import {brotliCompressSync} from 'node:zlib'
import type {Settings} from '#server/platform/env.ts'
import {integrityAttribute} from '../../build/fingerprint.ts'
import {factsOf, fillIn} from './loader.ts'
import type {BuiltFile} from './retained/built-files.ts'

export interface Release {
  /** `1.0.0-ab12cd34` */
  name: string
  /** The package's. */
  version: string
  files: Map<string, BuiltFile>
}

export const LOADER = 'loader.js'
const PACKAGE = new URL('../../../package.json', import.meta.url)
const LETTERS_OF_HASH = 8

export async function readRelease(settings: Settings, dist: URL): Promise<Release> {
  const build = new URL('preact/', dist)
  const names = (await readdir(build, {recursive: true})).map(name => name.replaceAll(sep, '/'))
  const files: Release['files'] = new Map()
  for (const name of names.filter(isReleased).sort()) {
    const bytes = await readFile(new URL(name, build))
    if (name === LOADER) files.set(name, loaderOf(bytes, settings))
    else {
      const hasTwin = names.includes(`${name}.br`)
      const brotli = hasTwin ? await readFile(new URL(`${name}.br`, build)) : undefined
      files.set(name, {bytes, brotli})
    }
  }
  const {version} = JSON.parse(await readFile(PACKAGE, 'utf8')) as {version: string}
  return {name: `${version}-${hashOf(files)}`, version, files}
}

/** Files, and no folders; maps of the source are for today's developer, and weigh more than all. */
const isReleased = (name: string) => /\.\w+$/.test(name) && !/\.(map|br)$/.test(name)

function loaderOf(script: Buffer, settings: Settings): BuiltFile {
  const bytes = Buffer.from(fillIn(script.toString(), factsOf(settings)))
  return {bytes, brotli: brotliCompressSync(bytes)}
}

function hashOf(files: Release['files']) {
  const hash = createHash('sha256')
  for (const [name, {bytes}] of files) {
    hash.update(`${name} ${createHash('sha256').update(bytes).digest('hex')}\n`)
  }
  return hash.digest('hex').slice(0, LETTERS_OF_HASH)
}

/** The values that partners write into `integrity`. */
export function integrityOf({name, version, files}: Release) {
  const all = [...files].map(([file, {bytes}]) => [file, integrityAttribute(bytes)])
  const {[LOADER]: integrity, ...others} = Object.fromEntries(all) as Record<string, string>
  return {
    version,
    release: name,
    loader: {href: `/embed/${name}/${LOADER}`, integrity},
    files: others,
  }
}
