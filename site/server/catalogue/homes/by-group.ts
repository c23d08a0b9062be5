/** Puts homes that were read in any order beside those of their group, where a search looks at them. */
import {setImmediate as turn} from 'node:timers/promises'
import {type Homes, NO_EXPIRY} from './homes.ts'

/** In a group the order stays. Other work of the server has its turn between two columns. */
export async function byGroup(homes: Homes, group: Uint32Array): Promise<Homes> {
  const {size} = homes
  const groupEnd = endsOf(group, homes.groups.size, size)
  const groupExpiry = firstExpiries(group, homes)
  const order = orderBy(group, groupEnd, size)
  const moved = async <Column extends Columns>(column: Column): Promise<Column> => {
    await turn()
    const inOrder = new (column.constructor as new (length: number) => Column)(size)
    for (let row = 0; row < size; row++) inOrder[row] = column[order[row] as number] as number
    return inOrder
  }
  const {ids, idEnd} = moveIds(homes, order)
  return {
    ...homes,
    ...{ids, idEnd, groupEnd, groupExpiry},
    largestGroup: groupEnd.reduce(
      (most, end, at) => Math.max(most, end - (groupEnd[at - 1] ?? 0)),
      0,
    ),
    amenitySet: await moved(homes.amenitySet),
    builder: await moved(homes.builder),
    price: await moved(homes.price),
    area: await moved(homes.area),
    listed: await moved(homes.listed),
    permitExpiry: await moved(homes.permitExpiry),
    latitude: await moved(homes.latitude),
    longitude: await moved(homes.longitude),
    idHash: await moved(homes.idHash),
  }
}

type Columns = Uint16Array | Uint32Array | Int32Array | Float64Array

/** The row after the last one of each group. */
function endsOf(group: Uint32Array, groups: number, size: number) {
  const ends = new Uint32Array(groups)
  for (let row = 0; row < size; row++) {
    const own = group[row] as number
    ends[own] = (ends[own] as number) + 1
  }
  for (let own = 1; own < groups; own++) {
    ends[own] = (ends[own] as number) + (ends[own - 1] as number)
  }
  return ends
}

function firstExpiries(group: Uint32Array, {groups, permitExpiry, size}: Homes) {
  const expiries = new Int32Array(groups.size).fill(NO_EXPIRY)
  for (let row = 0; row < size; row++) {
    const own = group[row] as number
    const expiry = permitExpiry[row] as number
    if (expiry < (expiries[own] as number)) expiries[own] = expiry
  }
  return expiries
}

/** The row that comes to each place. */
function orderBy(group: Uint32Array, groupEnd: Uint32Array, size: number) {
  const order = new Uint32Array(size)
  const next = groupEnd.slice()
  for (let row = size - 1; row >= 0; row--) {
    const own = group[row] as number
    const place = (next[own] as number) - 1
    next[own] = place
    order[place] = row
  }
  return order
}

function moveIds({ids, idEnd}: Homes, order: Uint32Array) {
  const moved = {ids: Buffer.allocUnsafe(ids.length), idEnd: new Uint32Array(order.length)}
  let end = 0
  for (let row = 0; row < order.length; row++) {
    const from = order[row] as number
    end += ids.copy(moved.ids, end, from ? idEnd[from - 1] : 0, idEnd[from])
    moved.idEnd[row] = end
  }
  return moved
}
