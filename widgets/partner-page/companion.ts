/**
 * What the loader fetches after the first widget: the page's commands, the page's own analytics, the
 * agency's count of partners' pages. One of it on a page, however many loaders there are.
 */
import {pageSettings} from '#kit/core/page-settings.ts'
import {followCommands} from './commands.ts'
import {tellDataLayer} from './data-layer.ts'
import {warnOfOtherPartners} from './loader-tags.ts'
import {countUse} from './statistics.ts'

const settings = pageSettings()

if (!settings.companion) {
  settings.companion = true
  tellDataLayer()
  followCommands()
  countUse()
  warnOfOtherPartners()
}
