/** The still parts of the list of open houses. */
import {otherLanguage} from '#kit/i18n/locale.ts'
import {Picture} from '#kit/ui/picture.tsx'
import {openHousePath} from '#trade/open-house/calendar.ts'
import type {OpenHouseEntry} from '#trade/open-house/entry.ts'
import {HouseDate} from '#trade/open-house/house-facts.tsx'
import {englishOf} from '#trade/property/facts.tsx'
import {useSite} from '../../../core/site-context.tsx'
import {NothingHere} from '../../../ui/empty-state.tsx'
import {Link} from '../../../ui/link.tsx'
import {CARD_SIZES, FIRST_CARD_SIZES} from '../pictures.ts'
import type {OpenHousesData} from './load.ts'

export function List({houses, failure}: OpenHousesData) {
  const {i18n} = useSite()
  return (
    <div className="places wrap">
      <header className="places__head">
        <h1>{i18n._('Open House')}</h1>
        <p className="lead">
          {i18n._('Walk in, look around, and ask the specialist who knows the home.')}
        </p>
      </header>
      {houses.length > 0 ? (
        <ul className="house-cards">
          {houses.map((house, index) => (
            <li key={house.slug}>
              <HouseCard house={house} first={index === 0} />
            </li>
          ))}
        </ul>
      ) : (
        <Nothing failure={failure} />
      )}
    </div>
  )
}

function Nothing({failure}: Pick<OpenHousesData, 'failure'>) {
  const {i18n} = useSite()
  return (
    <NothingHere
      failed={failure !== undefined}
      text={
        failure
          ? i18n._('We could not load the open houses. Please try again in a moment, or call us.')
          : i18n._('No Upcoming Open Houses Available Currently')
      }
    >
      <Link className="button button--quiet" href="/properties">
        {i18n._('All properties')}
      </Link>
      {!failure && (
        <Link className="button button--quiet" href="/contact-us">
          {i18n._('Ask for a private viewing')}
        </Link>
      )}
    </NothingHere>
  )
}

function HouseCard({house, first}: {house: OpenHouseEntry; first: boolean}) {
  const {i18n} = useSite()
  const {slug, title, time, venue, status, images, pictures, permit, isOver} = house
  const [image] = images
  const lang = (field: string) => englishOf(house, `open_house_details.${field}`)
  return (
    <article className={isOver ? 'house-card house-card--over' : 'house-card'} aria-label={title}>
      <div className="house-card__picture">
        {image && (
          <Picture
            path={image}
            pictures={pictures}
            sizes={first ? FIRST_CARD_SIZES : CARD_SIZES}
            alt=""
            first={first}
          />
        )}
      </div>
      <div className="house-card__words">
        <HouseDate house={house} />
        <div className="house-card__facts">
          <h2 className="house-card__title" {...otherLanguage(lang('title'))}>
            <Link className="house-card__link" href={openHousePath(slug)}>
              {title}
            </Link>
          </h2>
          {time && <p className="house-card__time figures">{time}</p>}
          {venue && (
            <p className="house-card__venue" {...otherLanguage(lang('venue'))}>
              {venue}
            </p>
          )}
          {status && (
            <p className="house__status" {...otherLanguage(lang('status'))}>
              {status}
            </p>
          )}
          {isOver && <p className="house__over">{i18n._('This open house is over')}</p>}
          {permit && (
            <p className="house-card__permit">
              {i18n._('Permit')} <span className="figures">{permit}</span>
            </p>
          )}
        </div>
      </div>
    </article>
  )
}
