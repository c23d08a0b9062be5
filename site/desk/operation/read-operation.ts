/** How the parts of the site are that somebody may have to look after. */
import type {DeskParts} from '#desk/desk-parts.ts'
import {feedFailure} from '#server/content/feeds/past-syncs.ts'
import {lastSyncOf} from '#server/content/feeds/scheduled-sync.ts'
import {isFeedAddress, withoutSecrets} from '#server/content/feeds/settings.ts'
import {contentVersion} from '#server/content/import-tables.ts'
import {listRuns} from '#server/content/tasks/content-runs.ts'
import type {DeliveryCount} from '#server/leads/delivery/backlog.ts'
import {type ChannelName, channelNames} from '#server/leads/delivery/settings.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Settings} from '#server/platform/env.ts'

export type Operation = Awaited<ReturnType<typeof readOperation>>

const MOST_RUNS = 20

export async function readOperation(
  orm: Orm,
  {
    signs,
    others,
    delivery,
    settings,
    agentsCalendars,
  }: Pick<DeskParts, 'signs' | 'others' | 'delivery' | 'settings' | 'agentsCalendars'>,
) {
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
    isDatabaseUp,
    isStorageUp,
    replica,
    servers: await others(),
    channels: channelsOf(await delivery.counts(), channelNames(settings.delivery)),
    heldConfirmations: mails?.held ?? 0,
    importedAt: content?.at,
    schedule: await scheduleOf(orm, settings),
    /** Those of agents that cannot be read, or not wholly. */
    calendars: await agentsCalendars.troubled(),
    runs: await listRuns(orm, MOST_RUNS),
  }
}

/** Those that are set, and those that still have something from before. */
export function channelsOf(counts: DeliveryCount[], set: ChannelName[]) {
  const names = [...new Set([...set, ...counts.map(({channel}) => channel)])].sort()
  return names.map(channel => {
    const own = counts.filter(one => one.channel === channel)
    const of = (...states: string[]) => own.filter(({state}) => states.includes(state))
    const open = of('waiting', 'sending')
    return {
      channel,
      isSet: set.includes(channel),
      delivered: sumOf(of('delivered')),
      waiting: sumOf(open),
      oldest: open.map(({since}) => since).sort()[0],
      failed: of('failed').map(({reason, count, since}) => ({reason: reason ?? '', count, since})),
    }
  })
}

const sumOf = (counts: DeliveryCount[]) => counts.reduce((sum, {count}) => sum + count, 0)

async function scheduleOf(orm: Orm, {sync}: Pick<Settings, 'sync'>) {
  if (!sync) return undefined
  const {source, every} = sync
  return {
    source: isFeedAddress(source) ? withoutSecrets(source) : source,
    every: every / 1_000,
    lastBegan: await lastSyncOf(orm, source),
    failsSince: (await feedFailure(orm, source))?.since,
  }
}
