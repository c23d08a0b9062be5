/** One community: what is said of it, and its homes. */
import {PropertyCard} from '../../../../../widgets/shared/property/card.tsx'
import {definePage, type PageDefinition, type Visit} from '../../../core/page-types.ts'
import {useSite} from '../../../core/site-context.tsx'
import {staticSections} from '../../../islands/static-section.tsx'
import {useFailure} from '../../../ui/use-load-failure.ts'
import {HERO_SIZES} from '../hero-sizes.ts'
import type {CommunityData} from './load.ts'

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))

const CARD_SIZES = '(min-width: 80em) 384px, (min-width: 60em) 30vw, (min-width: 40em) 46vw, 100vw'

async function load(visit: Visit): Promise<CommunityData> {
  const [{loadCommunity}] = await Promise.all([import('./load.ts'), prepare()])
  return loadCommunity(visit)
}

const description: PageDefinition<CommunityData>['description'] = (i18n, data) =>
  data.community?.excerpt ??
  i18n._('The communities of Dubai, and what it is like to live in them.')

const social: PageDefinition<CommunityData>['social'] = data => ({
  title: data.community?.title,
})

const firstPicture: PageDefinition<CommunityData>['firstPicture'] = data => {
  const {image, pictures} = data.community ?? {}
  return {path: image, pictures, sizes: HERO_SIZES}
}

function Community({data}: {data: CommunityData}) {
  const {i18n} = useSite()
  const {community, properties, failure} = data
  useFailure(data)
  if (!community) return <StaticSection key={failure} part="Failed" />
  return (
    <article className="community">
      <StaticSection part="Words" community={community} />
      <section className="community__homes">
        <h2 className="community__heading wrap">
          {i18n._('List of {name}', {name: community.title})}
        </h2>
        {properties.length === 0 ? (
          <StaticSection part="NoHomes" />
        ) : (
          <ul className="community__cards wrap">
            {properties.map(property => (
              <li key={property.slug}>
                <PropertyCard property={property} sizes={CARD_SIZES} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </article>
  )
}

export default definePage<CommunityData>({load, description, social, firstPicture, Page: Community})
