/** The still parts of the list of a community's neighbourhoods. */
import {RichText} from '#kit/html/rich-text.tsx'
import {useSite} from '../../../core/site-context.tsx'
import {ALL_NEIGHBORHOODS, guidesPath, mapPath} from '../../../shared-with-server/place-paths.ts'
import {Breadcrumbs} from '../../../ui/breadcrumbs.tsx'
import {NothingHere} from '../../../ui/empty-state.tsx'
import {Link} from '../../../ui/link.tsx'
import {guidesBreadcrumbs, guidesOf} from '../breadcrumbs.ts'
import {ANY_DESCRIPTION, cannedDescription} from '../canned-descriptions.ts'
import {Hero} from '../hero.tsx'
import {Stories} from '../stories.tsx'
import type {GuidesData} from './load.ts'

export function Guides(guides: GuidesData) {
  const {i18n} = useSite()
  const {name, image, pictures, href, stories, failure, isUnknown} = guides
  const trail = guidesBreadcrumbs(guides, i18n)
  return (
    <>
      <Hero
        name={guides.isNeighborhood ? guidesOf(trail.here, i18n) : trail.here}
        lang={guides.isNeighborhood ? undefined : trail.lang}
        image={image}
        pictures={pictures}
      >
        <Breadcrumbs {...trail} />
      </Hero>
      <div className="opening wrap">
        <Description {...guides} />
        {stories.length > 0 && (
          <p className="opening__ways">
            <Link className="button" href={mapPath(name)}>
              {i18n._('See them on the map')}
            </Link>
            {href && (
              <Link className="button button--quiet" href={href}>
                {i18n._('Homes in these neighbourhoods')}
              </Link>
            )}
          </p>
        )}
      </div>
      <div className="guides wrap">
        {stories.length > 0 ? (
          <Stories stories={stories} first={!image} />
        ) : (
          <NothingHere
            failed={failure !== undefined}
            text={
              failure
                ? i18n._('We could not load the guides. Please try again in a moment, or call us.')
                : i18n._('There are no guides here yet. These may help:')
            }
          >
            {!(isUnknown && name === ALL_NEIGHBORHOODS) && (
              <Link className="button button--quiet" href={guidesPath(ALL_NEIGHBORHOODS)}>
                {i18n._('All neighbourhoods')}
              </Link>
            )}
            <Link className="button button--quiet" href="/communities">
              {i18n._('All communities')}
            </Link>
            <Link className="button button--quiet" href="/properties">
              {i18n._('All properties')}
            </Link>
          </NothingHere>
        )}
      </div>
    </>
  )
}

/** The static one where there is one; else the community's own, else words for any. */
function Description({name, text, textLang, isUnknown}: GuidesData) {
  const {i18n} = useSite()
  if (isUnknown) return null
  if (text) return <RichText className="opening__text rich-text" html={text} lang={textLang} />
  return (
    <div className="opening__text rich-text">
      <p>{i18n._(cannedDescription(name).text || ANY_DESCRIPTION)}</p>
    </div>
  )
}
