/** The private pages of saved searches, and the address of a mail program's own button. */
import type {FastifyInstance, FastifyRequest} from 'fastify'
import {createApi} from '#kit/api-client/client.ts'
import {SAVED_SEARCHES} from '#server/alerts/private-link.ts'
import type {Settings} from '#server/platform/env.ts'
import {HttpError} from '#server/platform/http-error.ts'
import {changeSavedSearch} from '#trade/contract/contract.ts'
import type {ApiAccess} from '../../../app/shared-with-server/api-access.ts'
import {linksIn} from '../../../app/shared-with-server/language.ts'
import {type Pages, siteLanguageNamed} from './pages.ts'
import {addPrivatePage} from './private-page.ts'

const PAGE = `${SAVED_SEARCHES}:token`

interface TokenRequest {
  Params: {token: string}
}

export function addSavedSearchPages(
  site: FastifyInstance,
  {languages}: Pick<Settings, 'languages'>,
  pages: Pages,
  {origin, fetch}: ApiAccess,
) {
  addPrivatePage(site, PAGE, pages)

  // A person who follows the link gets the page with its buttons.
  site.get<TokenRequest>(`${PAGE}/unsubscribe`, (request, reply) => {
    const link = linksIn(siteLanguageNamed(request as FastifyRequest, languages))
    return reply.redirect(
      link(`${SAVED_SEARCHES}${encodeURIComponent(request.params.token)}#end`),
      302,
    )
  })

  site.register(async scope => {
    // RFC 8058 lets a mail program choose the form's encoding; that it posts is all it says.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      payload.once('end', () => done(null))
    })
    scope.post<TokenRequest>(`${PAGE}/unsubscribe`, async ({params, ip}, reply) => {
      const api = createApi({
        origin,
        fetch: (input, init) => {
          const headers = new Headers(init?.headers)
          headers.set('x-forwarded-for', ip)
          return (fetch ?? globalThis.fetch)(input, {...init, headers})
        },
      })
      const answer = await api(changeSavedSearch, {token: params.token, task: 'end-all'}).catch(
        () => undefined,
      )
      // A search that is gone sends nothing, which is the requested result.
      if (answer?.statusCode !== 200 && answer?.statusCode !== 404)
        throw new HttpError(503, 'API down')
      return reply.type('text/plain; charset=utf-8').send('No more mails are sent.\n')
    })
  })
}
