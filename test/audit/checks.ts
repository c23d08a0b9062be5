/** All checks of the audit, in the order in which they run. */
import type {Check} from './audited-site.ts'
import {checkAxe} from './checks/axe.ts'
import {checkCalendars} from './checks/calendars.ts'
import {checkCrawl} from './checks/crawl.ts'
import {checkFeeds} from './checks/feeds.ts'
import {checkFocus} from './checks/focus.ts'
import {checkHtml} from './checks/html.ts'
import {checkLighthouse} from './checks/lighthouse.ts'
import {checkStructuredData} from './checks/structured-data.ts'
import {checkTitles} from './checks/titles.ts'

export const CHECKS: Record<string, Check> = {
  crawl: checkCrawl,
  html: checkHtml,
  titles: checkTitles,
  axe: checkAxe,
  focus: checkFocus,
  feeds: checkFeeds,
  calendars: checkCalendars,
  'structured-data': checkStructuredData,
  lighthouse: checkLighthouse,
}

/** The checks that run unless others are named. */
export const USUAL = Object.keys(CHECKS).filter(name => name !== 'lighthouse')

/** The short form leaves out what the tests of each page do: axe, and the walk with the keyboard. */
export const SHORT = USUAL.filter(name => name !== 'axe' && name !== 'focus')
