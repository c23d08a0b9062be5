/** The pictures that there are, and the purposes that each is in use for. */
import {type Home, isOwn, mayShow, settingOf} from './fitting.ts'

export interface Frame {
  /** Below media/. */
  path: string
  scene: string
  seed: string
  time: string
  view: number
}

/** Home that pictures are chosen for. */
export interface Client extends Home {
  key: string
  purpose?: unknown
  project?: unknown
}

const NAME = /^pictures\/([a-z_]+)-(\w+)-(\w+?)(?:-v(\d+))?\.webp$/
/** A visitor of one list never sees a picture twice, and seldom again in the other lists. */
export const MAX_HOMES = 3

/** A gallery shows one house, one tower and the rooms of one home: their seeds are the same. */
const ONE_OF_A_KIND: Record<string, string> = {
  villa: 'house',
  mansion: 'house',
  patio: 'house',
  courtyard: 'house',
  townhouse: 'house',
  tower: 'tower',
  lobby: 'lobby',
  warehouse: 'warehouse',
  warehouse_hall: 'warehouse',
  studio: 'rooms',
  flat: 'rooms',
  living: 'rooms',
  penthouse: 'rooms',
  kitchen: 'rooms',
  bedroom: 'rooms',
  bathroom: 'rooms',
}

export const frameOf = (path: string): Frame | undefined => {
  const [, scene, seed, time, view = '1'] = NAME.exec(path) ?? []
  return scene && seed && time ? {path, scene, seed, time, view: Number(view)} : undefined
}

/** Same scene and camera: another seed only changes cloth and stone, or the form of a tower. */
export function viewpointOf({scene, seed, view}: Frame): string {
  const number = Number(seed)
  const isSuite = number >= 50 || (number >= 30 && number < 40)
  if (scene === 'office') return `${scene} ${isSuite ? 'suite' : number % 2} ${view}`
  return scene === 'tower' ? `${scene} ${seed}` : `${scene} ${view}`
}

/** Frames with the same seed show one property; undefined where any may stand beside any. */
export function propertyOf({scene, seed}: Frame): {kind: string; name: string} | undefined {
  const kind = ONE_OF_A_KIND[scene]
  return kind ? {kind, name: `${kind === 'house' ? scene : kind} ${seed}`} : undefined
}

/** True when both may show one home. */
export function agree(one: Frame, other: Frame): boolean {
  const [a, b] = [propertyOf(one), propertyOf(other)]
  if (one.scene === 'office' && other.scene === 'office') return settingOf(one) === settingOf(other)
  return !a || !b || a.kind !== b.kind || a.name === b.name
}

export class Shelf {
  readonly frames: Frame[]
  /** The purposes of the homes that show a frame, and of those that it is the first picture of. */
  readonly #shown = new Map<Frame, unknown[]>()
  readonly #first = new Map<Frame, unknown[]>()

  constructor(paths: string[]) {
    this.frames = paths.toSorted().flatMap(path => frameOf(path) ?? [])
  }

  usesOf = (frame: Frame) => this.#shown.get(frame)?.length ?? 0

  /** Frames that a home may show after its first; `shared`: surroundings that others of its purpose show, too. */
  openTo(home: Client, shared = false): Frame[] {
    return this.frames.filter(frame => {
      const taken = shared && !isOwn(home, frame) ? this.#first : this.#shown
      return (
        mayShow(home, frame, 'later') &&
        this.usesOf(frame) < MAX_HOMES &&
        !taken.get(frame)?.includes(home.purpose)
      )
    })
  }

  use(frame: Frame, {purpose}: Client, as: 'first' | 'later'): void {
    for (const uses of as === 'first' ? [this.#shown, this.#first] : [this.#shown]) {
      uses.set(frame, [...(uses.get(frame) ?? []), purpose])
    }
  }
}
