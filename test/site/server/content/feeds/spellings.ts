/** Facts as feeds spell them, and what each is: add a line for a spelling that is missing. */

/** A price, and whole dirhams; null is refused, because it is none or could mean two. */
export const prices: [spelling: string, dirhams: number | null][] = [
  ['1250000', 1_250_000],
  ['1250000.00', 1_250_000],
  ['1250000.0000', 1_250_000],
  ['1250000.000', 1_250_000],
  ['1,250,000', 1_250_000],
  ['1.250.000', 1_250_000],
  ['1.250.000,00', 1_250_000],
  ['1 250 000', 1_250_000],
  ["1'250'000", 1_250_000],
  ['1’250’000', 1_250_000],
  ['AED 1,250,000', 1_250_000],
  ['1,250,000 AED', 1_250_000],
  ['1.2M', 1_200_000],
  ['2,5 million', 2_500_000],
  ['850k', 850_000],
  ['٢٥٠٠٠٠٠', 2_500_000],
  ['۲٬۵۰۰٬۰۰۰', 2_500_000],
  ['2.500', null],
  ['1.250', null],
  ['1.25', null],
  ['1', null],
  ['0', null],
  ['1.250,000', null],
  ['-1250000', null],
  ['USD 500,000', null],
  ['1,200,000 - 1,400,000', null],
  ['on request', null],
]

/** A size with its unit, and whole square feet. */
export const sizes: [size: string, unit: string | undefined, squareFeet: number | null][] = [
  ['1310', undefined, 1310],
  ['1,310', undefined, 1310],
  ['1310.5', 'sqft', 1311],
  ['85,5', 'sqm', 920],
  ['85.5', 'SQM', 920],
  ['100', 'Meters', 1076],
  ['100', 'mt2', 1076],
  ['100', 'm²', 1076],
  ['100', 'M2', 1076],
  ['100', 'Sq. M.', 1076],
  ['100', 'Square Metres', 1076],
  ['100', 'square meter', 1076],
  ['100', 'متر مربع', 1076],
  ['100', 'sq. mtr.', 1076],
  ['900', 'Sq. Ft.', 900],
  ['900', 'SQFT', 900],
  ['900', 'sq ft', 900],
  ['900', 'ft²', 900],
  ['900', 'Square Feet', 900],
  ['900', 'قدم مربع', 900],
  ['100', 'sqyd', 900],
  ['100', 'Square Yards', 900],
  ['1,310 sq ft', undefined, 1310],
  ['100 m2', undefined, 1076],
  ['100 sqm', 'sqm', 1076],
  ['1076.390', undefined, 1076],
  ['85.500', 'sqm', null],
  ['100', 'acres', null],
  ['100', 'bua', null],
  ['100 sqm', 'sqft', null],
  ['100 BUA', undefined, null],
  ['large', undefined, null],
]

/** A number of rooms. */
export const rooms: [spelling: string, count: number | null][] = [
  ['3', 3],
  ['7+', 7],
  ['2 BR', 2],
  ['٣', 3],
  ['0', 0],
  ['2.500', null],
  ['many', null],
]

/** The end of a permit. The day comes first, as it does in the Emirates. */
export const days: [spelling: string, day: string | null][] = [
  ['2026-12-31', '2026-12-31'],
  ['2026-12-31 10:30:00', '2026-12-31'],
  ['2026-12-31T20:00:00+04:00', '2026-12-31'],
  ['31/12/2026', '2026-12-31'],
  ['31-12-2026', '2026-12-31'],
  ['31.12.2026', '2026-12-31'],
  ['31/12/2026 23:59', '2026-12-31'],
  ['31-Dec-2026', '2026-12-31'],
  ['31 December 2026', '2026-12-31'],
  ['1/2/2027', '2027-02-01'],
  ['04/05/2027', '2027-05-04'],
  ['٣١/١٢/٢٠٢٦', '2026-12-31'],
  ['31/02/2027', null],
  ['2027-02-30', null],
  ['12/31/2026', null],
  ['soon', null],
]

/** A place on the map; null is left out, and said. */
export const places: [spelling: string, coordinates: number[] | null][] = [
  ['25.0801,55.1401', [25.0801, 55.1401]],
  ['25.0801, 55.1401', [25.0801, 55.1401]],
  ['55.1401,25.0801', [25.0801, 55.1401]],
  ['25.0801 55.1401', [25.0801, 55.1401]],
  ['48.85,2.35', null],
  ['25.0801,-55.1401', null],
  ['25.0801', null],
  ['by the sea', null],
]

/** The city of a feed, and its emirate. */
export const cities: [city: string, emirate: string | null][] = [
  ['Dubai', 'Dubai'],
  ['دبي', 'Dubai'],
  ['abu dhabi', 'Abu Dhabi'],
  ['Al Ain', 'Abu Dhabi'],
  ['Al-Ain', 'Abu Dhabi'],
  ['Ras Al-Khaimah', 'Ras Al Khaimah'],
  ['Umm al Quwain', 'Umm Al Quwain'],
  ['Atlantis', null],
]
