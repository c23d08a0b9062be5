/** Imports, syncs and edits of a few homes, and the events that a plain replay of them gives. */
import {sql} from 'drizzle-orm'
import fc from 'fast-check'
import {homeEvents} from '#server/content/change-tables.ts'
import {replaceRecords} from '#server/content/import/replace-records.ts'
import {contentRows} from '#server/content/records/content-rows.ts'
import {properties} from '#server/content/tables.ts'
import {lockContent, raiseVersion} from '#server/content/versions/content-change.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {dayFrom} from '../../../../support/dates.ts'

const SLUGS = ['one', 'two', 'three', 'four']
const REFERENCES = ['X-1', 'X-2', 'X-3', 'X-4', 'X-5']

const home = fc.record({
  price: fc.constantFrom(100, 200, 300, null),
  purpose: fc.constantFrom('residential-sale', 'residential-sale', 'residential-rent'),
  price_period: fc.constantFrom('year', 'month', null),
  published: fc.constantFrom(true, true, true, false),
  status: fc.constantFrom('ACTIVE', 'ACTIVE', 'ACTIVE', 'SOLD'),
})
export interface Home {
  reference: string
  price: number | null
  purpose: string
  price_period: string | null
  published: boolean
  status: string
}

/** All homes by their slugs, as an import has them; two never share a reference. */
const folder = fc
  .tuple(
    fc.shuffledSubarray(SLUGS),
    fc.shuffledSubarray(REFERENCES, {minLength: SLUGS.length}),
    fc.array(home, {minLength: SLUGS.length, maxLength: SLUGS.length}),
  )
  .map(([slugs, references, homes]) =>
    slugs.map((slug, at): [string, Home] => [
      slug,
      {...(homes[at] as Omit<Home, 'reference'>), reference: references[at] as string},
    ]),
  )

type Change =
  | {is: 'import'; homes: [string, Home][]}
  | {is: 'edit'; slug: string; home: Omit<Home, 'reference'>}
  | {is: 'hide'; slugs: string[]}

const change: fc.Arbitrary<Change> = fc.oneof(
  folder.map(homes => ({is: 'import' as const, homes})),
  fc.record({is: fc.constant('edit' as const), slug: fc.constantFrom(...SLUGS), home}),
  fc.record({is: fc.constant('hide' as const), slugs: fc.subarray(SLUGS)}),
)

export const changes = fc.array(change, {minLength: 1, maxLength: 12})

export interface PlainEvent {
  reference: string
  event: string
  price: number | null
  period: string | null
}

type Homes = Map<string, Home>

const isMine = sql`${properties.reference} like 'X-%'`

/** Performs changes as imports, feeds and the desk do. */
export function performer(orm: Orm, template: Record<string, unknown>) {
  const rowOf = ([id, own]: [string, Home]) => {
    const transferred_at = own.status === 'SOLD' ? dayFrom(-1) : null
    return {id, values: {...template, ...own, transferred_at}}
  }
  const stored = async (): Promise<Homes> => {
    const rows = await orm.select().from(properties).where(isMine)
    return new Map(rows.map(({id, ...values}) => [id, values as unknown as Home]))
  }
  const replace = async (homes: [string, Home][], hidden: string[] = []) => {
    const before = await stored()
    await replaceRecords(
      orm,
      [
        {
          kind: 'properties',
          keys: new Map(homes.map(([slug, {reference}]) => [slug, reference])),
          rows: () => homes.map(rowOf),
          isRetained: id => !before.has(id),
          hidden,
        },
      ],
      {dryRun: false},
    )
  }
  const edit = (id: string, own: Home) =>
    orm.transaction(async transaction => {
      await lockContent(transaction)
      await contentRows('properties').write(transaction, [rowOf([id, own])])
      await raiseVersion(transaction)
    })
  return {
    stored,
    clear: async () => {
      await replace([])
      await orm.delete(homeEvents)
    },
    async perform(one: Change) {
      if (one.is === 'import') return replace(one.homes)
      const before = await stored()
      if (one.is === 'hide') return replace([...before], one.slugs)
      const {reference} = before.get(one.slug) ?? {}
      if (reference) await edit(one.slug, {...one.home, reference})
    },
  }
}

const timeOf = ({purpose, price_period}: Home) =>
  purpose.endsWith('-rent') ? (price_period ?? 'year') : null

/** The events that a change adds to the earlier ones, found by looking at each reference alone. */
export function replay(earlier: PlainEvent[], after: Homes): PlainEvent[] {
  const added: PlainEvent[] = []
  for (const reference of REFERENCES) {
    const last = earlier.findLast(event => event.reference === reference)
    const now = [...after.values()].find(one => one.reference === reference)
    const isOffered = now?.published && now.status === 'ACTIVE'
    if (!isOffered) {
      if (!last) continue
      const isSold = now?.status === 'SOLD' || (!now && last.event === 'sold')
      const event = isSold ? 'sold' : 'withdrawn'
      if (last.event !== event) added.push({...last, event})
      continue
    }
    const {price} = now
    const period = timeOf(now)
    const isBack = last?.event === 'withdrawn' || last?.event === 'sold'
    const isOtherOffer = last && (last.period === null) !== (period === null)
    if (!last || isBack || isOtherOffer) added.push({reference, event: 'listed', price, period})
    else if (last.price !== price || last.period !== period)
      added.push({reference, event: 'price', price, period})
  }
  return added
}
