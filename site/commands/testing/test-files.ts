/** Test files: which there are, and which a layer or a word means. */
import {globSync} from 'node:fs'
import {basename} from 'node:path'
import {isEverything} from '../../../test/support/tier.ts'
import {root} from '../node24.mjs'

/** The layers, by the folders of `test/` that they consist of; with `/*` without the folders in them. */
export const layers: Record<string, string[]> = {
  unit: [
    'widgets/{kit,trade}',
    'site/server/*',
    'site/server/http/*',
    'site/server/{alerts,catalogue,content,embed,http/{api,cache,limits},leads,partners,platform,uploads,viewings}',
    'site/{build,commands,content}',
  ],
  site: ['site/{app,desk}', 'site/server/{http/pages,og-image,seo}'],
  pages: ['loader', 'hostile', 'docs', 'npm', 'end-to-end', 'audit', 'chaos', 'site/dev'],
  hostile: ['hostile'],
  chaos: ['chaos'],
  engines: ['engines'],
}

/**
 * Tests with a command of their own: a browser's page runs the widgets' tests, and engines theirs.
 */
const APART = ['test/widgets/*', 'test/widgets/!(kit|trade)/**', 'test/engines/**']

/** Lists the files that `npm test` or `npm run test:all` runs with Node. */
export const testFiles = (): string[] =>
  globSync('test/**/*.test.ts', {cwd: root, exclude: APART.map(folder => `${folder}.test.ts`)})
    .filter(isInThisRun)
    .sort()

export const filesIn = (folders: string[]): string[] =>
  folders.flatMap(folder => globSync(patternOf(folder), {cwd: root})).sort()

const patternOf = (folder: string) =>
  folder.endsWith('/*') ? `test/${folder}.test.ts` : `test/${folder}/**/*.test.ts`

const isInThisRun = (file: string) => isEverything || !file.endsWith('.all.test.ts')

export const nameOf = (file: string) => basename(file, '.test.ts')
