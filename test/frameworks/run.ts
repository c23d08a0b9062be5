/**
 * `npm run test:frameworks [-- NAME …]`: builds a small application of each framework as a partner
 * would, opens it in the test browser, and writes down what works. One at a time.
 */
import {existsSync, globSync, readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {parseArgs} from 'node:util'
import {launchBrowser} from '../support/browser/browser.ts'
import {startProduct, withDemo} from '../support/partner/product.ts'
import {install, packWidgets} from './application.ts'
import {serve} from './serve.ts'
import {print, type Row, writeTable} from './table.ts'
import {visit} from './visit.ts'

const HERE = import.meta.dirname
const all = globSync('*/package.json', {cwd: HERE}).map(dirname).sort()
const {positionals} = parseArgs({allowPositionals: true})
const unknown = positionals.filter(name => !all.includes(name))
if (unknown.length) {
  console.error(
    `There is no ${unknown.join(', ')} in test/frameworks. These are:\n  ${all.join('\n  ')}`,
  )
  process.exit(1)
}
if (!existsSync('dist/npm/package.json')) {
  console.error('The package is not built yet: npm run build')
  process.exit(1)
}

const widgets = await packWidgets()
const product = await startProduct(undefined, await withDemo())
const browser = await launchBrowser()
const rows: Row[] = []
for (const name of positionals.length ? positionals : all) {
  rows.push(await tried(name))
  print(rows.slice(-1))
}
await browser.close()
await product.end('SIGTERM')
writeTable(rows.filter(({passed}) => !passed.includes('types')))
process.exit(rows.every(({failed}) => !failed) ? 0 : 1)

async function tried(name: string): Promise<Row> {
  const source = join(HERE, name)
  const versions = versionsIn(source)
  try {
    const folder = await install(source, {widgets, product, name})
    const application = await serve(folder)
    if (!application) return {name, versions, passed: ['types']}
    try {
      return {name, versions, ...(await visit(browser, application.address, name, product))}
    } finally {
      await application.close()
    }
  } catch (error) {
    return {name, versions, passed: [], failed: 'build', reason: `${(error as Error).message}`}
  }
}

/** Names the framework of the application: the first of its dependencies. */
function versionsIn(folder: string) {
  const {dependencies} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const [first = []] = Object.entries<string>(dependencies)
  return first.join(' ')
}
