// Widgets in a real browser. The same test files run once for each build: each page is told which.
import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {esbuildPlugin} from '@web/dev-server-esbuild'
import {chromeLauncher} from '@web/test-runner-chrome'
import {findChromium} from './support/browser.ts'

const group = build => ({
  name: build,
  files: 'test/widgets/**/*.test.ts',
  testRunnerHtml: framework => `<!doctype html>
<html lang="en">
  <head><title>${build}</title></head>
  <body><script>window.build = '${build}'</script><script type="module" src="${framework}"></script></body>
</html>`,
})

const rootDir = fileURLToPath(new URL('..', import.meta.url))

/** What was built is served as it was built: its files are checked by their hashes. */
const asBuilt = (context, next) => {
  if (!context.path.startsWith('/dist/')) return next()
  context.type = context.path.split('.').at(-1)
  context.body = readFileSync(rootDir + context.path)
}

export default {
  rootDir,
  middleware: [asBuilt],
  nodeResolve: true,
  port: Number(process.env.WIDGET_TEST_PORT ?? 4100),
  // Background tabs get no animation frames, so one page at a time.
  concurrency: 1,
  groups: [group('react'), group('preact')],
  plugins: [esbuildPlugin({ts: true})],
  browsers: [chromeLauncher({launchOptions: await findChromium()})],
  testFramework: {config: {timeout: '10000'}},
}
