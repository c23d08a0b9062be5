/** Press coverage of the agency, and its own news. */

import {definePage, type PageDefinition, type Visit} from '../../../core/page-types.ts'
import {staticSections} from '../../../islands/static-section.tsx'
import {useFailure} from '../../../ui/use-load-failure.ts'
import type {NewsData} from './load.ts'

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))

async function load(visit: Visit) {
  const [{loadNews}] = await Promise.all([import('./load.ts'), prepare()])
  return loadNews(visit)
}

/** The static section has the rest as markup. */
const hydrationData: PageDefinition<NewsData>['hydrationData'] = data => ({...data, pieces: []})

const description: PageDefinition<NewsData>['description'] = i18n =>
  i18n._('News of our agency in Dubai, and the papers that write about it.')

function NewsPage({data}: {data: NewsData}) {
  const news = data
  useFailure(news)
  return <StaticSection key={news.failure} part="News" {...news} />
}

export default definePage<NewsData>({load, hydrationData, description, Page: NewsPage})
