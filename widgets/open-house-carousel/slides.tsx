/** One open house among others: its first picture, when and where it is, and the way to it. */
import type {ReactNode} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {Picture} from '#kit/ui/picture.tsx'
import {sizesOf, useWidgetWidth} from '#kit/ui/picture-sizes.ts'
import {RateNote} from '#trade/money/amount.tsx'
import {openHousePath} from '#trade/open-house/calendar.ts'
import {CalendarLinks} from '#trade/open-house/calendar-links.tsx'
import type {OpenHouseEntry} from '#trade/open-house/entry.ts'
import {HouseDate, HouseFacts, HousePrice} from '#trade/open-house/house-facts.tsx'
import {HousePictures} from '#trade/open-house/house-pictures.tsx'
import {inEnglish} from '#trade/property/facts.tsx'
import {useShownHome} from '#trade/property/use-shown-home.ts'

/** Widths of the columns of styles.css, by the window until the width of the widget is known. */
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

interface HouseLinkProps {
  house: OpenHouseEntry
  className: string
  children: ReactNode
}

/** Leads to its page at the agency, unless the page that shows the widget does something else. */
function HouseLink({house: {slug, title}, className, children}: HouseLinkProps) {
  const {page, emit} = useServices()
  return (
    <a
      className={className}
      href={page(openHousePath(slug))}
      onClick={event => {
        if (!emit('ocp-select', {name: title, slug})) event.preventDefault()
      }}
    >
      {children}
    </a>
  )
}

/** @csspart open-house - One open house. */
export function OneHouse({house}: {house: OpenHouseEntry}) {
  const {i18n, page} = useServices()
  const {slug, title, images, pictures, price, permit, isOver} = house
  useShownHome(house.home)
  const width = useWidgetWidth()
  const address = new URL(page(openHousePath(slug)), location.href).href
  return (
    <article className="one-house" aria-label={title} part="open-house">
      <HousePictures
        title={title}
        images={images}
        pictures={pictures}
        sizes={width ? sizesOf(width) : '100vw'}
      />
      <div className="one-house__words">
        <div className="one-house__name">
          <h3 className="house__title" {...inEnglish(house, 'open_house_details.title')}>
            {title}
          </h3>
          <p className="one-house__price">
            <HousePrice price={price} />
          </p>
          <RateNote />
          {isOver && <p className="house__over">{i18n._('This open house is over')}</p>}
          <p className="one-house__way">
            <HouseLink house={house} className="button button--primary">
              {i18n._('See the open house')}
            </HouseLink>
          </p>
          {permit && (
            <p className="house__permit">
              {i18n._('Permit')} <bdi>{permit}</bdi>
            </p>
          )}
        </div>
        <div className="one-house__facts">
          <HouseFacts house={house} />
          <CalendarLinks house={house} address={address} />
        </div>
      </div>
    </article>
  )
}
