/** The pictures of each home: the one that it is known by, its rooms and sides, its surroundings. */
import {agree, type Client, type Frame, propertyOf, type Shelf} from './shelf.ts'

/** Enough for a gallery with rhythm. */
const MAX_PICTURES = 6
/** From the outside in, and out again. */
const ORDER =
  'villa mansion patio townhouse living penthouse flat studio kitchen bedroom bathroom lobby'.split(
    ' ',
  )

/** In turns, so that no home has many before each has some. */
export function fillGalleries(
  shelf: Shelf,
  homes: Client[],
  leadOf: (home: Client) => Frame,
): Map<string, Frame[]> {
  const galleries = new Map(homes.map(home => [home.key, [leadOf(home)]]))
  for (const home of homes) shelf.use(leadOf(home), home)
  for (let count = 1; count < MAX_PICTURES; count++) {
    const choices = homes
      .map(home => ({home, open: shelf.openTo(home, 'later')}))
      .toSorted((one, other) => one.open.length - other.open.length)
    for (const {home, open} of choices) {
      const gallery = galleries.get(home.key) ?? []
      const rivals = homes.filter(other => other !== home && other.purpose === home.purpose)
      const taken = rivals.flatMap(other => galleries.get(other.key) ?? []).map(propertyOf)
      const costOf = (frame: Frame) =>
        shelf.usesOf(frame) + costAmong(gallery, frame, open) + 3 * timesIn(taken, frame)
      const [next] = shelf
        .openTo(home, 'later')
        .filter(frame => gallery.every(shown => agree(shown, frame)))
        .toSorted((one, other) => costOf(one) - costOf(other))
      if (!next) continue
      shelf.use(next, home)
      gallery.push(next)
    }
  }
  return new Map([...galleries].map(([key, gallery]) => [key, inOrder(gallery)]))
}

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
