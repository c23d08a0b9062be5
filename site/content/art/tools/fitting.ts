/**
 * The scenes that a kind of home may show, and those that its place has. `assign` chooses among
 * them, and a test of the demonstration's content reads the same tables.
 */

export interface Home {
  property_type?: unknown
  bedrooms?: unknown
  neighborhood?: unknown
}

interface Shown {
  scene: string
  seed: string
  view: number
}

interface Kind {
  /** Scenes of the home itself that may be its first picture. */
  first: string[]
  /** Scenes of the home itself that may only follow. */
  later?: string[]
  /** Scenes of its surroundings, where its place has them. */
  around?: string[]
  /** Surroundings may be the first picture, too. */
  aroundFirst?: true
  rooms?: 'flat' | 'garden'
}

/** Rooms whose outlook the seed decides: from 20 on a golf course or a park, from 40 the city, from 100 a garden. */
const ROOMS = ['living', 'penthouse', 'flat', 'studio', 'kitchen', 'bedroom', 'bathroom']
const FIRST_GARDEN_SEED = 100

/** Seeds from which a scene stands somewhere that not every place has. */
const SETTINGS: Record<string, [from: number, setting: string][]> = {
  courtyard: [[0, 'courtyard']],
  corner_shop: [
    [0, 'community'],
    [10, 'metro'],
  ],
  shop: [
    [10, 'promenade'],
    [20, 'boulevard'],
  ],
  shop_unit: [
    [0, 'boulevard'],
    [10, 'community'],
    [20, 'promenade'],
  ],
}

/** Scenes whose other views look back or at a detail. */
const KNOWN_BY_FIRST_VIEW = ['office', 'kitchen', 'bedroom']

const FLAT: Kind = {
  first: ['flat', 'penthouse', 'kitchen', 'bedroom'],
  later: ['bathroom', 'lobby'],
  around: ['tower', 'marina', 'skyline', 'beach', 'palm_island', 'golf', 'park', 'courtyard'],
  aroundFirst: true,
  rooms: 'flat',
}
const HOUSE: Kind = {
  first: ['villa', 'patio', 'living'],
  later: ['kitchen', 'bedroom', 'bathroom'],
  around: ['street', 'beach', 'golf', 'park', 'school', 'dunes', 'courtyard'],
  rooms: 'garden',
}

const KINDS: Record<string, Kind> = {
  apartment: FLAT,
  penthouse: {...FLAT, first: ['penthouse'], later: ['kitchen', 'bedroom', 'bathroom', 'lobby']},
  studio: {...FLAT, first: ['studio'], aroundFirst: undefined},
  villa: {...HOUSE, first: ['villa', 'mansion', 'patio', 'living', 'courtyard']},
  mansion: {...HOUSE, first: ['mansion', 'villa']},
  townhouse: {...HOUSE, first: ['townhouse', 'street', 'patio', 'living', 'kitchen']},
  office: {first: ['office'], later: ['lobby', 'tower']},
  retail: {first: ['shop', 'corner_shop', 'shop_unit']},
  warehouse: {first: ['warehouse'], later: ['warehouse_hall']},
}

/** Scenes and settings that are found around homes, by neighbourhood. */
const PLACES: Record<string, string[]> = {
  'al-barari': ['park'],
  'al-furjan': ['street', 'park', 'school', 'metro', 'community'],
  'al-marjan-island': ['beach', 'tower'],
  'arabian-ranches': ['street', 'park', 'golf', 'school', 'dunes'],
  'burj-khalifa': ['skyline', 'tower'],
  'business-bay': ['skyline', 'tower', 'boulevard'],
  'damac-hills': ['street', 'golf', 'park', 'school'],
  'downtown-dubai': ['skyline', 'tower', 'courtyard', 'boulevard'],
  'dubai-hills-estate': ['street', 'park', 'golf', 'school', 'tower', 'community'],
  'dubai-marina': ['marina', 'tower', 'beach', 'promenade'],
  'dubai-silicon-oasis': ['tower', 'park'],
  'dubai-sports-city': ['golf', 'park', 'tower'],
  dubailand: ['dunes', 'street', 'park'],
  'emirates-hills': ['golf', 'street'],
  'emirates-living': ['golf', 'park', 'tower'],
  'jumeirah-beach-residence': ['beach', 'marina', 'tower', 'promenade', 'boulevard'],
  'jumeirah-golf-estates': ['golf', 'street', 'park'],
  'jumeirah-village-circle': ['park', 'street', 'tower', 'community'],
  'mbr-city': ['skyline', 'park', 'tower'],
  'meydan-city': ['skyline', 'street', 'park', 'tower', 'golf'],
  'nad-al-sheba': ['street', 'school', 'park', 'dunes'],
  'palm-jumeirah': ['beach', 'palm_island'],
  'the-lakes': ['street', 'park', 'golf', 'school'],
  'the-meadows': ['street', 'park', 'school'],
  'the-springs': ['street', 'park', 'school'],
  'the-villa': ['street', 'courtyard', 'dunes', 'school'],
  'umm-suqeim': ['beach', 'street', 'school', 'courtyard'],
  'victory-heights': ['golf', 'street', 'school', 'park'],
}

/** True when a home may show a frame, as its first picture or as a later one. */
export function mayShow(home: Home, frame: Shown, as: 'first' | 'later'): boolean {
  const {first, around = [], aroundFirst, rooms} = kindOf(home)
  const {scene, seed, view} = frame
  const place = PLACES[`${home.neighborhood}`] ?? []
  const setting = settingOf(frame)
  const isFlat = Number(seed) < FIRST_GARDEN_SEED
  if (setting && !place.includes(setting)) return false
  if (ROOMS.includes(scene) && isFlat !== (rooms === 'flat')) return false
  if (as === 'first' && view > 1 && KNOWN_BY_FIRST_VIEW.includes(scene)) return false
  if (as === 'first' ? first.includes(scene) : isOwn(home, frame)) return true
  return (as === 'later' || !!aroundFirst) && around.includes(scene) && place.includes(scene)
}

/** True when a frame shows the home itself, and not what many homes have around them. */
export function isOwn(home: Home, {scene}: Shown): boolean {
  const {first, later = []} = kindOf(home)
  return [...first, ...later].includes(scene)
}

/** Scenes that a guide to a place may be known by. */
export function scenesOf(place: string): string[] {
  const around = PLACES[place] ?? []
  const hasHouses = around.includes('street') || around.includes('golf')
  return hasHouses ? [...around, 'villa', 'mansion', 'patio'] : around
}

/** Returns what a frame shows beside the home that only some places have. */
export function settingOf({scene, seed}: Pick<Shown, 'scene' | 'seed'>): string | undefined {
  const number = Number(seed)
  const isGreen = number >= 20 && number < 40
  if (isGreen && [...ROOMS, 'office'].includes(scene)) return number % 2 ? 'park' : 'golf'
  return SETTINGS[scene]?.findLast(([from]) => number >= from)?.[1]
}

function kindOf({property_type, bedrooms}: Home): Kind {
  const kind = KINDS[bedrooms === 0 ? 'studio' : `${property_type}`]
  if (!kind) throw new Error(`There are no scenes for the kind of home "${property_type}".`)
  return kind
}
