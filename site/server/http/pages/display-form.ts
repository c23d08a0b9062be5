/**
 * Currency and units without JavaScript: the choice is stored in two cookies, and prices that are
 * searched for in that currency become dirhams.
 */
import type {FastifyInstance} from 'fastify'
import type {ReadSiteContent} from '#server/content/records/site-content.ts'
import {ownPath} from '#server/leads/subject.ts'
import type {Settings} from '#server/platform/env.ts'
import {isEncrypted} from '#server/platform/response-headers.ts'
import {
  DISPLAY_COOKIE_AGE,
  DISPLAY_PATH,
  postedChoice,
} from '../../../app/shared-with-server/display-choice.ts'
import type {Pages} from './pages.ts'
import {addressInDirhams} from './price-currency.ts'

type DisplayPost = {Body: Partial<Record<string, unknown>> | undefined}

export function addDisplayForm(
  site: FastifyInstance,
  {siteUrl}: Pick<Settings, 'siteUrl'>,
  {pages, siteContent}: {pages: Pages; siteContent: ReadSiteContent},
) {
  site.post<DisplayPost>(DISPLAY_PATH, async ({body}, reply) => {
    const posted = body ?? {}
    for (const [name, choice] of Object.entries(postedChoice(posted))) {
      if (posted[name] === undefined || !choice) continue
      reply.setCookie(name, choice, {
        path: '/',
        maxAge: DISPLAY_COOKIE_AGE,
        sameSite: 'lax',
        secure: isEncrypted(siteUrl),
      })
    }
    const to = typeof posted.to === 'string' ? posted.to : '/'
    return reply.redirect(ownPath(to, siteUrl) ?? '/', 303)
  })
  // The address of the form is no page, but its reload asks for it.
  site.get(DISPLAY_PATH, (_request, reply) => reply.redirect('/', 302))

  site.get('/properties', async (request, reply) => {
    const {rates} = await siteContent()
    const address = addressInDirhams(new URL(siteUrl + request.url), rates)
    return address ? reply.redirect(address, 302) : pages.send(request, reply)
  })
}
