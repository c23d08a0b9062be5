/** A home with everything that its own page shows. */
import {and, eq, getTableColumns, type SQL} from 'drizzle-orm'
import {listOf, present} from '#server/content/records/localise.ts'
import {answeredIn, pick} from '#server/content/schema/fields.ts'
import {kinds} from '#server/content/schema/kinds.ts'
import {builders, neighborhoods, properties, propertyTypes, team} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Agency} from '#trade/agency/agency.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {card, changed, inLists, joined} from './home-card.ts'
import {ownPoint} from './near/near-home.ts'
import {lastEvents, priceHistory} from './price-history.ts'

const plainInWhole = answeredIn('whole', kinds.properties.fields)
const columns = getTableColumns(properties)

const ofWhole = {
  ...inLists,
  ...pick(columns, plainInWhole),
  ...pick(columns, ['amenities', 'searched_amenities', 'description', 'faqs', 'dld_qr']),
  updatedAt: changed,
  events: lastEvents(200),
}

const selectWhole = (orm: Orm, where: SQL | undefined) =>
  orm
    .select({
      ...joined,
      property: ofWhole,
      place: {...joined.place, coordinates: neighborhoods.coordinates},
      agent: pick(getTableColumns(team), [
        'id',
        'name',
        'phone',
        'image',
        'languages',
        'brn',
        'published',
      ]),
    })
    .from(properties)
    .innerJoin(propertyTypes, eq(propertyTypes.id, properties.property_type))
    .innerJoin(neighborhoods, eq(neighborhoods.id, properties.neighborhood))
    .leftJoin(builders, eq(builders.id, properties.builder))
    .leftJoin(team, eq(team.id, properties.agent))
    .where(where)

type WholeRow = Awaited<ReturnType<typeof selectWhole>>[number]

export async function findProperty(orm: Orm, slug: string, agency: Agency) {
  const [row] = await selectWhole(orm, and(eq(properties.id, slug), eq(properties.published, true)))
  if (!row) return undefined
  const {property, place} = row
  return {
    record: whole(row, agency),
    expired: isExpired(property.permit_expiry),
    point: ownPoint(property.coordinates, place.coordinates),
  }
}

const isExpired = (permitExpiry: string | null) =>
  permitExpiry !== null && permitExpiry < officeDay()

/** Everything that its own page shows. */
function whole(joined: WholeRow, agency: Agency) {
  const {property, agent} = joined
  const row = present(property)
  const shown = card(joined)
  return {
    ...shown,
    ...pick(row, plainInWhole),
    main_images: row.main_images,
    about: {...shown.about, amenities: row.amenities, description: row.description},
    amenity_codes: row.searched_amenities,
    dld_details: dldDetails(property, agency, agent?.brn),
    faqs: listOf(row.faqs)?.map((faq, index) => ({_id: `${index + 1}`, ...faq})),
    agent: agentOf(agent),
    history: priceHistory(property.events, property.listed),
  }
}

/** A former employee is not shown as contact, though the BRN stays with the permit. */
function agentOf(agent: WholeRow['agent']) {
  if (!agent?.published) return undefined
  const {id, name, phone, image, languages} = present(agent)
  return {slug: id, name, phone, image, languages}
}

type Advertised = Pick<
  typeof properties.$inferSelect,
  'emirate' | 'reference' | 'listed' | 'permit_number' | 'dld_qr'
>

/** The Land Department of Dubai is Dubai's alone. */
export function dldDetails(property: Advertised, {orn}: Agency, brn?: string | null) {
  const {emirate, reference, listed, permit_number, dld_qr} = present(property)
  if (emirate !== 'Dubai') return undefined
  return {reference, listed, broker_orn: orn, agent_brn: brn ?? undefined, permit_number, dld_qr}
}
