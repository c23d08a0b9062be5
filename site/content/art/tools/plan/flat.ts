/** The programme of a flat: a day zone as deep as the house, and bedrooms along a corridor. */

import {bedroom} from './bedroom.ts'
import {bestOutline, type Floor} from './floor.ts'
import type {Rect, Side} from './geometry.ts'
import {column, type Part, room, row, weightOf} from './room.ts'

export interface HomeFacts {
  bedrooms: number
  bathrooms: number
  /** All of it, in square metres. */
  area: number
  isPenthouse: boolean
  chance: () => number
}

const CORRIDOR = 'Corridor'
const ENTRANCE = 'Entrance and kitchenette'
/** The depth of a balcony with a table on it. */
const LEAST_DEPTH = 1.3

export function flat(facts: HomeFacts): Floor {
  const {area, isPenthouse, bedrooms, chance} = facts
  const open = area * (isPenthouse ? 0.14 : bedrooms > 1 ? 0.085 : 0.11)
  const isStudio = bedrooms === 0
  const fixed = studio(chance)
  const programme = (outline: Rect) => (isStudio ? fixed : zones(facts, outline))
  const ratios = isStudio ? ([0.55, 0.9] as const) : ([0.9, 1.9] as const)
  const {outline, rooms} = bestOutline(programme, area - open, ratios)
  const day = rooms.find(({kind}) => kind === 'living' || kind === 'studio') ?? outline
  const alongDay = open / day.w <= 2.3
  const width = Math.min(alongDay ? day.w : outline.w, open / LEAST_DEPTH)
  const depth = open / width
  const x = alongDay ? day.x : 0
  const name = isPenthouse ? 'Terrace' : 'Balcony'
  const balcony = {
    ...room(isPenthouse ? 'terrace' : 'balcony', name, open),
    x,
    y: -depth,
    w: width,
    h: depth,
  }
  const corner: Side[] = chance() < 0.5 ? ['right'] : []
  return {
    name: 'Floor plan',
    outline,
    rooms,
    outside: [{...balcony, counts: true}],
    fronts: bedrooms > 2 ? ['top', 'right', 'bottom'] : ['top', ...corner],
  }
}

function studio(chance: () => number): Part {
  const wet = room('bath', 'Bathroom', 5.2, ENTRANCE)
  const entrance = room('kitchen', ENTRANCE, 7.4, 'outside')
  return column(
    room('studio', 'Living and sleeping', 25, ENTRANCE, 'opening'),
    chance() < 0.5 ? row(entrance, wet) : row(wet, entrance),
  )
}

/** The corridor lies as deep as the kitchen ends, so that the living room meets it. */
function zones({bedrooms, bathrooms, area, isPenthouse}: HomeFacts, {h}: Rect): Part {
  const large = area > 230
  const guests = bathrooms > bedrooms
  const own = guests ? bedrooms : Math.max(0, bathrooms - 1)
  const front = bedrooms < 3 ? bedrooms : Math.ceil(bedrooms / 2)
  const [master, ...others] = Array.from({length: bedrooms}, (_, index) =>
    bedroom({
      number: index + 1,
      withBath: index < own,
      sharesBath: index === own && index > 0,
      hall: CORRIDOR,
      lies: index < front ? 'below' : 'above',
    }),
  )
  const first = row(...others.slice(0, front - 1), ...(master ? [master] : []))
  const second = row(...service({guests, bedrooms, large}), ...others.slice(front - 1))
  const corridor = large ? 1.7 : 1.3
  const natural = ((h - corridor) * weightOf(second)) / (weightOf(first) + weightOf(second))
  const depth = Math.max(2.2, natural)
  return row(
    dayZone({bedrooms, large, isPenthouse, depth}),
    column(
      first,
      {...room('hall', CORRIDOR, 1, 'Entrance', 'opening'), fixed: corridor},
      {...second, fixed: depth},
    ),
  )
}

function service({guests, bedrooms, large}: {guests: boolean; bedrooms: number; large: boolean}) {
  const entrance = room('foyer', 'Entrance', large ? 12 : bedrooms > 2 ? 7 : 5, 'outside')
  if (bedrooms < 3) {
    return [
      entrance,
      guests || bedrooms > 1
        ? room('powder', guests ? 'Powder room' : 'Store', guests ? 2.8 : 2.4, CORRIDOR)
        : room('bath', 'Bathroom', 5, CORRIDOR),
      room('laundry', 'Laundry', 3.2, CORRIDOR),
    ].map(part => (part.name === 'Store' ? {...part, kind: 'store' as const} : part))
  }
  const small = guests
    ? room('powder', 'Powder room', 3, CORRIDOR)
    : room('store', 'Store', 3, CORRIDOR)
  return [
    entrance,
    column(small, room('laundry', 'Laundry', large ? 4.6 : 3, 'Entrance')),
    ...(large ? [room('study', 'Study', 12, CORRIDOR)] : []),
  ]
}

interface DayZone {
  bedrooms: number
  large: boolean
  isPenthouse: boolean
  /** The size of the kitchen. */
  depth: number
}

function dayZone({bedrooms, large, isPenthouse, depth}: DayZone): Part {
  const size = 20 + bedrooms * 6
  if (!large) {
    return column(room('living', 'Living and dining', size, CORRIDOR, 'opening'), {
      ...room('kitchen', 'Kitchen', 7 + bedrooms * 2.2, 'Living and dining', 'opening'),
      fixed: depth,
    })
  }
  const living = room('living', 'Living room', size, CORRIDOR, 'opening')
  const family = room('family', 'Family room', size * 0.5, 'Living room', 'double')
  return column(isPenthouse ? row(family, living) : living, {
    ...row(
      room('kitchen', 'Kitchen', size * 0.34, 'Dining room', 'opening'),
      room('dining', 'Dining room', size * 0.44, 'Living room', 'opening'),
    ),
    fixed: depth,
  })
}
