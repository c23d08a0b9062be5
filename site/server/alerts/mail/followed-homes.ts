/** Single homes in a mail, each with its news since its follower was last written to. */
import type {Locale} from '#kit/i18n/locale.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import type {MailedNews} from '../../../app/core/render.tsx'
import {type HomeNews, newsOfHomes} from '../homes/home-news.ts'
import type {SavedSearchRow} from '../private-link.ts'
import {homesIn, mailedSearch, priceBefore} from './mailed-records.ts'

interface Told {
  search: SavedSearchRow
  news: HomeNews
}

/** Answers the news, and the searches whose owners then know all that has happened. */
export async function followedHomes(orm: Orm, searches: SavedSearchRow[], upto: number) {
  const found = await newsOfHomes(
    orm,
    searches.map(({home, seen}) => ({home: home ?? '', seen})),
    upto,
  )
  const told: Told[] = searches.flatMap((search, at) => {
    const news = found[at]
    return news && news !== 'held' ? [{search, news}] : []
  })
  const known = searches.filter((_search, at) => found[at] !== 'held').map(({id}) => id)
  return {told, known}
}

export async function mailedNews(orm: Orm, told: Told[], locale: Locale): Promise<MailedNews[]> {
  const slugs = told.flatMap(({news}) => news.property ?? [])
  const homes = await homesIn(orm, slugs, locale)
  const mailed: MailedNews[] = []
  for (const {search, news} of told) {
    const {event, at, before} = news
    const property = homes.get(news.property ?? '')
    mailed.push({
      ...(await mailedSearch(orm, search)),
      event,
      day: officeDay(at),
      ...(property && {property}),
      ...(property && before && {before: priceBefore(before, property)}),
    })
  }
  return mailed
}
