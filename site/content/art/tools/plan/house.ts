/** The programme of a house: floors around a hall with stairs, which lie above each other. */
import {bedroom} from './bedroom.ts'
import type {HomeFacts} from './flat.ts'
import {bestOutline, type Floor} from './floor.ts'
import type {Side} from './geometry.ts'
import {place, type Room} from './layout.ts'
import {column, oneOf, type Part, room, row} from './room.ts'

export interface HouseFacts extends HomeFacts {
  form: 'duplex' | 'mansion' | 'townhouse' | 'villa'
}

/** Above this, a third floor lies below the ground. */
const THREE_FLOORS = 1000
const HALL = 'Hall'
const LANDING = 'Landing'
const GALLERY = 'Lower hall'

const RATIOS = {
  duplex: [0.95, 1.5],
  mansion: [1.25, 1.6],
  townhouse: [0.62, 0.9],
  villa: [1.1, 1.5],
} as const

export function house(facts: HouseFacts): Floor[] {
  const {area, form} = facts
  const hasLower = area > THREE_FLOORS
  const each = area / (hasLower ? 3 : 2)
  const programme = rooms(facts, each)
  const depth = each > 350 ? 5.4 : each > 180 ? 3.8 : 3.3
  const stairs = each > 350 ? 6.4 : 4.3
  const spine = (name: string, from: string): Part => ({
    split: 'row',
    fixed: depth,
    parts: [
      {...room('hall', name, 1, from, 'opening')},
      {
        split: 'column',
        fixed: stairs,
        parts: [
          room('stairs', `${name} stairs`, 2.1, name, 'opening'),
          room('hall', `${name} passage`, 1, name, 'opening'),
        ],
      },
    ],
  })
  const {outline, rooms: ground} = bestOutline(
    () => column(programme.garden, spine(HALL, 'Entrance'), programme.street),
    each,
    RATIOS[form],
  )
  const top = ground.find(({kind}) => kind === 'hall')?.y ?? outline.h / 2
  const other = (above: Part, middle: Part, below: Part) =>
    place(
      {split: 'column', parts: [{split: 'column', parts: [above], fixed: top}, middle, below]},
      outline,
    )
  const upper = other(programme.upperGarden, spine(LANDING, ''), programme.upperStreet)
  const lower = hasLower
    ? other(programme.lowerGarden, spine(GALLERY, ''), programme.lowerStreet)
    : undefined
  const fronts: Side[] =
    form === 'townhouse' ? ['top', 'bottom'] : ['top', 'right', 'bottom', 'left']
  const [first, second] =
    form === 'duplex' ? ['Lower level', 'Upper level'] : ['Ground floor', 'First floor']
  const floor = (name: string, rooms: Room[], outside: Floor['outside']): Floor => ({
    name,
    outline,
    rooms,
    outside,
    fronts,
  })
  const floors = [
    floor(first, ground, garden(form, outline)),
    floor(second, upper, balconyOf(upper)),
  ]
  return lower ? [...floors, floor('Lower ground floor', lower, [])] : floors
}

