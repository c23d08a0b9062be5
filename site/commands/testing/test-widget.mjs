// `npm run test:widget -- newsletter`: one widget's tests, from source, without a build. Without a
// name all widgets'; --watch runs them again on each save; --react or --preact: in this build alone.
import {parseArgs} from 'node:util'
import {testedWidgets} from '../../../test/support/widget-runner/names.mjs'
import {ensureInstalled, execNode24} from '../node24.mjs'

const RUNNER = 'node_modules/@web/test-runner/dist/bin.js'
const CONFIG = 'test/web-test-runner.config.mjs'

const {widgets, watch, build} = readArguments()
ensureInstalled()
execNode24(
  [RUNNER, '--config', CONFIG, ...(watch ? ['--watch'] : []), ...(build ? ['--group', build] : [])],
  {TESTS: 'all', WIDGETS_FROM: 'source', WIDGETS: widgets.join()},
)

function readArguments() {
  try {
    const flag = {type: 'boolean', default: false}
    const options = {watch: flag, react: flag, preact: flag}
    const {values, positionals} = parseArgs({options, allowPositionals: true})
    const {watch, react, preact} = values
    return {
      widgets: positionals.map(known),
      watch,
      build: react === preact ? undefined : react ? 'react' : 'preact',
    }
  } catch ({message}) {
    console.error(`${message}\n\nnpm run test:widget -- [name …] [--watch] [--react | --preact]`)
    return process.exit(1)
  }
}

/** By its name or its tag. */
function known(given) {
  const name = given.replace(/^ocp-/, '')
  const names = testedWidgets()
  if (names.includes(name)) return name
  throw new Error(`There is no widget "${given}". These have tests:\n  ${names.join('\n  ')}`)
}
