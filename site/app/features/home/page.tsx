import {useEffect} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import type {Review} from '#trade/contract/entities.ts'
import {definePage} from '../../core/page-types.ts'
import {useSite, useWidgetAttributes} from '../../core/site-context.tsx'
import {Island, lazyElement} from '../../islands/island.tsx'
import {staticSections} from '../../islands/static-section.tsx'
import {HomeEnd} from '../../shell/footer.tsx'
import type {HomeData} from './load.ts'
import {Banner} from './sections/banner.tsx'
import {Exclusive} from './sections/exclusive.tsx'
import {Featured} from './sections/featured.tsx'
import {Films} from './sections/films.tsx'
import {Letters} from './sections/letters.tsx'

const NOTHING: HomeData['more'] = {guides: [], houses: [], pieces: [], people: []}

const {StaticSection, prepare} = staticSections(() => import('./sections/still.tsx'))

function Home({data}: {data: HomeData}) {
  const {exclusive, featured, films, mansion, reviews, places, types, failure, more} = data
  const {notify} = useServices()

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once to each visit of the page
  useEffect(() => {
    if (failure) notify.error(failure)
  }, [])

  return (
    <>
      <Banner places={places} types={types} />
      <Exclusive properties={exclusive} />
      <Featured properties={featured} />
      <StaticSection part="OpenHouses" houses={more.houses} />
      <Films projects={films} />
      <StaticSection part="Mansion" project={mansion} />
      <StaticSection part="Guides" guides={more.guides} />
      <StaticSection part="AboutUs" />
      <StaticSection part="People" people={more.people} />
      <Reviews reviews={reviews} />
      <StaticSection part="Journal" pieces={more.pieces} />
      <Letters />
      <HomeEnd />
    </>
  )
}

const reviewsWidget = lazyElement(
  'ocp-reviews',
  'near',
  () => import('../../../../widgets/reviews/element.ts'),
)

function Reviews({reviews}: {reviews: Review[]}) {
  const {i18n} = useSite()
  const attributes = {
    ...useWidgetAttributes(),
    heading: i18n._('What our clients say'),
    'fit-to': 'window', // spec section 9
  }
  if (reviews.length === 0) return null
  return (
    <section className="home-reviews wrap">
      <Island element={reviewsWidget} attributes={attributes} properties={{reviews}} />
    </section>
  )
}

export default definePage<HomeData>({
  prepare,
  /** Fetched with the data: a server-rendered page has both. */
  load: async visit => (await import('./load.ts')).loadHome(visit),
  /** The static sections have the rest as markup. */
  hydrationData: data => ({...data, more: NOTHING}),
  Page: Home,
})