function rooms({bedrooms, bathrooms, form, chance}: HouseFacts, each: number) {
  const large = each > 190
  const guest = form !== 'townhouse' && form !== 'duplex' && bedrooms > 3 && each > 150
  const above = bedrooms - (guest ? 1 : 0)
  const left = bathrooms - 1 - (guest ? 1 : 0)
  const own = left >= above ? above : Math.max(1, left - 1)
  const shared = left > own && left <= above
  const staffBath = left > above
  const front = Math.ceil(above / 2)
  const homes = Array.from({length: above}, (_, index) =>
    bedroom({
      number: index + 1,
      withBath: index < own,
      hall: LANDING,
      lies: index < front ? 'below' : 'above',
    }),
  )
  const [master, ...others] = homes
  const ensuite = guest
    ? [bedroom({number: bedrooms, withBath: true, hall: HALL, lies: 'above'})]
    : []
  const dining = room('dining', 'Dining room', 17, 'Living room', 'opening')
  const kitchen = room('kitchen', 'Kitchen', 16, 'Dining room', 'opening')
  const living = room('living', 'Living room', 30, HALL, 'opening')
  const open = room('living', 'Living and dining', 34, HALL, 'opening')
  const openKitchen = room('kitchen', 'Kitchen', 14, 'Living and dining', 'opening')
  const grand = form === 'mansion'
  return {
    garden:
      form === 'townhouse' || !large
        ? oneOf(row(open, openKitchen), row(openKitchen, open))
        : row(
            ...(grand ? [room('family', 'Family room', 24, 'Living room', 'double')] : []),
            living,
            dining,
            kitchen,
          ),
    street: row(
      ...(large
        ? [room('majlis', 'Majlis', grand ? 24 : 15, 'Entrance', 'double')]
        : [room('family', 'Family room', 9, HALL)]),
      column(room('foyer', 'Entrance', large ? 10 : 7, 'outside')),
      oneOf(
        column(room('powder', 'Powder room', 3, HALL), room('store', 'Store', 2.4, 'Entrance')),
        room('powder', 'Powder room', 3.2, HALL),
      ),
      ...ensuite,
      serviceRooms(large, staffBath),
    ),
    upperGarden: row(...others.slice(0, front - 1), ...(master ? [master] : [])),
    upperStreet: row(
      ...others.slice(front - 1, front),
      ...(above - front < 2 && !large ? [room('study', 'Study', 9, LANDING)] : []),
      ...(shared ? [room('bath', 'Bathroom', 5.4, LANDING)] : []),
      ...(large
        ? [room('family', chance() < 0.5 ? 'Family lounge' : 'Playroom', 13, LANDING, 'opening')]
        : []),
      ...others.slice(front),
    ),
    lowerGarden: row(
      room('gym', 'Gym', 22, GALLERY, 'double'),
      room('cinema', 'Cinema', 24, GALLERY, 'double'),
      room('family', 'Games room', 26, GALLERY, 'opening'),
    ),
    lowerStreet: row(
      room('garage', 'Garage', 42, GALLERY),
      column(room('store', 'Store', 5, GALLERY), room('store', 'Plant', 6, 'Store')),
      room('staff', 'Staff room 1', 11, GALLERY),
      room('staff', 'Staff room 2', 11, GALLERY),
    ),
  }
}

function serviceRooms(large: boolean, withBath: boolean): Part {
  const laundry = room('laundry', 'Laundry', 4, HALL)
  const staff = room('staff', 'Staff room', 7, 'Laundry')
  if (withBath) return column(laundry, row(staff, room('bath', 'Staff bath', 3.2, 'Staff room')))
  return large ? column(laundry, staff) : laundry
}

function garden(form: HouseFacts['form'], {w}: {w: number}): Floor['outside'] {
  const depth = form === 'townhouse' ? 2.4 : 3
  const terrace = {
    ...room('terrace', 'Terrace', 0),
    x: 0,
    y: -depth,
    w,
    h: depth,
    counts: false,
  }
  if (form === 'townhouse' || form === 'duplex') return [terrace]
  const long = form === 'mansion' ? 16 : 8.5
  const wide = form === 'mansion' ? 5.5 : 3.6
  const pool = {
    ...room('pool', 'Pool', 0),
    x: w * 0.62 - long / 2,
    y: -depth - wide,
    w: long,
    h: wide,
    counts: false,
  }
  return [terrace, pool]
}

function balconyOf(upper: Room[]): Floor['outside'] {
  const master = upper.find(({kind}) => kind === 'master')
  if (!master || master.y > 0.1) return []
  const {x, w} = master
  return [{...room('balcony', 'Balcony', 0), x, y: -1.6, w, h: 1.6, counts: false}]
}
