/**
 * The property that each enquiry is about: the one that its page named, else the one that its page is
 * known to show. What no record is called was made up, and is left out.
 */
import {eq, inArray} from 'drizzle-orm'
import {launches, openHouses, properties} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Lead} from './lead.ts'
import {PROPERTY_PAGES, pathOf, propertyOf, slugAfter} from './subject.ts'

const OPEN_HOUSES = ['/open-houses/']

/** By the enquiry's id; those about no property are not in it. */
export async function homesOf(orm: Pick<Orm, 'select'>, batch: Lead[]) {
  const subjects = batch.map(lead => {
    const {page = textOf(lead.payload.fromUrl)} = lead.context
    return {
      id: lead.id,
      named: [lead.context.home ?? null, propertyOf(page)],
      house: slugAfter(OPEN_HOUSES, page),
      launch: page && !pathOf(page).includes('/') ? pathOf(page) : null,
    }
  })
  const known = new Set(
    await propertiesAmong(
      orm,
      subjects.flatMap(({named}) => named),
    ),
  )
  const ofHouses = await shownBy(
    orm,
    openHouses,
    subjects.map(({house}) => house),
  )
  const ofLaunches = await shownBy(
    orm,
    launches,
    subjects.map(({launch}) => launch),
  )
  return new Map(
    subjects.flatMap(({id, named, house, launch}) => {
      const home =
        named.find(slug => slug !== null && known.has(slug)) ??
        ofHouses.get(house) ??
        ofLaunches.get(launch)
      return home ? [[id, home] as const] : []
    }),
  )
}

type Slugs = (string | null)[]

const given = (slugs: Slugs) => [...new Set(slugs.filter(slug => slug !== null))]

async function propertiesAmong(orm: Pick<Orm, 'select'>, slugs: Slugs) {
  const wanted = given(slugs)
  if (!wanted.length) return []
  const {id} = properties
  const rows = await orm.select({id}).from(properties).where(inArray(id, wanted))
  return rows.map(row => row.id)
}

/** The properties of these open houses, or of these landing pages. */
async function shownBy(
  orm: Pick<Orm, 'select'>,
  table: typeof openHouses | typeof launches,
  slugs: Slugs,
): Promise<Map<string | null, string | null>> {
  const wanted = given(slugs)
  if (!wanted.length) return new Map()
  const {id, property} = table
  const rows = await orm.select({id, property}).from(table).where(inArray(id, wanted))
  return new Map(rows.map(row => [row.id, row.property]))
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

export interface HomeRecord {
  slug: string
  /** In each language. */
  name: Record<string, string>
  reference: string
  /** Path of its page on the site. */
  path: string
  /** The member of the team whose listing it is. */
  agent: string | null
}

/** Undefined where an enquiry is about none, or the property is gone. */
export async function homeRecord(
  orm: Pick<Orm, 'select'>,
  slug: string | null,
): Promise<HomeRecord | undefined> {
  if (slug === null) return undefined
  const {name, reference, project, agent} = properties
  const [row] = await orm
    .select({name, reference, project, agent})
    .from(properties)
    .where(eq(properties.id, slug))
  if (!row) return undefined
  const [homes, projects] = PROPERTY_PAGES
  const words = row.name as Record<string, string>
  const path = `${row.project ? projects : homes}${slug}`
  return {slug, name: words, reference: row.reference, path, agent: row.agent}
}
