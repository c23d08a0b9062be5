/** The programmes of offices, shops and warehouses. */
import {bestOutline, type Floor} from './floor.ts'
import type {Side} from './geometry.ts'
import {column, oneOf, type Part, room, row} from './room.ts'

export interface WorkplaceFacts {
  form: 'cafe' | 'office' | 'retail' | 'warehouse'
  washrooms: number
  area: number
  hasYard: boolean
  /** A shop has windows on two sides. */
  isCorner: boolean
  chance: () => number
}

const FRONTS: Record<WorkplaceFacts['form'] | 'corner', Side[]> = {
  cafe: ['bottom'],
  corner: ['bottom', 'right'],
  office: ['top', 'right', 'left'],
  retail: ['bottom'],
  warehouse: ['left', 'bottom'],
}

export function workplace(facts: WorkplaceFacts): Floor {
  const {form, area, hasYard, isCorner} = facts
  const programme = {cafe, office, retail: shop, warehouse}[form](facts)
  const ratios = form === 'warehouse' ? ([1.2, 1.7] as const) : ([0.9, 1.8] as const)
  const {outline, rooms} = bestOutline(() => programme, area, ratios)
  const yard = {...room('yard', 'Yard', 0), x: 0, y: -5.5, w: outline.w, h: 5.5, counts: false}
  return {
    name: 'Floor plan',
    outline,
    rooms,
    outside: hasYard ? [yard] : [],
    fronts: FRONTS[isCorner && form === 'retail' ? 'corner' : form],
  }
}

/** Rooms along the front, desks in the middle, services at the core. */
function office({area, washrooms, chance}: WorkplaceFacts): Part {
  const count = Math.max(1, Math.min(9, Math.round(area / 105)))
  const offices = Array.from({length: count}, (_, index) =>
    room(
      'office',
      index ? `Office ${index + 1}` : count > 1 ? 'Director' : 'Office',
      index ? 14 : 18,
      'Workspace',
    ),
  )
  const meeting = room('meeting', 'Meeting room', 19, 'Workspace', 'double')
  const boardroom = area > 400 ? [room('meeting', 'Boardroom', 38, 'Workspace', 'double')] : []
  const front =
    chance() < 0.5 ? [meeting, ...offices, ...boardroom] : [...boardroom, ...offices, meeting]
  const pantry = room('pantry', 'Pantry', area > 400 ? 20 : 7, 'Workspace', 'opening')
  return column(
    row(...front),
    room('workspace', 'Workspace', 10 + count * 40, 'Reception', 'opening'),
    row(
      pantry,
      room('reception', 'Reception', area > 400 ? 40 : 13, 'outside', 'double'),
      ...washroomsOf(washrooms, 'Workspace', area > 400 ? 6 : 3.2),
      room('store', 'Server and store', area > 400 ? 9 : 3.4, 'Workspace'),
    ),
  )
}

function shop({washrooms}: WorkplaceFacts): Part {
  const back = [
    room('store', 'Stockroom', 20, 'Shop floor'),
    room('pantry', 'Staff pantry', 8, 'Shop floor'),
    ...washroomsOf(washrooms, 'Shop floor', 4),
  ]
  return column(row(...back), room('shop', 'Shop floor', 92, 'outside', 'double'))
}

function cafe({washrooms}: WorkplaceFacts): Part {
  const back = [
    room('kitchen', 'Kitchen', 20, 'Guest room'),
    room('store', 'Cold and dry store', 8, 'Kitchen'),
    ...washroomsOf(washrooms, 'Guest room', 5),
  ]
  return column(row(...back), room('cafe', 'Guest room', 74, 'outside', 'double'))
}

function warehouse({area, washrooms}: WorkplaceFacts): Part {
  const offices = Math.max(1, Math.min(3, Math.round(area / 500)))
  const side = [
    room('reception', 'Reception', 12, 'outside'),
    ...Array.from({length: offices}, (_, index) =>
      room('office', offices > 1 ? `Office ${index + 1}` : 'Office', 13, 'Warehouse'),
    ),
    room('pantry', 'Pantry', 7, 'Warehouse'),
    ...washroomsOf(washrooms, 'Warehouse', 4),
  ]
  const hall = room('warehouse', 'Warehouse', side.length * 50, 'outside', 'roller')
  return oneOf(row(column(...side.toReversed()), hall))
}

const washroomsOf = (count: number, from: string, size: number) =>
  Array.from({length: count}, (_, index) =>
    room('powder', count > 1 ? `Washroom ${index + 1}` : 'Washroom', size, from),
  )
