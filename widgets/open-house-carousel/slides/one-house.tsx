/** One open house: all of its pictures, and what is to know to come. */
import {useServices} from '#kit/core/view/use-services.ts'
import {sizesOf, useWidgetWidth} from '#kit/ui/picture-sizes.ts'
import {RateNote} from '#trade/money/amount.tsx'
import {openHousePath} from '#trade/open-house/calendar.ts'
import {CalendarLinks} from '#trade/open-house/calendar-links.tsx'
import type {OpenHouseEntry} from '#trade/open-house/entry.ts'
import {HouseFacts} from '#trade/open-house/house-facts.tsx'
import {HousePictures} from '#trade/open-house/house-pictures.tsx'
import {HousePrice} from '#trade/open-house/house-price.tsx'
import {inEnglish} from '#trade/property/facts.tsx'
import {useShownHome} from '#trade/property/use-shown-home.ts'
import {HouseLink} from './house-link.tsx'

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
