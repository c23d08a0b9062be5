/** Small cards of homes in one row that scrolls sideways. */

import {Picture} from '#kit/ui/picture.tsx'
import type {Property} from '#trade/contract/entities.ts'
import {Price} from '#trade/property/price.tsx'
import {propertyPath} from '#trade/property/property-path.ts'
import {useSite} from '../../../core/site-context.tsx'
import {focusPage} from '../../../navigation/scroll-to-top.ts'
import {Link} from '../../../ui/link.tsx'
import {useHomes} from '../use-homes.ts'
import {forgetVisits} from './edit-lists.ts'

export function RecentStrip({slugs}: {slugs: readonly string[]}) {
  const {i18n} = useSite()
  const {homes, isLoading} = useHomes(slugs)
  const shown = slugs.flatMap(slug => homes.find(home => home.slug === slug) ?? [])
  if (shown.length === 0 && !isLoading) return null
  return (
    <section className="recent__body wrap" aria-labelledby="recently-viewed">
      <div className="recent__head">
        <h2 id="recently-viewed" className="recent__heading">
          {i18n._('Recently viewed')}
        </h2>
        <button type="button" className="button button--quiet" onClick={clear}>
          {i18n._('Clear')}
        </button>
      </div>
      <ul className="recent__row">
        {shown.map(home => (
          <li key={home.slug}>
            <RecentCard home={home} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The strip goes with the button. */
function clear() {
  focusPage()
  forgetVisits()
}

function RecentCard({home}: {home: Property}) {
  const [picture] = home.main_images
  return (
    <article className="recent__card" aria-label={home.name}>
      <div className="recent__picture">
        {picture && <Picture path={picture} pictures={home.pictures} sizes="14rem" alt="" />}
      </div>
      <h3 className="recent__name">
        <Link href={propertyPath(home.slug)}>{home.name}</Link>
      </h3>
      <p className="recent__price figures">
        <Price property={home} />
      </p>
    </article>
  )
}
