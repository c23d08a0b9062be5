/** Finds the names of places and builders for the ids in an address, among the found homes. */
import type {Property} from '../contract/entities.ts'

/** In the reader's language, where the record has a name in it. */
export const communityName = (homes: Property[], wanted: string): string =>
  knownName(homes, wanted) ?? readable(wanted)

/** A place is written as the visitor has typed it, unless it is the name of one. */
export const placeName = (homes: Property[], wanted: string): string =>
  knownName(homes, wanted) ?? wanted

function knownName(homes: Property[], wanted: string) {
  const {neighborhood} = homes.find(home => isNamed(home.neighborhood, wanted)) ?? {}
  return neighborhood?.title ?? neighborhood?.name
}

export const builderName = (homes: Property[], slug: string): string =>
  homes.find(({builder}) => builder?.slug === slug)?.builder?.name ?? readable(slug)

const isNamed = (place: Property['neighborhood'], wanted: string) =>
  [place?._id, place?.name].some(name => name?.toLowerCase() === wanted.toLowerCase())

/** `palm-jumeirah` -> `Palm Jumeirah`; a name stays as it is. */
export const readable = (id: string) =>
  /^[a-z\d-]+$/.test(id)
    ? id.replace(/(^|-)(\w)/g, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase())
    : id
