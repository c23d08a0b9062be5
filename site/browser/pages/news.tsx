/** Who writes about the agency, and what it has to tell itself. */
import type {NewsData} from '../editorial/load-news.ts'
import type {PageModule, Visit} from '../page.ts'
import {useFailure} from '../places/use-failure.ts'
import {stillParts} from '../still.tsx'

const {Still, prepare} = stillParts(() => import('../editorial/news-parts.tsx'))

export async function load(visit: Visit) {
  const [{loadNews}] = await Promise.all([import('../editorial/load-news.ts'), prepare()])
  return loadNews(visit)
}

export const description: PageModule['description'] = i18n =>
  i18n._('News of our agency in Dubai, and the papers that write about it.')

export default function NewsPage({data}: {data: unknown}) {
  const news = data as NewsData
  useFailure(news)
  return <Still key={news.failure} part="News" {...news} />
}
