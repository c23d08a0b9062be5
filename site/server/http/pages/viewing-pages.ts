/** The private pages of viewings, each with a file for the calendar: the event that the mails name. */
import type {FastifyInstance, FastifyRequest} from 'fastify'
import {ICalEventStatus} from 'ical-generator'
import type {DataOf} from '#kit/api-client/call.ts'
import {createApi} from '#kit/api-client/client.ts'
import {chooseAmong, type Locale} from '#kit/i18n/locale.ts'
import {calendarFile, eventId} from '#server/platform/calendar-file.ts'
import type {Settings} from '#server/platform/env.ts'
import {getViewing} from '#trade/contract/viewing-calls.ts'
import {VIEWINGS, viewingPath} from '#trade/viewing/paths.ts'
import type {ViewingMailRequest} from '../../../app/core/render.tsx'
import {LANGUAGE_COOKIE} from '../../../app/shared-with-server/language.ts'
import type {Build} from '../build.ts'
import type {PageParts, Pages} from './pages.ts'
import {addPrivatePage} from './private-page.ts'

const PAGE = `${VIEWINGS}:token`
const TIMEOUT_MS = 5_000

interface FileParts extends Pick<PageParts, 'apiAccess' | 'siteContent'> {
  renderer: Pick<Build['renderer'], 'viewingLetter'>
}

export function addViewingPages(
  site: FastifyInstance,
  {siteUrl, languages}: Settings,
  pages: Pages,
  {apiAccess, siteContent, renderer}: FileParts,
) {
  addPrivatePage(site, PAGE, pages)
  site.get<{Params: {token: string}}>(`${PAGE}/calendar.ics`, async (request, reply) => {
    const {token} = request.params
    const locale = localeOf(request, languages)
    const api = createApi({...apiAccess, locale, timeout: TIMEOUT_MS})
    const answer = await api(getViewing, {token}).catch(() => undefined)
    const viewing = answer?.data
    // The page says what happened, and offers another try.
    if (!viewing?.mode) return reply.redirect(viewingPath(token), 302)
    const {agency} = await siteContent()
    const mail = mailOf(viewing, token)
    const {event} = await renderer.viewingLetter({locale, agency, siteUrl, mail})
    const {id, sequence, starts, ends, state} = viewing
    const file = calendarFile({
      company: agency.name,
      product: 'Viewings',
      event: {
        ...{id: eventId(id, siteUrl), sequence, start: new Date(starts), end: new Date(ends)},
        ...{summary: event.title, location: event.location, description: event.notes},
        url: event.url,
        status: state === 'booked' ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
      },
    })
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="viewing.ics"',
      })
      .send(file)
  })
}

function localeOf(request: FastifyRequest, languages: readonly Locale[]) {
  const {lang} = request.query as {lang?: string}
  return chooseAmong(languages, lang, request.cookies[LANGUAGE_COOKIE])
}

/** The facts that a mail about this viewing has: its words are the event's. */
function mailOf(viewing: DataOf<typeof getViewing>, token: string): ViewingMailRequest['mail'] {
  const {role, starts, mode = 'person', agent_name, home, address, name, phone, email} = viewing
  return {
    ...{to: role, about: 'booked', starts, mode, page: viewingPath(token), subject: '/'},
    agent: {name: agent_name, phone: undefined},
    home: home ? {name: home, address} : undefined,
    visitor: {name: name ?? '', phone: phone ?? '', email: email ?? '', message: undefined},
  }
}
