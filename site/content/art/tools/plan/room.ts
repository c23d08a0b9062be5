/** The rooms of a programme, before any of them has a place. */

export type RoomKind =
  | 'balcony'
  | 'bath'
  | 'bedroom'
  | 'cafe'
  | 'cinema'
  | 'dining'
  | 'dressing'
  | 'family'
  | 'foyer'
  | 'garage'
  | 'gym'
  | 'hall'
  | 'kitchen'
  | 'laundry'
  | 'living'
  | 'majlis'
  | 'master'
  | 'meeting'
  | 'office'
  | 'pantry'
  | 'pool'
  | 'powder'
  | 'reception'
  | 'shop'
  | 'staff'
  | 'stairs'
  | 'store'
  | 'studio'
  | 'study'
  | 'terrace'
  | 'warehouse'
  | 'workspace'
  | 'yard'

export type DoorKind = 'door' | 'double' | 'opening' | 'roller'

export interface RoomPart {
  kind: RoomKind
  name: string
  /** Its share of the floor, in square metres of a home of usual size. */
  weight: number
  /** The name of the room from which one enters; `outside` for the entrance. */
  from?: string
  door?: DoorKind
  /** Metres along the row or column it stands in, instead of a share. */
  fixed?: number
}

/** Rooms beside each other (`row`) or above each other (`column`). */
export interface Split {
  split: 'row' | 'column'
  parts: Part[]
  fixed?: number
}

/** The same rooms in several arrangements: whichever fits its place best. */
export interface Choice {
  oneOf: Part[]
  fixed?: number
}

export type Part = RoomPart | Split | Choice

export const row = (...parts: Part[]): Split => ({split: 'row', parts})
export const column = (...parts: Part[]): Split => ({split: 'column', parts})
export const oneOf = (...parts: Part[]): Choice => ({oneOf: parts})

export const room = (
  kind: RoomKind,
  name: string,
  weight: number,
  from?: string,
  door?: DoorKind,
): RoomPart => ({kind, name, weight, from, door})

export const weightOf = (part: Part): number => {
  if ('oneOf' in part) return part.oneOf[0] ? weightOf(part.oneOf[0]) : 0
  if ('split' in part) return part.parts.reduce((sum, each) => sum + weightOf(each), 0)
  return part.weight
}
