import {useEffect} from 'react'
import {useServices} from '../../../widgets/shared/element/use-services.ts'
import type {PageModule} from '../page.ts'
import {FooterLinks} from '../shell/footer-links.tsx'
import {LegalLine} from '../shell/legal-line.tsx'
import {AboutUs} from './home/about-us.tsx'
import {Banner} from './home/banner.tsx'
import {Exclusive} from './home/exclusive.tsx'
import {Featured} from './home/featured.tsx'
import {Films} from './home/films.tsx'
import type {HomeData} from './home/home-data.ts'
import {Letters} from './home/letters.tsx'
import {Mansion} from './home/mansion.tsx'
import {Reviews} from './home/reviews.tsx'

/** Fetched with the data: a page that came from the server has both. */
export const load: PageModule['load'] = async visit =>
  (await import('./home/home-data.ts')).loadHome(visit)

export default function Home({data}: {data: unknown}) {
  const {exclusive, featured, films, mansion, reviews, places, types, failure} = data as HomeData
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
      <section className="home-end">
        <div className="wrap">
          <FooterLinks />
        </div>
        <LegalLine />
      </section>
    </>
  )
}
