/**
 * `npm run test:unit -- spool`: the test file of one layer with this name, or those whose names
 * contain it, in every combination; all of them without one. What else is given goes to Node's test
 * runner: `--watch`, `--test-name-pattern=…`.
 */
import {spawnSync} from 'node:child_process'
import {root} from '../node24.mjs'
import {nodeFlags} from './node-tests.ts'
import {filesIn, layers, nameOf} from './test-files.ts'

const [layer = '', ...given] = process.argv.slice(2)
const words = given.filter(word => !word.startsWith('-'))
const options = given.filter(word => word.startsWith('-'))
const all = filesIn(layers[layer] ?? [])
const exact = all.filter(file => words.includes(nameOf(file)))
const named = exact.length
  ? exact
  : all.filter(file => words.every(word => nameOf(file).includes(word)))

if (named.length === 0 && layer !== 'hostile') {
  console.error(`No test file of ${layer} has "${words.join(' ')}" in its name. There are:`)
  console.error(all.map(nameOf).join('\n'))
  process.exit(1)
}
if (layer !== 'unit') run(['site/build/build.ts'])
// A hostile page is a test, not a file.
if (named.length === 0) options.push(`--test-name-pattern=${words.join(' ')}`)
run(['--test', '--test-concurrency=1', ...nodeFlags, ...options, ...(named.length ? named : all)])

function run(args: string[]) {
  const {status} = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: {...process.env, NODE_ENV: 'test'},
  })
  if (status !== 0) process.exit(status ?? 1)
}
