/** A market to search in: names, shares and prices that resemble Dubai's. */
import {officeDay} from '#trade/agency/office-day.ts'
import {type Random, seeded} from './random.ts'

export const types = [
  'apartment',
  'penthouse',
  'villa',
  'townhouse',
  'mansion',
  'office',
  'retail',
  'warehouse',
]
export const areas = [
  'Marina',
  'Downtown',
  'Palm',
  'Hills',
  'Creek',
  'Meadows',
  'Silicon',
  'Harbour',
]
export const places = areas.flatMap((area, community) =>
  ['North', 'South', 'East', 'West', 'Gate'].map((part, index) => ({
    id: `${area}-${part}`.toLowerCase(),
    name: `${area} ${part}`,
    community: area.toLowerCase(),
    // The best known place has thirty times as many homes as the last.
    weight: 1 / (1 + index * 8 + community),
    pricePerFoot: 900 + (((index * 8 + community) * 37) % 1_500),
  })),
)
export const builders = Array.from({length: 12}, (_, index) => `builder-${index + 1}`)
export const pictures = Array.from({length: 600}, (_, index) => {
  const fingerprint = (index + 1).toString(16).padStart(12, '0')
  return `pictures/scene-${index + 1}.${fingerprint}.webp`
})

const purposes = [
  ['residential-sale', 45],
  ['residential-rent', 38],
  ['commercial-sale', 6],
  ['commercial-rent', 11],
] as const
const homes = [
  ['apartment', 62],
  ['penthouse', 5],
  ['villa', 18],
  ['townhouse', 13],
  ['mansion', 2],
] as const
const workplaces = [
  ['office', 60],
  ['retail', 28],
  ['warehouse', 12],
] as const
/** Fewest and most bedrooms, and square feet for each and on top. */
const sizes: Record<string, [least: number, most: number, each: number, base: number]> = {
  apartment: [0, 4, 480, 420],
  penthouse: [2, 5, 1_100, 1_200],
  villa: [2, 7, 1_000, 900],
  townhouse: [2, 5, 600, 700],
  mansion: [5, 9, 2_200, 3_000],
}
const weightedPlaces = places.map(place => [place, place.weight] as const)

const DAY = 86_400_000

/** A row of `properties` for each number from `first`; the same number gives the same row. */
export const propertyRows = (first: number, count: number) =>
  Array.from({length: count}, (_, index) => propertyRow(first + index, seeded(first + index)))

function propertyRow(number: number, random: Random) {
  const purpose = random.weighted(purposes)
  const residential = purpose.startsWith('residential')
  const type = random.weighted<string>(residential ? homes : workplaces)
  const place = random.weighted(weightedPlaces)
  const [least, most, each, base] = sizes[type] ?? [0, 0, 0, random.integer(400, 6_000)]
  const bedrooms = random.integer(least, most)
  const area = Math.round((base + each * bedrooms) * (0.8 + random.next() * 0.5))
  const sold = purpose.endsWith('-sale') && random.happens(0.06)
  const price = priceOf(area * place.pricePerFoot * (0.7 + random.next() * 0.8), purpose)
  const picture = random.integer(0, pictures.length - 5)
  const says = words(`${bedrooms} bedrooms of ${area} square feet in ${place.name}`)
  return {
    // Ids are slugs: they say nothing of when a property was listed.
    id: `${type}-${place.id}-${(Math.imul(number, 0x9e3779b1) >>> 0).toString(36)}`,
    reference: `REF-${number}`,
    project: random.happens(0.01),
    purpose,
    property_type: type,
    neighborhood: place.id,
    builder: random.happens(0.6) ? random.oneOf(builders) : null,
    name: words(`${type} in ${place.name}`),
    short_description: says,
    description: words(`<p>${says.en}.</p>`.repeat(3)),
    main_images: pictures.slice(picture, picture + 5),
    price: random.happens(0.04) ? null : price,
    bedrooms: residential ? bedrooms : null,
    bathrooms: bedrooms + 1,
    area_sqft: area,
    address: words(place.name),
    city: words('Dubai'),
    emirate: 'Dubai',
    coordinates: [25 + random.next() / 4, 55 + random.next() / 4],
    listed: dayFromNow(-Math.floor(random.next() ** 2 * 730)),
    permit_number: `DEMO-${number}`,
    permit_expiry: permitExpiry(random),
    status: sold ? 'SOLD' : 'ACTIVE',
    transferred_at: sold ? dayFromNow(-random.integer(1, 90)) : null,
    featured: random.happens(0.0001),
    exclusive: random.happens(0.0001),
    sort_order: 100,
    published: !random.happens(0.01),
  }
}

/** A year's rent is about a sixteenth of what a home costs. */
function priceOf(value: number, purpose: string) {
  return purpose.endsWith('-rent')
    ? Math.round(value / 16 / 500) * 500
    : Math.round(value / 5_000) * 5_000
}

/** One in fifty has expired, one in ten needs none. */
function permitExpiry(random: Random) {
  if (random.happens(0.02)) return dayFromNow(-random.integer(1, 200))
  return random.happens(0.1) ? null : dayFromNow(random.integer(1, 365))
}

const dayFromNow = (days: number) => officeDay(new Date(Date.now() + days * DAY))

export const words = (text: string) => ({en: text, fr: `${text} (fr)`, ru: `${text} (по-русски)`})
