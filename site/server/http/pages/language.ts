/** The language menu without JavaScript: sets the cookie and goes back to the page. */
import type {FastifyInstance} from 'fastify'
import {chooseAmong} from '../../../../widgets/shared/i18n/locale.ts'
import {LANGUAGE_COOKIE, LANGUAGE_PARAMETER} from '../../../app/shared-with-server/language.ts'
import type {Settings} from '../../platform/env.ts'
import {isEncrypted} from '../transport-security.ts'

const YEAR = 31_536_000

export function addLanguage(
  site: FastifyInstance,
  settings: Pick<Settings, 'languages' | 'siteUrl'>,
) {
  site.post<{Body: {language?: unknown; to?: unknown} | undefined}>(
    '/language',
    (request, reply) => {
      const {language, to} = request.body ?? {}
      return reply
        .setCookie(LANGUAGE_COOKIE, chooseAmong(settings.languages, `${language}`), {
          path: '/',
          maxAge: YEAR,
          sameSite: 'lax',
          secure: isEncrypted(settings.siteUrl),
        })
        .redirect(ownPath(withQuery(to, request.headers.referer)), 303)
    },
  )
}

/** The page itself knows only the parameters that it reads; the address that was left has them all. */
function withQuery(to: unknown, left = '') {
  const page = URL.canParse(left) ? new URL(left) : undefined
  return page && `${to}`.split('?', 1)[0] === page.pathname ? page.pathname + page.search : to
}

/**
 * Only a path of this site: never `//elsewhere`, nor what browsers read as that. The language that
 * the address may have named is not the chosen one.
 */
function ownPath(to: unknown) {
  if (typeof to !== 'string' || !/^\/(?![/\\])[^\s\\]*$/.test(to)) return '/'
  const [path = '/', query = ''] = to.split('?', 2)
  const rest = new URLSearchParams(query)
  rest.delete(LANGUAGE_PARAMETER)
  return rest.size > 0 ? `${path}?${rest}` : path
}
