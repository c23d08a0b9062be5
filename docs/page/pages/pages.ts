/** All pages, in the order of the contents. */
import type {AttributeGroup} from '../facts/attributes.ts'
import type {CallFact} from '../facts/calls.ts'
import type {KindFact} from '../facts/content.ts'
import type {RecordFact} from '../facts/records.ts'
import {type SizeFacts, withSizes} from '../facts/sizes.ts'
import type {TokenGroup} from '../facts/tokens.ts'
import {html, trusted} from '../html/html.ts'
import {pageHead} from '../html/page.ts'
import {groups, type Page} from '../html/page-type.ts'
import {apiPage} from './api.ts'
import {changesPage} from './changes.ts'
import {contentPage} from './content.ts'
import {securityPage} from './security.ts'
import {startPage} from './start.ts'
import {testEnquiriesPage} from './test-enquiries.ts'
import {textPage} from './text.ts'
import {themingPage} from './theming.ts'
import {widgetPage} from './widget.ts'
import type {DescribedWidget} from './widget-reference.ts'
import {widgetsPage} from './widgets.ts'

export interface Facts {
  widgets: DescribedWidget[]
  common: AttributeGroup[]
  tokens: TokenGroup[]
  calls: CallFact[]
  callBase: string
  records: RecordFact[]
  kinds: KindFact[]
  sizes: SizeFacts
}

export function pagesOf(facts: Facts): Page[] {
  const {widgets, common, tokens, calls, callBase, records, kinds, sizes} = facts
  const guide = (name: string, label: string) => textPage({name, group: 'Guides', label})
  const operating = (name: string, label: string) => textPage({name, group: 'Operating', label})
  const pages = [
    startPage(widgets),
    textPage({name: 'first-widget', group: 'Start', label: 'Your first widget'}),
    testEnquiriesPage(),
    widgetsPage(widgets, common),
    ...widgets.map(widget => widgetPage(widget, tokens)),
    guide('platforms', 'Platforms'),
    guide('frameworks', 'Frameworks'),
    themingPage(tokens),
    guide('page-api', 'Page API'),
    guide('npm', 'npm and React'),
    securityPage(widgets),
    guide('statistics', 'Statistics'),
    guide('browsers', 'Browsers'),
    guide('accessibility', 'Accessibility'),
    guide('questions', 'Questions'),
    apiPage(calls, records, callBase),
    changesPage(),
    operating('operating', 'Overview'),
    operating('installing', 'Installing'),
    operating('several-machines', 'Several machines'),
    operating('monitoring', 'Monitoring and backup'),
    textPage({name: 'desk', group: 'Content and leads', label: 'The desk'}),
    contentPage(kinds),
    textPage({name: 'words', group: 'Content and leads', label: 'Words'}),
    textPage({name: 'feeds', group: 'Content and leads', label: 'Portal feeds'}),
    textPage({name: 'leads', group: 'Content and leads', label: 'Leads'}),
    textPage({name: 'saved-searches', group: 'Content and leads', label: 'Saved searches'}),
    textPage({name: 'viewings', group: 'Content and leads', label: 'Viewings'}),
    textPage({name: 'partners', group: 'Content and leads', label: 'Partners'}),
  ]
  return groups
    .flatMap(group => pages.filter(page => page.group === group))
    .map(page => ({...page, content: trusted(withSizes(page.content.text, sizes))}))
}

/** The page for status 404. */
export const missingPage: Page = {
  path: '/docs/404.html',
  group: 'Start',
  title: 'Page not found',
  summary: 'There is no such page in the docs.',
  content: html`${pageHead('Page not found', html`There is no such page in the docs. Use the contents or the search, or go to <a href="/docs/">Start here</a>.`)}`,
}
