import type {WholeView} from '#kit/core/definition.ts'
import {useFetched} from '#kit/core/view/use-fetched.ts'
import {useServices} from '#kit/core/view/use-services.ts'
import picture from '#kit/ui/picture.css'
import {Unavailable} from '#kit/ui/unavailable.tsx'
import {phoneLink} from '#trade/agency/agency.ts'
import {useAgency} from '#trade/agency/use-agency.ts'
import amount from '#trade/money/amount.css'
import card from '#trade/property/card.css'
import swipe from '#trade/property/card-pictures.css'
import room from '#trade/property/card-room.css'
import {useSlug} from '#trade/property/use-shown-home.ts'
import type {ListingProps} from './attributes.ts'
import {Frame, Skeleton} from './frame.tsx'
import {Home} from './home.tsx'
import {fetchListing, foundIn} from './model.ts'
import own from './styles.css'

export const whole: WholeView<ListingProps> = {
  View: Listing,
  styles: picture + card + swipe + room + amount + own,
}

function Listing(props: ListingProps) {
  const {layout, enquiry, facts} = props
  const {found, retry} = useListing(props)
  return (
    <Frame layout={layout}>
      {found?.is === 'shown' ? (
        <Home {...props} property={found.property} />
      ) : found ? (
        <div className="room">
          {found.is === 'failed' ? <Unavailable retry={retry} /> : <Nothing why={found.is} />}
          <div className="room__kept">
            <Skeleton enquiry={enquiry} facts={facts} unseen />
          </div>
        </div>
      ) : (
        <Skeleton enquiry={enquiry} facts={facts} />
      )}
    </Frame>
  )
}

/** Uses the property that the page has given, or else the answer of the API. */
function useListing(props: ListingProps) {
  const given = foundIn(props.property)
  const slug = useSlug(props)
  const {fetched, retry} = useFetched(
    given ? null : (services, signal) => fetchListing(slug, services, signal),
    slug,
  )
  return {found: given ?? fetched, retry}
}

/** @csspart empty - What is shown where the property is sold, withdrawn or unknown. */
function Nothing({why}: {why: 'missing' | 'sold'}) {
  const {i18n, page} = useServices()
  const {phone} = useAgency()
  return (
    <div className="no-listing" part="empty">
      <p className="no-listing__text">
        {why === 'sold'
          ? i18n._('This property has been sold.')
          : i18n._('This property is no longer listed.')}
      </p>
      <p className="no-listing__ways">
        <a className="button" href={page('/properties')}>
          {i18n._('All properties')}
        </a>
        <a className="button button--quiet" dir="ltr" href={phoneLink(phone)}>
          {phone}
        </a>
      </p>
    </div>
  )
}
