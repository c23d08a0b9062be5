/** The next open houses, as the lines of a programme: the day, the home, and where it is. */
import {otherLanguage} from '#kit/i18n/locale.ts'
import {openHousePath} from '#trade/open-house/calendar.ts'
import type {OpenHouseEntry} from '#trade/open-house/entry.ts'
import {HouseDate} from '#trade/open-house/house-facts.tsx'
import {englishOf} from '#trade/property/facts.tsx'
import {useSite} from '../../../core/site-context.tsx'
import {Link} from '../../../ui/link.tsx'
import {SectionHead} from './section-head.tsx'

export function OpenHouses({houses}: {houses: OpenHouseEntry[]}) {
  const {i18n} = useSite()
  if (houses.length === 0) return null
  return (
    <section className="home-houses wrap">
      <SectionHead
        heading={i18n._('Next open houses')}
        all={{href: '/open-houses', name: i18n._('All open houses')}}
      />
      <ul>
        {houses.map(house => (
          <House key={house.slug} house={house} />
        ))}
      </ul>
    </section>
  )
}

function House({house}: {house: OpenHouseEntry}) {
  const {i18n} = useSite()
  const {slug, title, time, venue, status, permit} = house
  const lang = (field: string) => otherLanguage(englishOf(house, `open_house_details.${field}`))
  return (
    <li className="home-house">
      <HouseDate house={house} />
      <div className="home-house__words">
        <h3 className="home-house__title" {...lang('title')}>
          <Link className="home-link" href={openHousePath(slug)}>
            {title}
          </Link>
        </h3>
        {venue && <p {...lang('venue')}>{venue}</p>}
      </div>
      <div className="home-house__when">
        {time && <p className="home-house__time figures">{time}</p>}
        {status && <p {...lang('status')}>{status}</p>}
        {permit && (
          <p>
            {i18n._('Permit')} <span className="figures">{permit}</span>
          </p>
        )}
      </div>
    </li>
  )
}
