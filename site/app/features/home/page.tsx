import {useEffect} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {definePage, type PageDefinition} from '../../core/page-types.ts'
import {FooterLinks} from '../../shell/footer-links.tsx'
import {LegalLine} from '../../shell/legal-line.tsx'
import type {HomeData} from './load.ts'
import {AboutUs} from './sections/about-us.tsx'
import {Banner} from './sections/banner.tsx'
import {Exclusive} from './sections/exclusive.tsx'
import {Featured} from './sections/featured.tsx'
import {Films} from './sections/films.tsx'
import {Letters} from './sections/letters.tsx'
import {Mansion} from './sections/mansion.tsx'
import {Reviews} from './sections/reviews.tsx'

/** Fetched with the data: a server-rendered page has both. */
const load: PageDefinition<HomeData>['load'] = async visit =>
  (await import('./load.ts')).loadHome(visit)

function Home({data}: {data: HomeData}) {
  const {exclusive, featured, films, mansion, reviews, places, types, failure} = data
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
      <Films projects={films} />
      <Mansion project={mansion} />
      <AboutUs />
      <Reviews reviews={reviews} />
      <Letters />
      <div className="home-end">
        <div className="wrap">
          <FooterLinks />
        </div>
        <LegalLine />
      </div>
    </>
  )
}

export default definePage<HomeData>({load, Page: Home})
