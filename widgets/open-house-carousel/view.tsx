import carousel from '#kit/carousel/carousel.css'
import {Carousel} from '#kit/carousel/carousel.tsx'
import type {WholeView} from '#kit/core/definition.ts'
import {useFetched} from '#kit/core/view/use-fetched.ts'
import {useServices} from '#kit/core/view/use-services.ts'
import picture from '#kit/ui/picture.css'
import {Unavailable} from '#kit/ui/unavailable.tsx'
import amount from '#trade/money/amount.css'
import {INTERVAL} from '#trade/open-house/house-pictures.tsx'
import house from '#trade/open-house/open-house.css'
import type {OpenHouseCarouselProps} from './attributes.ts'
import {Nothing} from './empty-state.tsx'
import {Frame, Skeleton} from './frame.tsx'
import {type Found, fetchOpenHouses} from './model.ts'
import {HouseSlide} from './slides/house-slide.tsx'
import {OneHouse} from './slides/one-house.tsx'
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
    return <Nothing text={i18n._('This open house is not on our list any more.')} others />
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
