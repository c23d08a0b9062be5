import {useEffect} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {otherLanguage} from '#kit/i18n/locale.ts'
import {Picture} from '#kit/ui/picture.tsx'
import type {Property, Review} from '#trade/contract/entities.ts'
import {englishOf, placeOf} from '#trade/property/facts.tsx'
import {projectPath} from '#trade/property/property-path.ts'
import {definePage} from '../../core/page-types.ts'
import {useSite, useWidgetAttributes} from '../../core/site-context.tsx'
import {Island, lazyElement} from '../../islands/island.tsx'
import {FooterLinks} from '../../shell/footer-links.tsx'
import {LegalLine} from '../../shell/legal-line.tsx'
import {Link} from '../../ui/link.tsx'
import type {HomeData} from './load.ts'
import {AboutUs} from './sections/about-us.tsx'
import {Banner} from './sections/banner.tsx'
import {Exclusive} from './sections/exclusive.tsx'
import {Featured} from './sections/featured.tsx'
import {Films} from './sections/films.tsx'
import {Letters} from './sections/letters.tsx'

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

/** One house, as wide as the window. */
function Mansion({project}: {project: Property}) {
  const {i18n} = useSite()
  const {name, slug, main_images, pictures} = project
  const [path] = main_images
  return (
    <section className="mansion">
      <div className="mansion__picture">
        {path && <Picture path={path} pictures={pictures} sizes="100vw" />}
      </div>
      <div className="mansion__words wrap">
        <h2 {...otherLanguage(englishOf(project, 'name'))}>{name}</h2>
        {placeOf(project) && <p>{placeOf(project)}</p>}
        <p>
          <Link className="mansion__link" href={projectPath(slug)}>
            {i18n._('See the mansion')}
          </Link>
        </p>
      </div>
    </section>
  )
}

export default definePage<HomeData>({
  /** Fetched with the data: a server-rendered page has both. */
  load: async visit => (await import('./load.ts')).loadHome(visit),
  Page: Home,
})
