/**
 * The file that the loader fetches after the first widget: the page's commands, the page's own
 * analytics, the agency's count of partners' pages. It runs once on a page, however many loaders
 * there are.
 */
import {LOADER_TAG, pageSettings} from '#kit/core/page-settings.ts'
import {followCommands} from './commands.ts'
import {tellDataLayer} from './data-layer.ts'
import {countUse} from './statistics.ts'

const settings = pageSettings()

if (!settings.companion) {
  settings.companion = true
  tellDataLayer()
  followCommands()
  countUse()
  warnOfOtherPartners()
}

/** The partner of an enquiry decides payments: a page that names two gets a warning. */
function warnOfOtherPartners() {
  const {partner = ''} = pageSettings()
  for (const tag of document.querySelectorAll(LOADER_TAG)) {
    const other = tag.getAttribute('data-partner') || tag.getAttribute('partner') || ''
    if (!other || other === partner) continue
    console.warn(
      `[ocp] This page names the partners "${partner}" and "${other}": "${partner}" counts. Name one.`,
    )
  }
}
