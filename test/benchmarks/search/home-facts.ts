/** Facts of a market that resembles Dubai's, as expressions in SQL; the same number gives the same home. */

/** From 0 up to, but without, 1; another for each use of a number. */
const chance = (use: number) => `((hashint8extended(n, ${use}) & 16777215) / 16777216.0::float8)`
const happens = (use: number, share: number) => `${chance(use)} < ${share}`
const whole = (use: number, least: string, most: string) =>
  `(${least} + floor(${chance(use)} * (${most} - ${least} + 1))::int)`

/** Each item as often as its share says; the shares are 100 together. */
function weighted(use: number, items: Record<string, number>) {
  const shares = Object.values(items)
  const limits = shares.map((_, at) => shares.slice(0, at).reduce((sum, one) => sum + one, 0) / 100)
  const names = Object.keys(items).map(name => `'${name}'`)
  return `(array[${names}])[width_bucket(${chance(use)}, array[${limits}]::float8[])]`
}

const purpose = weighted(1, {
  'residential-sale': 45,
  'residential-rent': 38,
  'commercial-sale': 6,
  'commercial-rent': 11,
})
const home = weighted(2, {apartment: 62, penthouse: 5, villa: 18, townhouse: 13, mansion: 2})
const workplace = weighted(2, {office: 60, retail: 28, warehouse: 12})

/** Fewest and most bedrooms, and square feet of each and beside them. */
const sizes = `(values ('apartment', 0, 4, 480, 420), ('penthouse', 2, 5, 1100, 1200),
  ('villa', 2, 7, 1000, 900), ('townhouse', 2, 5, 600, 700), ('mansion', 5, 9, 2200, 3000),
  ('office', null, null, 0, 2400), ('retail', null, null, 0, 1500), ('warehouse', null, null, 0, 9000))`

/** Small tables that each home takes its facts from: records of the demo by type, places, builders. */
export const tablesOfFacts = [
  'create schema benchmark',
  `create table benchmark.models as select *,
    row_number() over (partition by property_type order by id) - 1 as at from properties
    where published and status = 'ACTIVE'`,
  `create table benchmark.types as select size.*,
    (select count(*) from benchmark.models where property_type = size.type) as models
    from ${sizes} as size (type, least, most, each, base)`,
  `create table benchmark.places as select id, emirate, coordinates,
    row_number() over (order by md5(id)) - 1 as at, count(*) over () as places from neighborhoods`,
  'create table benchmark.builders as select array_agg(id order by id) as ids from builders',
  'analyze',
]

/** Purpose, type and place of each number, then its size, then its price. */
export const homesFrom = (first: number, last: number) => `(
  select sized.*, area * (900 + place_at * 37 % 1500) * (0.7 + ${chance(8)} * 0.8) as value
  from (
    select kind.*, type.models, place.id as place, place.emirate, place.coordinates as middle,
      ${whole(5, 'type.least', 'type.most')} as bedrooms,
      round((type.base + type.each * coalesce(${whole(5, 'type.least', 'type.most')}, 0))
        * (0.8 + ${chance(7)} * 0.5))::int as area
    from (
      select chosen.*, case when purpose like 'residential%' then ${home} else ${workplace} end as type
      from (
        select n, ${purpose} as purpose,
          floor(power(${chance(3)}, 1.8) * (select max(places) from benchmark.places))::int as place_at
        from generate_series(${first}::bigint, ${last}::bigint) as n
      ) as chosen
    ) as kind
    join benchmark.types as type using (type)
    join benchmark.places as place on place.at = place_at
  ) as sized
) as fact
join benchmark.models as model on model.property_type = fact.type
  and model.at = floor(${chance(9)} * fact.models)::int
cross join benchmark.builders as builder`

const isRent = `fact.purpose like '%-rent'`
const isMonthly = `${isRent} and ${happens(10, 0.1)}`
const isSold = `fact.purpose like '%-sale' and ${happens(11, 0.06)}`
const near = (at: number, use: number) => `middle[${at}] + (${chance(use)} - 0.5) * 0.03`

/** The model's without a few of them, so that there are as many sets as homes of a market have. */
const amenities = `array(select code from unnest(model.searched_amenities) with ordinality as one (code, at)
  where (hashint8extended(n, 100 + at) & 7) > 0)`

/** Long texts are no part of searches, and would fill a disk. */
const none = Object.fromEntries(
  'description,tagline,description_heading,location_description,watchout_description,faqs,amenities,video,media_url,transcript,brochure,floor_plan,floor_plan_images,dld_qr,feed'
    .split(',')
    .map(column => [column, 'null']),
)

export const homeValues: Record<string, string> = {
  ...none,
  // Ids are slugs: they say nothing of when a property was listed.
  id: `fact.type || '-' || fact.place || '-' || to_hex(n * 2654435761 & 4294967295)`,
  reference: `'REF-' || n`,
  project: happens(12, 0.01),
  purpose: 'fact.purpose',
  property_type: 'fact.type',
  neighborhood: 'fact.place',
  builder: `case when ${happens(13, 0.6)} then builder.ids[${whole(14, '1', 'cardinality(builder.ids)')}] end`,
  // A year's rent is about a sixteenth of what a home costs.
  price: `case when not ${happens(15, 0.04)} then case when ${isMonthly} then round(value / 192 / 100) * 100 + 100
    when ${isRent} then round(value / 16 / 500) * 500 + 500 else round(value / 5000) * 5000 + 5000 end end`,
  price_period: `case when ${isMonthly} then 'month' end`,
  bedrooms: 'fact.bedrooms',
  bathrooms: 'coalesce(fact.bedrooms, 0) + 1',
  area_sqft: 'fact.area',
  amenity_codes: amenities,
  searched_amenities: amenities,
  emirate: 'fact.emirate',
  coordinates: `array[${near(1, 16)}, ${near(2, 17)}]`,
  // Over three years, most of them lately.
  listed: `current_date - floor(power(${chance(18)}, 2) * 1095)::int`,
  permit_number: `'DEMO-' || n`,
  permit_expiry: `case when ${happens(19, 0.02)} then current_date - ${whole(20, '1', '200')}
    when not ${happens(21, 0.1)} then current_date + ${whole(20, '1', '365')} end`,
  status: `case when ${isSold} then 'SOLD' else 'ACTIVE' end`,
  transferred_at: `case when ${isSold} then current_date - ${whole(22, '1', '90')} end`,
  featured: 'false',
  exclusive: 'false',
  sort_order: '100',
  published: `not ${happens(23, 0.01)}`,
}
