import type {WholeView} from '#kit/core/definition.ts'
import {useFetched} from '#kit/core/view/use-fetched.ts'
import picture from '#kit/ui/picture.css'
import {Unavailable} from '#kit/ui/unavailable.tsx'
import amount from '#trade/money/amount.css'
import card from '#trade/property/card.css'
import room from '#trade/property/card-room.css'
import {useSlug} from '#trade/property/use-slug.ts'
import type {ListingProps} from './attributes.ts'
import {Nothing} from './empty-state.tsx'
import {Frame, Skeleton} from './frame.tsx'
import {Home} from './home.tsx'
import {fetchListing, foundIn} from './model.ts'
import own from './styles.css'

export const whole: WholeView<ListingProps> = {
  View: Listing,
  styles: picture + card + room + amount + own,
}

function Listing(props: ListingProps) {
  const {layout, enquiry} = props
  const {found, retry} = useListing(props)
  return (
    <Frame layout={layout}>
      {found?.is === 'shown' ? (
        <Home {...props} property={found.property} />
      ) : found ? (
        <div className="room">
          {found.is === 'failed' ? <Unavailable retry={retry} /> : <Nothing why={found.is} />}
          <div className="room__kept">
            <Skeleton enquiry={enquiry} unseen />
          </div>
        </div>
      ) : (
        <Skeleton enquiry={enquiry} />
      )}
    </Frame>
  )
}

/** What the page has given, else what the API answers. */
function useListing(props: ListingProps) {
  const given = foundIn(props.property)
  const slug = useSlug(props)
  const {fetched, retry} = useFetched(
    given ? null : (services, signal) => fetchListing(slug, services, signal),
    slug,
  )
  return {found: given ?? fetched, retry}
}
