/** One community: what is said of it, and its homes. */
import {PropertyCard} from '../../../widgets/shared/property/card.tsx'
import type {PageModule, Visit} from '../page.ts'
import {HERO_SIZES} from '../places/hero-sizes.ts'
import type {CommunityData} from '../places/load-community.ts'
import {useFailure} from '../places/use-failure.ts'
import {useSite} from '../site-context.tsx'
import {stillParts} from '../still.tsx'

const {Still, prepare} = stillParts(() => import('../places/community-parts.tsx'))

const CARD_SIZES = '(min-width: 80em) 384px, (min-width: 60em) 30vw, (min-width: 40em) 46vw, 100vw'

export async function load(visit: Visit): Promise<CommunityData> {
  const [{loadCommunity}] = await Promise.all([import('../places/load-community.ts'), prepare()])
  return loadCommunity(visit)
}

export const description: PageModule['description'] = (i18n, data) =>
  (data as CommunityData).community?.excerpt ??
  i18n._('The communities of Dubai, and what it is like to live in them.')

export const social: PageModule['social'] = data => ({
  title: (data as CommunityData).community?.title,
})

export const firstPicture: PageModule['firstPicture'] = data => {
  const {image, pictures} = (data as CommunityData).community ?? {}
  return {path: image, pictures, sizes: HERO_SIZES}
}

export default function Community({data}: {data: unknown}) {
  const {i18n} = useSite()
  const {community, properties, failure} = data as CommunityData
  useFailure(data as CommunityData)
  if (!community) return <Still key={failure} part="Failed" />
  return (
    <article className="community">
      <Still part="Words" community={community} />
      <section className="community__homes">
        <h2 className="community__heading wrap">
          {i18n._('List of {name}', {name: community.title})}
        </h2>
        {properties.length === 0 ? (
          <Still part="NoHomes" />
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
