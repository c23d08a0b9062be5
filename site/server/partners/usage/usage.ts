/** Counts the use of widgets on partners' pages. See docs/decisions/019-partner-statistics.md. */
import {widgetTags} from '#server/leads/context.ts'
import {UNKNOWN} from '#server/leads/leads-by-day.ts'
import type {Values} from '#server/platform/api/payload.ts'
import type {Database} from '#server/platform/db/connect.ts'
import {refuseFields} from '#server/platform/http-error.ts'
import type {Log} from '#server/platform/log.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {type Claim, noteClaims} from '../registry/claims.ts'
import type {PartnerRow} from '../registry/partner.ts'
import {listPartners} from '../registry/registry-store.ts'
import {addTo, createCountBuffer} from './count-buffer.ts'
import {createPartnerQuota, OTHERS, type WaitingUse} from './partner-quota.ts'
import {isScriptVersion, recordVersions} from './script-versions.ts'
import {addUse, type UseRow} from './usage-store.ts'

/** One report of a page: tags, each as often as it was viewed or opened. */
export interface Use {
  /** Empty where the page names none. */
  partner: string
  view: string[]
  open: string[]
  /** The version of the script; older ones do not send it. */
  version?: string
}

export interface Sender {
  /** The network of the client, which may bring a few new names a day. */
  network: string
  /** The origin of the page, which may have to be one of the partner's. */
  origin: string
}

export interface UseCounter {
  count(use: Use, sender: Sender): void
  /** Resolves when all that was counted is in the database; rejects when that cannot be now. */
  written(): Promise<void>
  close(): Promise<void>
}

export function createUseCounter(database: Pick<Database, 'ready'>, log: Log): UseCounter {
  const quota = createPartnerQuota()
  const buffer = createCountBuffer<WaitingUse>({
    subject: 'The use of widgets',
    log,
    keyOf: row => [keyOf(row), row.origin, row.version].join(' '),
    overflow: row => ({...row, partner: OTHERS}),
    async prepare(rows) {
      const orm = await database.ready()
      const registry = await listPartners(orm)
      const {attributed, claims} = attributeUse(rows, registry)
      const names = new Set(registry.map(({id}) => id))
      await recordVersions(
        orm,
        attributed.filter(({partner}) => names.has(partner)),
      )
      const counts = new Map<string, WaitingUse>()
      for (const row of attributed) {
        addTo(counts, keyOf, registry.length ? row : await quota.apply(orm, row))
      }
      if (claims.length) await noteClaims(orm, {claims, overLimit: []}, log)
      // Servers on the same database would wait for each other in a circle, had each an order of its own.
      return [...counts.keys()].sort().flatMap(key => counts.get(key) ?? [])
    },
    store: async rows =>
      addUse(
        await database.ready(),
        rows.map(({network: _network, origin: _origin, version: _version, ...row}) => row),
      ),
  })
  return {
    count({partner, view, open, version}, sender) {
      const row = {...sender, day: officeDay(), partner, version, count: 1}
      for (const widget of view) buffer.add({...row, widget, kind: 'view'})
      for (const widget of open) buffer.add({...row, widget, kind: 'open'})
    },
    written: buffer.written,
    close: buffer.close,
  }
}

const keyOf = ({day, partner, widget, kind}: UseRow) => [day, widget, kind, partner].join(' ')

/** Names of ours, and that of pages which name nobody. */
const NO_CLAIM = ['', OTHERS]

/** Without a registry every name counts. What is claimed wrongly is counted together. */
function attributeUse(rows: WaitingUse[], registry: Pick<PartnerRow, 'id' | 'origins'>[]) {
  if (!registry.length) return {attributed: rows, claims: []}
  const originsOf = new Map(registry.map(({id, origins}) => [id, origins]))
  const claims: Claim[] = []
  const attributed = rows.map(row => {
    const {partner, origin, count} = row
    if (NO_CLAIM.includes(partner)) return row
    const origins = originsOf.get(partner)
    if (origins && (!origins.length || origins.includes(origin))) return row
    claims.push({partner, origin: origins ? origin : '', count})
    return {...row, partner: UNKNOWN}
  })
  return {attributed, claims}
}

/** A page reports its widgets a few at a time. */
const MAX_WIDGETS = 50
const NAME = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]{0,100}$/u

export function readUse(values: Values): Use {
  const {
    partner = '',
    viewed = '',
    opened = '',
    version = '',
  } = values as Record<string, string | undefined>
  const view = tagsOf(viewed)
  const open = tagsOf(opened)
  const errors = {
    ...(!NAME.test(partner) && {partner: 'partner must be at most 100 visible characters.'}),
    ...(view.length > MAX_WIDGETS && {viewed: `viewed may name at most ${MAX_WIDGETS} widgets.`}),
    ...(open.length > MAX_WIDGETS && {opened: `opened may name at most ${MAX_WIDGETS} widgets.`}),
  }
  if (Object.keys(errors).length) refuseFields(errors)
  // A pinned script may know a widget that is gone: the others count all the same.
  const known = {view: view.filter(isWidget), open: open.filter(isWidget)}
  return {partner, ...known, ...(isScriptVersion(version) && {version})}
}

const tagsOf = (list: string) => list.split(/\s+/).filter(Boolean)
const isWidget = (tag: string) => widgetTags.has(tag)
