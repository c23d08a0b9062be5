/**
 * What the loader fetches after the first widget: the page's commands, the page's own analytics, the
 * agency's count of partners' pages. One of it on a page, however many loaders there are.
 */
import {pageSettings, setPageSettings} from '../element/page-settings.ts'
import {followCommands} from './commands.ts'
import {tellDataLayer} from './data-layer.ts'
import {countUse} from './statistics.ts'

if (!pageSettings().companion) {
  setPageSettings({companion: true})
  tellDataLayer()
  followCommands()
  countUse()
}
