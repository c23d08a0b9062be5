/**
 * Places that people ask about before they move: schools, stations, beaches. A page of a home says how
 * far the nearest of each kind are.
 */
import {nearKinds} from '#trade/property/home-facts/codes.ts'
import {
  address,
  choice,
  coordinates,
  day,
  flag,
  type Kind,
  optional,
  withDefault,
  words,
} from './fields.ts'

export const nearbyPlacesKind = {
  'nearby-places': {
    says: 'Schools, metro stations, beaches, mosques and malls: pages of homes say how far the nearest are.',
    files: 'one',
    key: 'Any id, such as `dubai-mall`.',
    fields: {
      name: words('As people call it.'),
      kind: choice('What it is.', nearKinds),
      coordinates: coordinates('Latitude, then longitude, of its entrance.'),
      source: address('Where it can be looked up that it is there.'),
      checked: optional(day('When it was last looked up.')),
      published: withDefault(
        flag('Whether visitors see it: they do unless this is switched off.'),
        true,
      ),
    },
  },
} satisfies Record<string, Kind>
