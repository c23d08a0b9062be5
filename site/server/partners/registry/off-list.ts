/**
 * The list of disabled partners, for the partners' script: in its always newest version, which
 * browsers cache for five minutes. A release's bytes never change; its pages receive the list when
 * they are counted.
 */
import {setTimeout as delay} from 'node:timers/promises'
import {partnerHash} from '#kit/core/page-settings.ts'
import type {Database} from '#server/platform/db/connect.ts'
import {disabledNames} from './registry-store.ts'

export interface OffList {
  /** Hashes of names, with spaces between them. Never fails: while nothing is known, nobody is. */
  current(): Promise<string>
  includes(partner: string): Promise<boolean>
  /** Looks at the next request, after a change by this server. */
  forget(): void
}

type Source = Pick<Database, 'ready'>

/** Another server's change is seen after so many milliseconds. */
const FRESH = 10_000
/** The script does not wait longer for a database that hangs. */
const PATIENCE = 1_000

export function openOffList(database: Source): OffList {
  let list = ''
  let lookedAt = Number.NEGATIVE_INFINITY

  async function look() {
    lookedAt = performance.now()
    const names = await disabledNames(await database.ready())
    list = names.map(partnerHash).join(' ')
  }
  const offList: OffList = {
    async current() {
      if (performance.now() - lookedAt > FRESH) {
        const looked = look().catch(() => {})
        await Promise.race([looked, delay(PATIENCE, undefined, {ref: false})])
      }
      return list
    },
    async includes(partner) {
      return (await offList.current()).split(' ').includes(partnerHash(partner))
    },
    forget() {
      lookedAt = Number.NEGATIVE_INFINITY
    },
  }
  return offList
}
