/**
 * What the loader fetches after the first widget: the page's commands, the page's own analytics, the
 * agency's count of partners' pages. One of it on a page, however many loaders there are.
 */
import {followCommands} from './commands.ts'
import {tellDataLayer} from './data-layer.ts'
import {countUse} from './statistics.ts'

const HERE = Symbol.for('ocp.companion')
const page = globalThis as {[HERE]?: true}

if (!page[HERE]) {
  page[HERE] = true
  tellDataLayer()
  followCommands()
  countUse()
}
