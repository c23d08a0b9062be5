/** The pictures of each home: the one that it is known by, its rooms and sides, its surroundings. */
import {isOwn} from './fitting.ts'
import {agree, type Client, type Frame, propertyOf, type Shelf} from './shelf.ts'

/** Enough for a gallery with rhythm. */
const MAX_PICTURES = 6
/** Homes with fewer show the surroundings that others of their purpose show, too. */
const MIN_PICTURES = 4
/** From the outside in, and out again. */
const ORDER =
  'villa mansion patio townhouse living penthouse flat studio kitchen bedroom bathroom lobby'.split(
    ' ',
  )

type LeadOf = (home: Client) => Frame

export function fillGalleries(shelf: Shelf, homes: Client[], leadOf: LeadOf) {
  const galleries = new Map(homes.map(home => [home, [leadOf(home)]]))
  for (const home of homes) shelf.use(leadOf(home), home, 'first')
  for (let size = 1; size < MAX_PICTURES; size++) addOne(shelf, galleries, size, false)
  for (let size = 1; size < MIN_PICTURES; size++) addOne(shelf, galleries, size, true)
  return new Map([...galleries].map(([{key}, gallery]) => [key, inOrder(gallery)]))
}

/** In turns, so that no home has many before each has some; the one with the least choice first. */
function addOne(shelf: Shelf, galleries: Map<Client, Frame[]>, size: number, shared: boolean) {
  const turns = [...galleries]
    .map(([home, gallery]) => ({home, gallery, choices: shelf.openTo(home, shared).length}))
    .toSorted((one, other) => one.choices - other.choices)
  for (const {home, gallery} of turns) {
    if (gallery.length > size) continue
    const rivals = [...galleries].filter(
      ([{key, purpose}]) => purpose === home.purpose && key !== home.key,
    )
    const taken = rivals.flatMap(([, pictures]) => pictures.map(propertyOf))
    const open = shelf.openTo(home, shared)
    const costOf = (frame: Frame) =>
      shelf.usesOf(frame) +
      costAmong(gallery, frame, open) +
      3 * timesIn(taken, frame) +
      (isWithoutHome(home, [...gallery, frame]) ? 8 : 0)
    const [next] = open
      .filter(frame => gallery.every(shown => shown !== frame && agree(shown, frame)))
      .toSorted((one, other) => costOf(one) - costOf(other))
    if (!next) continue
    shelf.use(next, home, 'later')
    gallery.push(next)
  }
}

/** Views of a marina say nothing of the flat above it. */
const isWithoutHome = (home: Client, gallery: Frame[]) => !gallery.some(frame => isOwn(home, frame))

/** Another scene costs less than the same again, and rooms less that have companions. */
function costAmong(gallery: Frame[], frame: Frame, open: Frame[]): number {
  const same = gallery.filter(({scene}) => scene === frame.scene).length
  const companions = timesIn(open.map(propertyOf), frame)
  return 4 * same - companions / 2 + (frame.time === gallery[0]?.time ? 0 : 0.5)
}

/** Homes of one list rather have a property each than one picture of each. */
const timesIn = (properties: ReturnType<typeof propertyOf>[], frame: Frame) => {
  const name = propertyOf(frame)?.name
  return name ? properties.filter(property => property?.name === name).length : 0
}

function inOrder([first, ...others]: Frame[]): Frame[] {
  const placeOf = ({scene}: Frame) => (ORDER.includes(scene) ? ORDER.indexOf(scene) : ORDER.length)
  const sorted = others.toSorted((one, other) => placeOf(one) - placeOf(other))
  return first ? [first, ...sorted] : sorted
}
