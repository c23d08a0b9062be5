/** Answers the reading calls: each answer is of one version of the content, and cached by it. */
import type {Locale} from '#kit/i18n/locale.ts'
import type {CatalogueKeeper} from '#server/catalogue/catalogue.ts'
import {nearHome} from '#server/catalogue/near/near-home.ts'
import {keepNearbyPlaces} from '#server/catalogue/near/nearby-places.ts'
import type {RouteService} from '#server/catalogue/near/route-service.ts'
import {addPictures} from '#server/catalogue/pictures.ts'
import {localise} from '#server/content/records/localise.ts'
import type {ReadSiteContent} from '#server/content/records/site-content.ts'
import type {Reader} from '#server/content/versions/reader.ts'
import type {Handler, HandlerInput, Handlers} from '#server/platform/api/handler.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {Refusal} from '#server/platform/http-error.ts'
import type {AnswerCache} from './answer-cache.ts'
import {answerText, JsonText, keptAnswer} from './answers.ts'
import type {ReadContext, Values} from './read-context.ts'
import {type Read, reads} from './reads.ts'

interface ReadParts extends Partial<Pick<ReadContext, 'alerts'>>, Pick<ReadContext, 'cards'> {
  routeService?: RouteService
  reader: Pick<Reader, 'read'>
  catalogue: Pick<CatalogueKeeper, 'of'>
  cache: AnswerCache
  siteContent: ReadSiteContent
}

export function readHandlers(parts: ReadParts): Handlers {
  const {reader, catalogue, cards, cache, siteContent, routeService, alerts = false} = parts
  const nearbyPlaces = keepNearbyPlaces()
  const handler = (name: string, read: Read): Handler => {
    const answers = cache.for(name)
    return async ({values, locale}: HandlerInput) => {
      const version = await answers.renew()
      const make = async () => {
        const {agency, version: known} = await siteContent()
        let isOutdated = known !== version
        const context: ReadContext = {
          ...{agency, alerts, version, cards},
          async nearTo(orm, home) {
            const near = nearHome(home, await nearbyPlaces(orm, version))
            const onPending = () => {
              isOutdated = true
            }
            return (await routeService?.withRoutes(home, near, onPending)) ?? near
          },
          async catalogue(wanted = version) {
            const current = await catalogue.of(wanted)
            isOutdated ||= current.version !== version
            return current
          },
        }
        const data = await reader.read(version, orm =>
          dataOf(orm, read, values as Values, locale, context),
        )
        // While the database does not answer, the facts are those that were known before.
        return {...keptAnswer(answerText('OK', data, agency)), isOutdated}
      }
      const key = JSON.stringify([name, locale, values])
      const kept = version === undefined ? make() : (answers.get(key) ?? answers.add(key, make()))
      return {message: 'OK', kept: await kept}
    }
  }
  return Object.fromEntries(
    Object.entries(reads).map(([name, read]) => [name, handler(name, read)]),
  )
}

async function dataOf(orm: Orm, read: Read, values: Values, locale: Locale, context: ReadContext) {
  const found = await read(orm, values, locale, context)
  if (!found) throw new Refusal(404, 'There is no such record.')
  if (found instanceof JsonText) return found
  const data = Array.isArray(found)
    ? found.map(record => localise(record, locale))
    : localise(found, locale)
  const isBrief = read === reads.getAdvertised || read === reads.getHomesOnMap
  return isBrief ? data : addPictures(orm, data, locale)
}
