import {useEffect, useState} from 'react'
import type {WholeView} from '../shared/core/definition.ts'
import {useServices} from '../shared/core/view/use-services.ts'
import amount from '../shared/money/amount.css'
import card from '../shared/property/card.css'
import room from '../shared/property/card-room.css'
import {useSlug} from '../shared/property/use-slug.ts'
import picture from '../shared/ui/picture.css'
import {Unavailable} from '../shared/ui/unavailable.tsx'
import type {ListingProps} from './attributes.ts'
import {Nothing} from './empty-state.tsx'
import {Frame, Skeleton} from './frame.tsx'
import {Home} from './home.tsx'
import {type Found, fetchListing, foundIn} from './model.ts'
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

/** What the page has given, else what the API answers, in the language that is spoken now. */
function useListing(props: ListingProps) {
  const services = useServices()
  const {locale} = services
  const given = foundIn(props.property)
  const isGiven = given !== null
  const slug = useSlug(props)
  const [fetched, setFetched] = useState<Found | null>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other services ask for the same
  useEffect(() => {
    if (isGiven) return
    const leaving = new AbortController()
    const {signal} = leaving
    setFetched(null)
    if (slug) {
      void fetchListing(slug, services, signal).then(found => !signal.aborted && setFetched(found))
    } else {
      console.warn(NO_SLUG)
      setFetched({is: 'missing'})
    }
    return () => leaving.abort()
  }, [slug, isGiven, locale, tries])
  return {found: given ?? fetched, retry: () => setTries(tries + 1)}
}

const NO_SLUG =
  '[ocp] <ocp-listing> needs slug or slug-from, for example slug="marina-loft", got none'
