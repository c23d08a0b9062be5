import {Link} from '../../../ui/link.tsx'

/** The list that a phone shows instead of the map: these places, in this order (spec section 2). */
const PLACES = [
  'Palm Jumeirah',
  'Emirates Hills',
  'Downtown Dubai',
  'Jumeirah Beach Residence',
  'Arabian Ranches',
  'Dubai Marina',
  'Jumeirah Golf Estates',
  'Al Barari',
  'The Villa',
  'MBR City',
  'Dubai Hills Estate',
  'Emirates Living',
  'Meydan City',
  'Business Bay',
  'Al Furjan',
  'Dubai Sports City',
  'Dubai Silicon Oasis',
  'Jumeirah Village Circle',
  'The Springs',
  'The Lakes',
  'Victory Heights',
  'Damac Hills',
  'Nad Al Sheba',
  'The Meadows',
  'Umm Suqeim',
]

/** In the reader's language where a record has a title in it. */
export const MobilePlaces = ({titles}: {titles: Record<string, string>}) => (
  <ul className="place-names">
    {PLACES.map(name => (
      <li key={name} lang={titles[name] ? undefined : 'en'}>
        <Link href={`/neighborhood/detail/${encodeURIComponent(name)}`}>
          {titles[name] ?? name}
        </Link>
      </li>
    ))}
  </ul>
)
