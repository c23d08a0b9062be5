/** One open house among others: its first picture, when and where it is, and the way to it. */
import {useServices} from '#kit/core/view/use-services.ts'
import {Picture} from '#kit/ui/picture.tsx'
import {sizesOf, useWidgetWidth} from '#kit/ui/picture-sizes.ts'
import type {OpenHouseEntry} from '#trade/open-house/entry.ts'
import {HouseDate} from '#trade/open-house/house-facts.tsx'
import {inEnglish} from '#trade/property/facts.tsx'
import {HouseLink} from './house-link.tsx'

/** As styles.css has its columns; before the width of the widget is known, that of the window. */
const SIZES = '(min-width: 760px) 60vw, 100vw'
const sizesAt = (width: number) => sizesOf(width >= 760 ? ((width - 48) * 7) / 12 : width)

/** @csspart open-house - One open house. */
export function HouseSlide({house}: {house: OpenHouseEntry}) {
  const {i18n} = useServices()
  const {title, time, venue, status, images, pictures, permit} = house
  const [image] = images
  const width = useWidgetWidth()
  return (
    <article
      className={house.isOver ? 'house house--over' : 'house'}
      aria-label={title}
      part="open-house"
    >
      <div className="house__picture">
        {image && (
          <Picture path={image} pictures={pictures} sizes={width ? sizesAt(width) : SIZES} alt="" />
        )}
      </div>
      <div className="house__words">
        <HouseDate house={house} />
        <h3 className="house__title" {...inEnglish(house, 'open_house_details.title')}>
          <HouseLink house={house} className="house__link">
            {title}
          </HouseLink>
        </h3>
        {time && <p className="house__time">{time}</p>}
        {venue && <p {...inEnglish(house, 'open_house_details.venue')}>{venue}</p>}
        {status && (
          <p className="house__status" {...inEnglish(house, 'open_house_details.status')}>
            {status}
          </p>
        )}
        {house.isOver && <p className="house__over">{i18n._('This open house is over')}</p>}
        {permit && (
          <p className="house__permit">
            {i18n._('Permit')} <bdi>{permit}</bdi>
          </p>
        )}
      </div>
    </article>
  )
}
