/** An open house as a file for any calendar; its times are in UTC, which every calendar understands. */
import type {FastifyInstance, FastifyRequest} from 'fastify'
import {createApi} from '#kit/api-client/client.ts'
import {loadSanitizer} from '#kit/html/safe-html.ts'
import {chooseAmong, type Locale} from '#kit/i18n/locale.ts'
import {calendarFile} from '#server/platform/calendar-file.ts'
import type {Settings} from '#server/platform/env.ts'
import type {Agency} from '#trade/agency/agency.ts'
import {getOpenHouseDetail} from '#trade/contract/contract.ts'
import {type CalendarEvent, calendarEvent, openHousePath} from '#trade/open-house/calendar.ts'
import {entryOf} from '#trade/open-house/entry.ts'
import type {ApiAccess} from '../../../app/shared-with-server/api-access.ts'
import {excerptOf} from '../../../app/shared-with-server/excerpt.ts'
import {LANGUAGE_COOKIE} from '../../../app/shared-with-server/language.ts'
import type {PageParts, Pages} from './pages.ts'

const TIMEOUT_MS = 5_000

/** Links stay valid after the event: a past event may still be in a calendar. */
const AT_ANY_TIME = {isOver: false}

export function addCalendarFiles(
  site: FastifyInstance,
  {siteUrl, languages}: Settings,
  pages: Pages,
  {apiAccess, siteContent}: Pick<PageParts, 'apiAccess' | 'siteContent'>,
) {
  site.get<{Params: {slug: string}}>('/open-houses/:slug/calendar.ics', async (request, reply) => {
    const {slug} = request.params
    const address = siteUrl + openHousePath(slug)
    const {isLost, event, stamp} = await findEvent(slug, address, request, {apiAccess, languages})
    // The page says what happened, and offers another try.
    if (isLost) return reply.redirect(openHousePath(slug), 302)
    // No page has this address: the one that says so is shown.
    if (!event) return pages.send(request, reply)
    const {agency} = await siteContent()
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="${fileName(slug)}"`,
        'cache-control': 'private, no-cache',
      })
      .send(fileOf(event, address, {slug, stamp, agency}))
  })
}

async function findEvent(
  slug: string,
  address: string,
  request: FastifyRequest,
  {apiAccess, languages}: {apiAccess: ApiAccess; languages: readonly Locale[]},
): Promise<{isLost?: true; event?: CalendarEvent; stamp?: string}> {
  const {lang} = request.query as {lang?: string}
  const locale = chooseAmong(languages, lang, request.cookies[LANGUAGE_COOKIE])
  try {
    const api = createApi({...apiAccess, locale, timeout: TIMEOUT_MS})
    const {statusCode, data} = await api(getOpenHouseDetail, {slug})
    if (statusCode !== 200) return statusCode === 404 ? {} : {isLost: true}
    const house = entryOf(data)
    const text = excerptOf(data?.about?.description, await loadSanitizer())
    const event = house && calendarEvent({...house, ...AT_ANY_TIME}, address, text)
    const stamp = [data?.updatedAt, data?.dld_details?.listed].find(isDate)
    return {event, stamp}
  } catch (error) {
    request.log.warn({err: error}, 'API unavailable for a calendar file')
    return {isLost: true}
  }
}

interface Identity {
  slug: string
  /** When the record last changed, else when it was listed: of the record, not of the download. */
  stamp?: string
  agency: Agency
}

/** The stamp of a record that has neither date: the year in which the agency began. */
const FIRST_STAMP = '2022-01-01'

/**
 * A second download of the same open house takes the place of the first: the id stays, whatever the
 * host, and the same record makes the same file.
 */
function fileOf(
  {title, starts, ends, location, notes}: CalendarEvent,
  address: string,
  {slug, stamp = FIRST_STAMP, agency}: Identity,
) {
  return calendarFile({
    company: agency.name,
    product: 'Open houses',
    event: {
      id: `${encodeURIComponent(slug)}@${agency.mail.split('@').at(-1)}`,
      stamp: new Date(stamp),
      start: new Date(starts),
      end: new Date(ends),
      summary: title,
      location,
      description: notes,
      url: address,
    },
  })
}

/** A day, or a moment, in ISO 8601. */
const isDate = (text?: string): text is string =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(text) && !Number.isNaN(Date.parse(text))

/** A name that every system takes. */
const fileName = (slug: string) => `${slug.replace(/[^\w-]+/g, '-')}.ics`
