/** Counts the use of widgets on partners' pages. See docs/decisions/019-partner-statistics.md. */

import type {Database} from '#server/platform/db/connect.ts'
import type {Log} from '#server/platform/log.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {noteClaims} from '../registry/note-claims.ts'
import {listPartners} from '../registry/registry-store.ts'
import {attributeUse} from './attribute-use.ts'
import {addTo, createCountBuffer} from './count-buffer.ts'
import {createPartnerQuota, OTHERS, type WaitingUse} from './partner-quota.ts'
import {recordVersions} from './script-versions.ts'
import {addUse, type UseRow} from './usage-store.ts'

/** One report of a page: tags, each as often as it was viewed or opened. */
export interface Use {
  /** Empty where the page names none. */
  partner: string
  view: string[]
  open: string[]
  /** Of the script; older ones do not say it. */
  version?: string
}

export interface Sender {
  /** Of the client, which may bring a few new names a day. */
  network: string
  /** Of the page, which may have to be one of the partner's. */
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
