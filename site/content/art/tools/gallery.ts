/** The pictures of one property: its lead, the same place from other sides, and rooms that match. */
import type {Frame, Shelf} from './shelf.ts'

/** Enough for a gallery with rhythm. */
const LEAST = 5
const MOST = 8

interface Home {
  property_type?: unknown
}

/** Rooms of one home share a seed, and with it wood, stone and cloth. */
const ROOMS = {
  garden: ['living', 'kitchen', 'bedroom', 'bathroom', 'patio'],
  flat: ['penthouse', 'kitchen', 'bedroom', 'bathroom'],
}
const VIEWS = {
  garden: ['patio', 'villa', 'golf', 'park', 'street'],
  flat: ['marina', 'skyline', 'tower', 'beach', 'lobby', 'kitchen', 'bedroom'],
  work: ['office', 'lobby', 'tower', 'shop', 'skyline', 'marina'],
}

export class Galleries {
  readonly #shelf: Shelf
  /** Seeds of rooms in the order of their last use, so that neighbours in a list never share them. */
  readonly #seeds: Record<'garden' | 'flat', string[]>

  constructor(shelf: Shelf) {
    this.#shelf = shelf
    this.#seeds = {garden: shelf.seedsOf('living'), flat: shelf.seedsOf('penthouse')}
  }

  of(lead: Frame, {property_type}: Home): string[] {
    const kind = kindOf(`${property_type}`)
    const rooms = kind === 'work' ? [] : this.#rooms(kind)
    const frames = unique([lead, ...this.#shelf.samePlace(lead), ...rooms])
    while (frames.length < LEAST) {
      const more = this.#shelf.other(VIEWS[kind], frames)
      if (!more) break
      frames.push(more)
    }
    return frames.slice(0, MOST).map(({path}) => path)
  }

  #rooms(kind: 'garden' | 'flat') {
    const seeds = this.#seeds[kind]
    const seed = seeds.shift()
    if (seed === undefined) return []
    seeds.push(seed)
    return this.#shelf.set(ROOMS[kind], seed)
  }
}

/** A lead that is a room may be one of the set, too. */
const unique = (frames: Frame[]) => [...new Map(frames.map(frame => [frame.path, frame])).values()]

function kindOf(type: string) {
  if (['villa', 'townhouse', 'mansion'].includes(type)) return 'garden'
  return ['apartment', 'penthouse'].includes(type) ? 'flat' : 'work'
}
