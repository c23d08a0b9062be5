/**
 * `/calendars/{token}.ics`: the appointments of an agent, for the calendar that the agent subscribes to.
 * The address is the key: it is in no page, and a new one ends it.
 */
import {eq} from 'drizzle-orm'
import type {FastifyInstance} from 'fastify'
import {team} from '#server/content/tables.ts'
import {databaseTime} from '#server/platform/db/database-time.ts'
import {isUnchanged} from '#server/platform/encoded-body.ts'
import {Refusal} from '#server/platform/http-error.ts'
import {appointmentsOf} from '#server/viewings/calendars/appointments.ts'
import {CALENDARS, calendarFeed, tagOf} from '#server/viewings/calendars/calendar-feed.ts'

export function addCalendarFeeds(app: FastifyInstance) {
  const {agentsCalendars, database, siteContent, settings} = app
  app.get<{Params: {token: string}}>(`${CALENDARS}:token.ics`, async ({params, headers}, reply) => {
    const agent = await agentsCalendars.agentOfFeed(params.token)
    const orm = await database.ready()
    const [member] = agent
      ? await orm.select({name: team.name}).from(team).where(eq(team.id, agent))
      : []
    if (!agent || !member) throw new Refusal(404, 'There is no such calendar.')
    const {agency} = await siteContent()
    const now = await databaseTime(orm)
    const appointments = await appointmentsOf(orm, {agent, siteUrl: settings.siteUrl, now})
    const file = calendarFeed({agency: agency.name, agent: member.name, appointments})
    const tag = tagOf(file)
    reply.headers({etag: tag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex'})
    if (isUnchanged(headers['if-none-match'], tag)) return reply.code(304).send()
    return reply.type('text/calendar; charset=utf-8').send(file)
  })
}
