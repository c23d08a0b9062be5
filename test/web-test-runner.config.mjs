// Widgets in a real browser. Partners get Preact, so its build runs every test file. The React build,
// which the agency's own pages have, runs a sample of them, and all with TESTS=all. Each page receives
// its build as a parameter.
import {fileURLToPath} from 'node:url'
import {esbuildPlugin} from '@web/dev-server-esbuild'
import {widgetNames} from '../site/build/plugins/widgets.mjs'
import {freePort} from './site/server/support/api/free-port.ts'
import {isEverything} from './support/tier.ts'
import {chrome} from './support/widget-runner/chrome.mjs'
import {widgetsFromDist} from './support/widget-runner/from-dist.mjs'
import {widgetsFromSource} from './support/widget-runner/from-source.mjs'
import {testedWidgets, testFilesOf} from './support/widget-runner/names.mjs'
import {byWidgetAndBuild} from './support/widget-runner/reporter.mjs'
import {testingLibrary} from './support/widget-runner/testing-library.mjs'

/**
 * `WIDGETS_FROM=source` bundles the sources, for the edit loop; `dist`, what ships, is the default.
 * `WIDGETS=newsletter,reviews` runs the tests of these alone, in both builds.
 */
const {WIDGETS_FROM = 'dist', WIDGETS} = process.env

const names = WIDGETS ? WIDGETS.split(',') : testedWidgets()

/** Between them they have a form, files to upload, a dialog, a list and a map. */
const SAMPLE = ['book-now', 'list-with-us', 'neighbourhood-map', 'reviews']
const namesInReact = WIDGETS || isEverything ? names : SAMPLE

const widgets = WIDGETS_FROM === 'source' ? widgetsFromSource() : widgetsFromDist()
const library = testingLibrary()
/** Tests in the browser read from the environment what `test/support` reads from it. */
const {TESTS = '', TESTS_SEED = ''} = process.env
const define = Object.fromEntries(
  Object.entries({TESTS, TESTS_SEED, WIDGET_NAMES: widgetNames().join()}).map(([name, value]) => [
    `process.env.${name}`,
    JSON.stringify(value),
  ]),
)

const group = (build, names) => ({
  name: build,
  files: names.map(testFilesOf),
  testRunnerHtml: framework => `<!doctype html>
<html lang="en">
  <head><title>${build}</title></head>
  <body><script>window.build = '${build}'</script><script type="module" src="${framework}"></script></body>
</html>`,
})

export default {
  rootDir: fileURLToPath(new URL('..', import.meta.url)),
  port: await freePort(),
  concurrency: 2,
  groups: [group('react', namesInReact), group('preact', names)],
  middleware: [...widgets.middleware, ...library.middleware],
  nodeResolve: true,
  plugins: [...widgets.plugins, ...library.plugins, esbuildPlugin({ts: true, define})],
  reporters: [byWidgetAndBuild()],
  browsers: [await chrome()],
  testFramework: {config: {timeout: '60000'}},
}
