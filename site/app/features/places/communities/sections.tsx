/** The still parts of the list of communities. */
import {useSite} from '../../../core/site-context.tsx'
import {ALL_NEIGHBORHOODS, mapPath} from '../../../shared-with-server/place-paths.ts'
import {NothingHere} from '../../../ui/empty-state.tsx'
import {Link} from '../../../ui/link.tsx'
import {ANY_DESCRIPTION} from '../canned-descriptions.ts'
import {Stories} from '../stories.tsx'
import type {Story} from '../story.ts'
import type {CommunitiesData} from './load.ts'

export function Communities({stories, failure}: CommunitiesData) {
  const {i18n} = useSite()
  // The community of all neighbourhoods has no description of its own.
  const described = (story: Story) =>
    story.id === ALL_NEIGHBORHOODS && !story.text
      ? {...story, text: i18n._(ANY_DESCRIPTION)}
      : story
  return (
    <div className="places wrap">
      <header className="places__head">
        <h1>{i18n._('Communities')}</h1>
        <p className="lead">
          {i18n._(
            'Dubai is not one city but many: by the water and under trees, around a fairway or a metro station. Choose the kind of place you could call home, and read what it is like to live there.',
          )}
        </p>
        <p className="actions">
          <Link className="button button--quiet" href="/neighborhood-guides">
            {i18n._('All neighbourhoods')}
          </Link>
          <Link className="button button--quiet" href={mapPath(ALL_NEIGHBORHOODS)}>
            {i18n._('See them on the map')}
          </Link>
        </p>
      </header>
      {stories.length > 0 ? (
        <Stories stories={stories.map(described)} first />
      ) : (
        <NothingHere
          failed={failure !== undefined}
          text={
            failure
              ? i18n._(
                  'We could not load the communities. Please try again in a moment, or call us.',
                )
              : i18n._(
                  'Our guides are being written. Until then, ask us: we know every one of them.',
                )
          }
        >
          <Link className="button button--quiet" href="/properties">
            {i18n._('All properties')}
          </Link>
          <Link className="button button--quiet" href="/contact-us">
            {i18n._('Contact Us')}
          </Link>
        </NothingHere>
      )}
    </div>
  )
}
