/**
 * `npm run test:changed`: the test files that a change can turn red. These are files that reach what
 * changed by imports, the tests of the same room, and a few ways through the whole product. Whatever
 * no graph can show, such as a changed package, means all of them.
 */
import {execFileSync} from 'node:child_process'
import {existsSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {type Graph, graphOf, pathsIn} from '../checks/import-graph.ts'
import {root} from '../node24.mjs'
import {nameOf, testFiles} from './test-files.ts'

/** A change of these can turn anything red. */
const EVERYTHING =
  /^(package|tsconfig|rollup\.config|site\/build\/|test\/support\/|site\/commands\/testing\/|widgets\/kit\/core\/|.*\/migrations\/)/

/** Importers of these start the whole product and reach every file: tests are found by folder. */
const STARTS_PRODUCT =
  /^(test\/(.*\/)?support\/|test\/(chaos|docs|end-to-end|hostile|loader|npm|site\/app)\/)/

/** Home, a list, a home's page, a booking on a partner's page, the desk's sign-in and the docs. */
const SMOKE = [
  'test/site/commands/checks.test.ts',
  'test/site/app/core/routes.test.ts',
  'test/end-to-end/property-walk.test.ts',
  'test/end-to-end/enquiries.test.ts',
  'test/site/desk/access/sign-in-pages.test.ts',
  'test/docs/header.test.ts',
]

const WIDGETS = 'test/widgets-in-browser.test.ts'

export const projectGraph = () => graphOf('{widgets,site,loader,docs,test}/**/*.{ts,tsx,mjs}')

/** Files that differ from where this branch left main, committed or not. */
export function changedFiles(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, {cwd: root, encoding: 'utf8'}).split('\n').filter(Boolean)
  const main = git('for-each-ref', '--format=%(refname)', 'refs/remotes/origin/main')[0] ?? 'HEAD'
  const [base = 'HEAD'] = git('merge-base', main, 'HEAD')
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
}

export interface Selection {
  files: string[]
  /** Names of the widgets whose tests run in a browser's page. */
  widgets: string[]
}

export function select(changed: string[], graph: Graph): Selection | 'everything' {
  if (changed.some(file => EVERYTHING.test(file))) return 'everything'
  const reaching = filesReaching(changed, graph)
  const rooms = changed.map(roomOf)
  const widgets = [...reaching, ...changed].flatMap(
    file =>
      /^(?:test\/)?widgets\/(?!(?:kit|trade|partner-page)\/)([\w-]+?)(?:\.test\.ts|\/)/.exec(
        file,
      )?.[1] ?? [],
  )
  const subjects = new Set(changed.flatMap(file => dirname(file).split('/')))
  const isSelected = (file: string) =>
    SMOKE.includes(file) ||
    reaching.has(file) ||
    rooms.includes(dirname(file)) ||
    (STARTS_PRODUCT.test(file) && [...subjects].some(subject => nameOf(file).startsWith(subject)))
  const files = testFiles().filter(file => file !== WIDGETS && isSelected(file))
  return {files: widgets.length > 0 ? [...files, WIDGETS] : files, widgets: [...new Set(widgets)]}
}

/** The tests' folder beside a source's, or the nearest above it. */
function roomOf(file: string) {
  let folder = dirname(file).replace(/^(?!test\b)/, 'test/')
  while (!existsSync(join(root, folder))) folder = dirname(folder)
  return folder
}

function filesReaching(changed: string[], graph: Graph): Set<string> {
  const importers = new Map<string, string[]>()
  for (const [file, imports] of graph) {
    const named = file.startsWith('test/') ? pathsIn(file) : []
    for (const path of [...imports, ...named])
      if (path.startsWith('test/') || !STARTS_PRODUCT.test(file))
        importers.set(path, [...(importers.get(path) ?? []), file])
  }
  const reached = new Set(changed)
  for (const file of reached)
    for (const importer of importers.get(file) ?? []) reached.add(importer)
  return reached
}
