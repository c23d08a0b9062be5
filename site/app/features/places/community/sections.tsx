/** The still parts of a community's page. The hearts of its cards answer by `StaticHearts`. */

import {RichText} from '#kit/html/rich-text.tsx'
import type {Property} from '#trade/contract/entities.ts'
import {PropertyCard} from '#trade/property/card.tsx'
import {useSite} from '../../../core/site-context.tsx'
import {guidesPath, homesPath} from '../../../shared-with-server/place-paths.ts'
import {Breadcrumbs} from '../../../ui/breadcrumbs.tsx'
import {CARD_SIZES} from '../../../ui/card-sizes.ts'
import {NoPage, NothingHere} from '../../../ui/empty-state.tsx'
import {Link} from '../../../ui/link.tsx'
import {communityBreadcrumbs} from '../breadcrumbs.ts'
import {Hero} from '../hero.tsx'
import type {CommunityShown} from './load.ts'

export function Words({community}: {community: CommunityShown}) {
  const {i18n} = useSite()
  const {name, title, titleLang, image, pictures, text, textLang, isNeighborhood} = community
  const heading = isNeighborhood ? i18n._('Homes in {name}', {name: title}) : title
  return (
    <>
      <Hero
        name={heading}
        lang={isNeighborhood ? undefined : titleLang}
        image={image}
        pictures={pictures}
      >
        <Breadcrumbs {...communityBreadcrumbs(community, i18n)} />
      </Hero>
      <div className="opening wrap">
        {text && <RichText className="opening__text rich-text" html={text} lang={textLang} />}
        <p className="opening__ways">
          <Link className="button" href={guidesPath(name)}>
            {i18n._('Read the neighbourhood guides')}
          </Link>
          <Link className="button button--quiet" href={homesPath(name)}>
            {i18n._('Search these homes')}
          </Link>
        </p>
      </div>
    </>
  )
}

export function Homes({
  community,
  properties,
}: {
  community: CommunityShown
  properties: Property[]
}) {
  const {i18n} = useSite()
  return (
    <section className="community__homes">
      <h2 className="community__heading wrap">
        {i18n._('List of {name}', {name: community.title})}
      </h2>
      {properties.length === 0 ? (
        <NoHomes />
      ) : (
        <ul className="card-grid wrap">
          {properties.map(property => (
            <li key={property.slug}>
              <PropertyCard property={property} sizes={CARD_SIZES} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function NoHomes() {
  const {i18n} = useSite()
  return (
    <div className="wrap">
      <NothingHere
        text={i18n._('No home is listed here at the moment. The next one may be yours.')}
      >
        <Link className="button button--quiet" href="/properties">
          {i18n._('All properties')}
        </Link>
        <Link className="button button--quiet" href="/contact-us">
          {i18n._('Tell us what you are looking for')}
        </Link>
      </NothingHere>
    </div>
  )
}

export function Failed() {
  const {i18n} = useSite()
  return (
    <NoPage
      block="places"
      heading={i18n._('Communities')}
      text={i18n._('We could not load this community. Please try again in a moment, or call us.')}
      all={{href: '/communities', name: i18n._('All communities')}}
    />
  )
}
