/** The picture that each record is known by: no two records share one. */
import {OperatorError} from '#server/platform/operator-error.ts'
import {type Frame, propertyOf, viewpointOf} from './shelf.ts'

export interface Wanted {
  /** The key is that of `wishes.json`. */
  id: string
  /** `villa golden`, or `villa-4-golden` for that frame. */
  wish: string
  /** Records that are shown in one list. */
  list: string
  may(frame: Frame): boolean
  /** True for records that choose after all others. */
  isLast: boolean
}

export const sceneOf = (wish: string) => /^[a-z_]+/.exec(wish)?.[0] ?? ''

/** Per list: first pictures that differ only in cloth and stone look like one picture. */
export const MAX_ALIKE = 5

/** Named frames come first, then always the record that has the fewest left to choose from. */
export function chooseLeads(frames: Frame[], wanted: Wanted[]): Map<string, Frame> {
  const leads = new Map<string, Frame>()
  const leadsOf = (others: (Wanted | undefined)[]) =>
    others.flatMap(other => (other && leads.get(other.id)) ?? [])
  const listOf = ({list}: Wanted) => wanted.filter(other => other.list === list)
  const alike = (others: (Wanted | undefined)[], frame: Frame) =>
    leadsOf(others).filter(lead => viewpointOf(lead) === viewpointOf(frame)).length
  const sameProperty = (others: Wanted[], frame: Frame) => {
    const name = propertyOf(frame)?.name
    return name ? leadsOf(others).filter(lead => propertyOf(lead)?.name === name).length : 0
  }
  const costOf = (one: Wanted, frame: Frame) => {
    const scene = sceneOf(one.wish)
    const time = /dawn|day|golden|dusk|night/.exec(one.wish)?.[0]
    const list = listOf(one)
    const place = list.indexOf(one)
    const neighbors = [list[place - 1], list[place + 1]]
    const mismatch = (frame.scene === scene ? 0 : 4) + (frame.time === time ? 0 : 1)
    const repeated = alike(list, frame) + 4 * alike(neighbors, frame)
    return mismatch + frame.view / 2 + repeated + 3 * sameProperty(list, frame)
  }
  const isFree = (frame: Frame) => ![...leads.values()].includes(frame)
  const choicesOf = (one: Wanted) =>
    frames.filter(frame => isFree(frame) && one.may(frame) && alike(listOf(one), frame) < MAX_ALIKE)

  for (const one of wanted) {
    const named = frames.find(({path}) => path === `pictures/${one.wish}.webp`)
    if (named && !isFree(named)) throw new OperatorError(`Two records wish for ${one.wish}.`)
    if (named) leads.set(one.id, named)
  }
  for (;;) {
    const open = wanted
      .filter(({id}) => !leads.has(id))
      .map(one => ({one, choices: choicesOf(one)}))
      .toSorted(
        (a, b) =>
          Number(a.one.isLast) - Number(b.one.isLast) || a.choices.length - b.choices.length,
      )
    const [next] = open
    if (!next) return leads
    const {one, choices} = next
    const [best] = choices.toSorted((a, b) => costOf(one, a) - costOf(one, b))
    if (!best)
      throw new OperatorError(`No picture is left for ${one.id}. Render more of its scenes.`)
    leads.set(one.id, best)
  }
}
