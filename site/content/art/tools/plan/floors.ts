/** The floors of a record: which programme it has follows from its facts. */
import type {DemoRecord} from '../records.ts'
import {chanceFrom} from './chance.ts'
import {flat} from './flat.ts'
import {type Floor, mirrored, SQUARE_METRES_PER_FOOT} from './floor.ts'
import {house} from './house.ts'
import {workplace} from './workplace.ts'

const WORKPLACES = ['office', 'retail', 'warehouse'] as const

/** Undefined when the record does not say how large it is. */
export function floorsOf(record: DemoRecord): Floor[] | undefined {
  const {key, property_type: type = '', bedrooms, bathrooms = 0, area_sqft} = record
  if (!area_sqft) return undefined
  const chance = chanceFrom(key)
  const area = area_sqft * SQUARE_METRES_PER_FOOT
  const isMirrored = chance() < 0.5
  const floors = () => {
    const work = WORKPLACES.find(each => each === type)
    if (work) {
      const form = work === 'retail' && key.includes('cafe') ? 'cafe' : work
      const hasYard = key.includes('yard')
      const isCorner = key.includes('corner')
      return [workplace({form, area, washrooms: bathrooms, hasYard, isCorner, chance})]
    }
    if (bedrooms === undefined) return undefined
    const home = {
      bedrooms,
      bathrooms: Math.max(1, bathrooms),
      area,
      isPenthouse: type === 'penthouse',
      chance,
    }
    if (key.includes('duplex')) return house({...home, form: 'duplex'})
    if (type === 'townhouse' || type === 'villa' || type === 'mansion')
      return house({...home, form: type})
    return [flat(home)]
  }
  return isMirrored ? floors()?.map(mirrored) : floors()
}
