/** Test files: which there are, which a name means, and how they are shared between processes. */
import {globSync, statSync} from 'node:fs'
import {basename, join} from 'node:path'
import {root} from './step.ts'

/** The layers, by the folders of `test/` that they consist of; with `/*` without the folders in them. */
export const layers = {
  unit: [
    'widgets/shared',
    'site/server/*',
    'site/server/http/*',
    'site/server/{content,http/{api,cache,limits},leads,partners,platform,repositories,retained,saved-searches,uploads}',
    'site/{build,commands,content}',
  ],
  site: ['site/app', 'site/server/{desk,http/pages,og-image,seo}'],
  pages: ['loader', 'hostile', 'docs', 'npm', 'end-to-end', 'audit', 'chaos', 'site/dev'],
}

export const filesIn = (folders: string[]): string[] =>
  folders.flatMap(folder => globSync(patternOf(folder), {cwd: root})).sort()

const patternOf = (folder: string) =>
  folder.endsWith('/*') ? `test/${folder}.test.ts` : `test/${folder}/**/*.test.ts`

export const nameOf = (file: string) => basename(file, '.test.ts')

/** As many lists of files as asked for, of about the same work: larger files take longer. */
export function shareOut(files: string[], count: number): string[][] {
  const shares = Array.from({length: count}, () => ({files: [] as string[], bytes: 0}))
  const sized = files.map(file => ({file, bytes: statSync(join(root, file)).size}))
  for (const {file, bytes} of sized.toSorted((a, b) => b.bytes - a.bytes)) {
    const lightest = shares.reduce((one, other) => (other.bytes < one.bytes ? other : one))
    lightest.files.push(file)
    lightest.bytes += bytes
  }
  return shares.map(share => share.files)
}
