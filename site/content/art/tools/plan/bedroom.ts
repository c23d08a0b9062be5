/** A bedroom, and what belongs to it. */
import {column, oneOf, type Part, room, row} from './room.ts'

interface Bedroom {
  number: number
  withBath: boolean
  /** The room from which one enters, and where it lies. */
  hall: string
  lies: 'above' | 'below'
  /** A bath of its own, or one in its reach that the hall enters. */
  sharesBath?: boolean
}

/** Bath and wardrobe lie beside the bedroom, or between it and the hall: whichever fits better. */
export function bedroom({number, withBath, hall, lies, sharesBath}: Bedroom): Part {
  const isMaster = number === 1
  const name = isMaster ? 'Master bedroom' : `Bedroom ${number}`
  const kind = isMaster ? 'master' : 'bedroom'
  const size = isMaster ? 19 : 14
  if (!withBath && !sharesBath) return room(kind, name, size, hall)
  const bath = sharesBath ? 'Bathroom' : isMaster ? 'Master bath' : `Bath ${number}`
  const wardrobe = isMaster ? 'Dressing' : `Wardrobe ${number}`
  const [bathSize, wardrobeSize] = isMaster ? [7.5, 6] : [4.6, 3.2]
  const fromHall = (...parts: Part[]) => column(...(lies === 'above' ? parts : parts.toReversed()))
  const beside = fromHall(
    room('dressing', wardrobe, wardrobeSize, name, 'opening'),
    room('bath', bath, bathSize, name),
  )
  const between = [
    room('dressing', wardrobe, wardrobeSize, hall),
    room('bath', bath, bathSize, sharesBath ? hall : wardrobe),
  ]
  const entered = room(kind, name, size, hall)
  const reached = room(kind, name, size, wardrobe, 'opening')
  const withBetween = [
    fromHall(row(...between), reached),
    fromHall(row(...between.toReversed()), reached),
  ]
  if (sharesBath) return oneOf(...withBetween)
  return oneOf(row(entered, beside), row(beside, entered), ...withBetween)
}
