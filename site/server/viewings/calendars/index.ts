/** Slice: calendars of agents, those that are read and those that they subscribe to. */
import {closeLater, defineSlice} from '#server/platform/slice.ts'
import {type AgentsCalendars, openAgentsCalendars} from './agents-calendars.ts'
import {syncCalendars} from './sync-calendars.ts'

declare module 'fastify' {
  interface FastifyInstance {
    agentsCalendars: AgentsCalendars
  }
}

export const calendars = defineSlice(
  'calendars',
  ['platform', 'content', 'viewings'],
  async (app, {isIdle}) => {
    const {settings, database, log} = app
    const fetching = {reach: settings.calendarReach}
    const sync = isIdle
      ? undefined
      : syncCalendars({database, log, fetching, siteUrl: settings.siteUrl})
    const onAdded = () => void sync?.lookAgain()
    app.decorate(
      'agentsCalendars',
      openAgentsCalendars({database, apiUrl: settings.apiPublicUrl, onAdded}),
    )
    closeLater(app, sync)
    app.addHook('onListen', async () => void sync?.look())
  },
)
