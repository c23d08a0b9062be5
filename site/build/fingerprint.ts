/** Hashes of files. */
import {createHash} from 'node:crypto'
import {readdirSync, readFileSync, statSync} from 'node:fs'
import {join} from 'node:path'

/** One hash of many files: their paths and contents. `paths` are files and folders, relative to `root`. */
export function fingerprintOf(root: string, paths: string[]): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(path => filesIn(root, path))) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex').slice(0, 12)
}

function filesIn(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  const names = readdirSync(join(root, path)).sort()
  return names.flatMap(name => filesIn(root, `${path}/${name}`))
}

/** SHA-384 as the integrity attribute wants it. */
export const integrityAttribute = (bytes: Uint8Array) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`
