/** How the parts of the site are that somebody may have to look after. */

import {type ContentRun, listRuns} from '#server/content/content-runs.ts'
import {isFeedAddress, withoutSecrets} from '#server/content/feeds/feed-address.ts'
import {feedFailure} from '#server/content/feeds/feed-failure.ts'
import {lastSyncOf} from '#server/content/feeds/scheduled-sync.ts'
import {contentVersion} from '#server/content/tables.ts'
import type {DeliveryCount} from '#server/leads/delivery/outbox.ts'
import {channelNames} from '#server/leads/delivery/settings.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Settings} from '#server/platform/env.ts'
import type {
  ChannelState,
  Operation,
  RunShown,
  Schedule,
} from '../../../app/shared-with-server/desk/operation.ts'
import type {DeskParts} from '../desk-parts.ts'

const MOST_RUNS = 20

export async function readOperation(
  orm: Orm,
  {
    signs,
    others,
    delivery,
    settings,
  }: Pick<DeskParts, 'signs' | 'others' | 'delivery' | 'settings'>,
): Promise<Operation> {
  const [isDatabaseUp, isStorageUp, replica, mails] = await Promise.all([
    signs.isDatabaseUp(),
    signs.isStorageUp(),
    signs.replica(),
    signs.savedSearchMails(),
  ])
  const {waiting, bytes, full, damaged} = signs.spool()
  const [content] = await orm.select({at: contentVersion.importedAt}).from(contentVersion)
  return {
    spool: {waiting, bytes, limit: settings.spoolLimit, isFull: full, setAside: damaged},
    ...{isDatabaseUp, isStorageUp, replica},
    servers: (await others()).map(one => ({...one, seenAt: one.seenAt.toISOString()})),
    channels: channelsOf(await delivery.counts(), channelNames(settings.delivery)),
    heldConfirmations: mails?.held ?? 0,
    importedAt: content?.at.toISOString(),
    schedule: await scheduleOf(orm, settings),
    runs: (await listRuns(orm, MOST_RUNS)).map(shown),
  }
}

/** Those that are set, and those that still have something from before. */
export function channelsOf(counts: DeliveryCount[], set: string[]): ChannelState[] {
  const names = [...new Set([...set, ...counts.map(({channel}) => channel)])].sort()
  return names.map(channel => {
    const own = counts.filter(one => one.channel === channel)
    const of = (...states: string[]) => own.filter(({state}) => states.includes(state))
    const open = of('waiting', 'sending')
    return {
      ...{channel, isSet: set.includes(channel)},
      ...{delivered: sumOf(of('delivered')), waiting: sumOf(open)},
      oldest: open.map(({since}) => since).sort()[0],
      failed: of('failed').map(({reason, count, since}) => ({reason: reason ?? '', count, since})),
    }
  })
}

const sumOf = (counts: DeliveryCount[]) => counts.reduce((sum, {count}) => sum + count, 0)

async function scheduleOf(orm: Orm, {sync}: Pick<Settings, 'sync'>): Promise<Schedule | undefined> {
  if (!sync) return undefined
  const {source, every} = sync
  return {
    source: isFeedAddress(source) ? withoutSecrets(source) : source,
    ...{every: every / 1_000, lastBegan: (await lastSyncOf(orm, source))?.toISOString()},
    failsSince: (await feedFailure(orm, source))?.since.toISOString(),
  }
}

const shown = ({ended, says, ...run}: ContentRun): RunShown => ({
  ...run,
  ended: ended.toISOString(),
  ...(says !== null && {says}),
})
