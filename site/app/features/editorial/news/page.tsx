/** Press coverage of the agency, and its own news. */

import {definePage} from '../../../core/page-types.ts'
import {staticSections} from '../../../islands/static-section.tsx'
import {useFailure} from '../../../ui/use-load-failure.ts'
import type {NewsData} from './load.ts'

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))

function NewsPage({data: news}: {data: NewsData}) {
  useFailure(news)
  return <StaticSection key={news.failure} part="News" {...news} />
}

export default definePage<NewsData>({
  prepare,
  load: async visit => (await import('./load.ts')).loadNews(visit),
  /** The static section has the rest as markup. */
  hydrationData: data => ({...data, pieces: []}),
  description: i18n => i18n._('News of our agency in Dubai, and the papers that write about it.'),
  Page: NewsPage,
})
