/**
 * `npm test`: every check there is. A step that fails fails the run; nothing is tried twice. With
 * `--shard 1/4` a quarter of the tests, for four machines that run side by side; checks that take
 * seconds run on the first.
 */
import {mkdirSync, readdirSync} from 'node:fs'
import {availableParallelism} from 'node:os'
import {join} from 'node:path'
import {fail} from '../node24.mjs'
import {nodeTests, withReporters} from './node-tests.ts'
import {RESULTS, resultsIn} from './results.ts'
import {isFailure, runAll} from './schedule.ts'
import {itemsOf, shardIn} from './shard.ts'
import type {Step} from './step.ts'
import {reportRun, reportStep} from './summary.ts'
import {newTemporaryFolder} from './temporary-files.ts'
import {filesIn, layers, shareOut} from './test-files.ts'

const SOURCES = ['widgets', 'site', 'loader', 'docs', 'test', 'tsconfig.json']

const shard = requestedShard()
const results = join(newTemporaryFolder(), 'results')
mkdirSync(results)
let files = 0
const nextResults = () => join(results, `${files++}.jsonl`)

/** One step for each core. */
function shared(name: string, folders: string[]): Step[] {
  const shares = shareOut(filesIn(folders), availableParallelism() * shard.count)
  return itemsOf(shard, shares).map((files, index) => ({
    name: `${name}, part ${index + 1}`,
    args: withReporters(nodeTests(files), nextResults()),
    env: {NODE_ENV: 'test'},
    needs: ['build', 'databases of the tests'],
  }))
}

/** What tests need. */
const prepared: Step[] = [
  {
    name: 'translations',
    args: ['site/commands/messages.mjs', '--check'],
    inputs: ['widgets', 'site/app', 'site/server', 'site/commands/messages.mjs'],
  },
  {
    name: 'build',
    args: ['site/build/build.ts'],
    // The check of the translations writes catalogues, and puts them back.
    needs: ['translations'],
  },
  {
    name: 'databases of the tests',
    args: ['test/site/server/support/databases/prepare-databases.ts'],
    env: {NODE_ENV: 'test'},
  },
]

const withoutTests: Step[] = [
  {
    name: 'types',
    args: [
      'node_modules/typescript/bin/tsc',
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      'node_modules/.cache/types.tsbuildinfo',
    ],
    inputs: SOURCES,
  },
  {
    name: 'format, lint, import rules',
    args: ['node_modules/@biomejs/biome/bin/biome', 'check'],
    inputs: [...SOURCES, '.biome.json', 'rollup.config.mjs'],
    needs: ['translations'],
  },
  {
    name: 'import cycles',
    args: ['site/commands/checks/import-cycles.ts'],
    inputs: ['widgets', 'site', 'loader', 'docs'],
  },
  {
    // What may stay unused, and what runs without being imported, is in package.json under "knip".
    name: 'unused code and dependencies',
    args: ['node_modules/knip/bin/knip.js'],
    inputs: [...SOURCES, 'package.json', 'rollup.config.mjs'],
  },
  {
    name: 'regular expressions',
    args: ['site/commands/checks/regular-expressions.ts'],
    inputs: ['widgets', 'site', 'loader'],
  },
  {
    name: 'left and right in styles',
    args: ['site/commands/checks/logical-properties.ts'],
    inputs: ['widgets', 'site', 'docs'],
  },
  {name: 'byte ceilings', args: ['site/commands/sizes.mjs'], needs: ['build']},
]

const widgets: Step = {
  name: 'widgets in a browser, both builds',
  args: [
    'node_modules/@web/test-runner/dist/bin.js',
    '--config',
    'test/web-test-runner.config.mjs',
  ],
  env: {NODE_ENV: 'test', [RESULTS]: nextResults()},
  needs: ['build'],
}

const isFirst = shard.index === 1
const steps = [
  ...prepared,
  ...(isFirst ? withoutTests : []),
  // The longest first: short ones fill the end.
  ...shared('the site in a browser', layers.site),
  ...shared('loader, hostile pages, docs, npm package, end to end, faults', layers.pages),
  ...(isFirst ? [widgets] : []),
  ...shared('shared code and server, on both databases', layers.unit),
]

const started = performance.now()
const outcomes = await runAll(steps, reportStep)
const tests = readdirSync(results).flatMap(file => resultsIn(join(results, file)))
reportRun(outcomes, tests, (performance.now() - started) / 1000)
process.exitCode = outcomes.some(isFailure) ? 1 : 0

function requestedShard() {
  try {
    return shardIn(process.argv.slice(2))
  } catch (error) {
    return fail((error as Error).message)
  }
}
