/** The form for news of one home, beside what it is about. */
import {queryOfHome} from '#trade/alerts/watched-home.ts'
import {Price} from '#trade/property/price.tsx'
import {propertyPath} from '#trade/property/property-path.ts'
import {useSite} from '../../../core/site-context.tsx'
import {PostedForm} from '../../../forms/posted-form.tsx'
import {goTo} from '../../../navigation/replace-url.ts'
import {ReachUs} from '../../../ui/contact-agency.tsx'
import {Link} from '../../../ui/link.tsx'
import type {FollowedHome} from '../load-search.ts'
import {form} from './form.ts'

export function FollowHome({home}: {home: FollowedHome | undefined}) {
  const {i18n} = useSite()
  return (
    <section className="beside-form wrap">
      <div className="beside-form__words">
        <h1>{i18n._('Follow this home')}</h1>
        <p className="lead">
          {i18n._(
            'We write when its price changes, or when it is sold, withdrawn or listed again. No account needed, and you can unsubscribe at any time.',
          )}
        </p>
        {home && (
          <p>
            <Link href={propertyPath(home.slug)}>{home.name}</Link>
            <br />
            <Price property={home} />
          </p>
        )}
      </div>
      <div className="beside-form__form">
        {home?.alerts ? (
          <FollowForm home={home} />
        ) : (
          <>
            <p>
              {home
                ? i18n._(
                    'This home cannot be followed at the moment. We would be glad to tell you:',
                  )
                : i18n._(
                    'This home is no longer offered. We would be glad to look for one like it:',
                  )}
            </p>
            <p className="actions">
              <ReachUs />
            </p>
          </>
        )}
      </div>
    </section>
  )
}

function FollowForm({home}: {home: FollowedHome}) {
  const query = queryOfHome(home.slug)
  return (
    <PostedForm
      element={form}
      action={`/tell-me-when?${query}`}
      attributes={{query, name: home.name}}
      on={{'ocp-submit': () => goTo('/thank-you?saved-search')}}
    />
  )
}
