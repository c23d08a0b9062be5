/** `npm test`: every check there is. A step that fails fails the run; nothing is tried twice. */
import {mkdirSync, readdirSync} from 'node:fs'
import {availableParallelism} from 'node:os'
import {join} from 'node:path'
import {nodeTests, withReporters} from './node-tests.ts'
import {RESULTS, resultsIn} from './results.ts'
import {isFailure, runAll} from './schedule.ts'
import type {Step} from './step.ts'
import {reportRun, reportStep} from './summary.ts'
import {newTemporaryFolder} from './temporary-files.ts'
import {filesIn, layers, shareOut} from './test-files.ts'

const SOURCES = ['widgets', 'site', 'loader', 'docs', 'test', 'tsconfig.json']

const results = join(newTemporaryFolder(), 'results')
mkdirSync(results)
let files = 0
const nextResults = () => join(results, `${files++}.jsonl`)

/** One step for each core. */
function shared(name: string, folders: string[]): Step[] {
  return shareOut(filesIn(folders), availableParallelism()).map((files, index) => ({
    name: `${name}, part ${index + 1}`,
    args: withReporters(nodeTests(files), nextResults()),
    env: {NODE_ENV: 'test'},
    needs: ['build', 'databases of the tests'],
  }))
}

const steps: Step[] = [
  {
    name: 'translations',
    args: ['site/commands/messages.mjs', '--check'],
    inputs: ['widgets', 'site/app', 'site/server', 'site/commands/messages.mjs'],
  },
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
    name: 'build',
    args: ['site/build/build.ts'],
    // The check of the translations writes catalogues, and puts them back.
    needs: ['translations'],
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
  {
    name: 'databases of the tests',
    args: ['test/site/server/support/databases/prepare-databases.ts'],
    env: {NODE_ENV: 'test'},
  },
  {name: 'byte ceilings', args: ['site/commands/sizes.mjs'], needs: ['build']},
  // The longest first: short ones fill the end.
  ...shared('the site in a browser', layers.site),
  ...shared('loader, hostile pages, docs, npm package, end to end, faults', layers.pages),
  {
    name: 'widgets in a browser, both builds',
    args: [
      'node_modules/@web/test-runner/dist/bin.js',
      '--config',
      'test/web-test-runner.config.mjs',
    ],
    env: {NODE_ENV: 'test', [RESULTS]: nextResults()},
    needs: ['build'],
  },
  ...shared('shared code and server, on both databases', layers.unit),
]

const started = performance.now()
const outcomes = await runAll(steps, reportStep)
const tests = readdirSync(results).flatMap(file => resultsIn(join(results, file)))
reportRun(outcomes, tests, (performance.now() - started) / 1000)
process.exitCode = outcomes.some(isFailure) ? 1 : 0
