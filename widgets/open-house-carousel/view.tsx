import carousel from '#kit/carousel/carousel.css'
import {Carousel} from '#kit/carousel/carousel.tsx'
import type {WholeView} from '#kit/core/definition.ts'
import {useFetched} from '#kit/core/view/use-fetched.ts'
import {useServices} from '#kit/core/view/use-services.ts'
import picture from '#kit/ui/picture.css'
import {Unavailable} from '#kit/ui/unavailable.tsx'
import {phoneLink} from '#trade/agency/agency.ts'
import {useAgency} from '#trade/agency/use-agency.ts'
import amount from '#trade/money/amount.css'
import {OPEN_HOUSES} from '#trade/open-house/calendar.ts'
import {INTERVAL} from '#trade/open-house/house-pictures.tsx'
import house from '#trade/open-house/open-house.css'
import type {OpenHouseCarouselProps} from './attributes.ts'
import {Frame, Skeleton} from './frame.tsx'
import {type Found, fetchOpenHouses} from './model.ts'
import {HouseSlide, OneHouse} from './slides.tsx'
import own from './styles.css'

export const whole: WholeView<OpenHouseCarouselProps> = {
  View: OpenHouseCarousel,
  styles: picture + carousel + house + amount + own,
}

function OpenHouseCarousel({slug, heading}: OpenHouseCarouselProps) {
  const {fetched: found, retry} = useFetched(
    (services, signal) => fetchOpenHouses(slug, services, signal),
    slug,
  )
  return (
    <Frame heading={heading}>
      {found ? (
        <div className="room">
          <Content found={found} label={heading} retry={retry} />
          <div className="room__kept">
            <Skeleton one={slug !== ''} unseen />
          </div>
        </div>
      ) : (
        <Skeleton one={slug !== ''} />
      )}
    </Frame>
  )
}

interface ContentProps {
  found: Found
  label: string
  retry: () => void
}

function Content({found, label, retry}: ContentProps) {
  const {i18n} = useServices()
  if (found.is === 'failed') return <Unavailable retry={retry} />
  if (found.is === 'one') return <OneHouse house={found.house} />
  if (found.is === 'missing') {
    return <Nothing text={i18n._('This open house is no longer listed.')} others />
  }
  if (found.houses.length === 0) {
    return <Nothing text={i18n._('No Upcoming Open Houses Available Currently')} />
  }
  return (
    <Carousel layout="one" interval={INTERVAL} label={label || i18n._('Open Houses')}>
      {found.houses.map(house => (
        <HouseSlide key={house.slug} house={house} />
      ))}
    </Carousel>
  )
}

/** @csspart empty - What shows where there is no open house. */
function Nothing({text, others = false}: {text: string; others?: boolean}) {
  const {i18n, page} = useServices()
  const {phone} = useAgency()
  return (
    <div className="no-house" part="empty">
      <p className="no-house__text">{text}</p>
      <p className="no-house__ways">
        <a className="button" href={page(others ? OPEN_HOUSES : '/properties')}>
          {others ? i18n._('All open houses') : i18n._('All properties')}
        </a>
        <a className="button button--quiet" dir="ltr" href={phoneLink(phone)}>
          {phone}
        </a>
      </p>
    </div>
  )
}
