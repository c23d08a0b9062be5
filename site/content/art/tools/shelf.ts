/** The pictures that there are, and how often each is in use. */

export interface Frame {
  /** Below media/. */
  path: string
  scene: string
  seed: string
  time: string
  view: number
}

/** The scenes that this one may borrow from, the most similar first. */
const RELATED: Record<string, string[]> = {
  bathroom: ['bedroom', 'penthouse'],
  beach: ['palm_island', 'marina', 'patio'],
  courtyard: ['souk', 'patio', 'mansion'],
  dunes: ['golf', 'villa'],
  golf: ['mansion', 'villa', 'park', 'street'],
  kitchen: ['penthouse', 'living'],
  living: ['patio', 'villa', 'penthouse'],
  lobby: ['office', 'tower', 'penthouse'],
  mansion: ['villa', 'patio'],
  office: ['lobby', 'tower', 'skyline', 'penthouse'],
  palm_island: ['beach', 'marina'],
  park: ['golf', 'street', 'school'],
  school: ['park', 'street'],
  shop: ['souk', 'lobby', 'tower', 'marina'],
  souk: ['courtyard', 'patio'],
  street: ['villa', 'mansion', 'park'],
  tower: ['skyline', 'marina', 'lobby'],
  villa: ['mansion', 'patio', 'street'],
}

const NAME = /^pictures\/([a-z_]+)-(\w+)-(\w+?)(?:-v(\d+))?\.webp$/

const pathOf = (wish: string) => `pictures/${wish}.webp`

/** Seen among others, they show a home; alone they stand for no place. */
const ROOMS = ['bathroom', 'bedroom', 'kitchen', 'portrait']

export class Shelf {
  readonly #frames: Frame[]
  readonly #named: Set<string>
  readonly #uses = new Map<string, number>()
  readonly #leads = new Map<string, number>()

  /** Frames that a wish names belong to it alone. */
  constructor(paths: string[], wishes: string[]) {
    this.#named = new Set(wishes.map(pathOf))
    this.#frames = paths.toSorted().flatMap(path => {
      const [, scene, seed, time, view = '1'] = NAME.exec(path) ?? []
      return scene && seed && time ? [{path, scene, seed, time, view: Number(view)}] : []
    })
  }

  /**
   * The picture that a record is known by. For a wish such as `villa golden`: a first view, of the
   * scene if there is one that no other record is known by. `villa-4-golden` means that frame.
   */
  take(wish: string): Frame {
    const exact = this.#frames.find(({path}) => path === pathOf(wish))
    const [scene = '', time] = wish.split(' ')
    const fitting = (fits: (frame: Frame) => boolean) =>
      this.#ranked(frame => fits(frame) && !this.#named.has(frame.path), time)
        .toSorted(this.#byLead)
        .slice(0, 1)
    const [best] = [
      ...fitting(frame => frame.scene === scene),
      ...fitting(frame => RELATED[scene]?.includes(frame.scene) ?? false),
      ...fitting(({scene}) => !ROOMS.includes(scene)),
    ].sort(this.#byLead)
    const lead = exact ?? best
    if (!lead) throw new Error('There are no pictures yet. Encode some first.')
    this.#leads.set(lead.path, (this.#leads.get(lead.path) ?? 0) + 1)
    return this.#use(lead)
  }

  /** The frames that show one place from all sides, this one first. */
  samePlace({scene, seed, path}: Frame): Frame[] {
    return this.#frames.filter(
      other => other.scene === scene && other.seed === seed && other.path !== path,
    )
  }

  /** One frame of each scene with this seed. */
  set(scenes: string[], seed: string): Frame[] {
    return scenes.flatMap(
      scene => this.#frames.find(one => one.scene === scene && one.seed === seed) ?? [],
    )
  }

  /** The seeds that a scene has. */
  seedsOf(scene: string): string[] {
    return [...new Set(this.#frames.filter(frame => frame.scene === scene).map(({seed}) => seed))]
  }

  /** The least used frame of these scenes that is not among those given. */
  other(scenes: string[], given: Pick<Frame, 'path'>[]): Frame | undefined {
    const [best] = this.#ranked(
      frame => scenes.includes(frame.scene) && !given.some(({path}) => path === frame.path),
    )
    return best && this.#use(best)
  }

  #use(frame: Frame) {
    this.#uses.set(frame.path, (this.#uses.get(frame.path) ?? 0) + 1)
    return frame
  }

  #ranked(fits: (frame: Frame) => boolean, time?: string) {
    const mismatch = (frame: Frame) => (frame.view === 1 ? 0 : 2) + (frame.time === time ? 0 : 1)
    return this.#frames
      .filter(fits)
      .sort((one, other) => this.#byUse(one, other) || mismatch(one) - mismatch(other))
  }

  #byLead = (one: Frame, other: Frame) =>
    (this.#leads.get(one.path) ?? 0) - (this.#leads.get(other.path) ?? 0)

  #byUse = (one: Frame, other: Frame) =>
    (this.#uses.get(one.path) ?? 0) - (this.#uses.get(other.path) ?? 0)
}
