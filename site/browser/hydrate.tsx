/** The browser's entry: takes over the page that the server rendered. */
import {hydrateRoot} from 'react-dom/client'
import {createApi} from '../../widgets/shared/api/client.ts'
import {provideSession} from '../../widgets/shared/api/session.ts'
import {loadTranslator} from '../../widgets/shared/i18n/translator.ts'
import {provideShortlist} from '../../widgets/shared/property/shortlist.ts'
import {App} from './app.tsx'
import {catalogues} from './catalogues.ts'
import {followDevice} from './device/lists.ts'
import {deviceShortlist} from './device/shortlist.ts'
import {readHandover} from './handover.ts'
import {headOf} from './head.ts'
import {loadPage} from './page.ts'
import {startProduction} from './production.ts'
import type {LoadPage} from './router.tsx'
import {seoSource} from './seo.ts'
import {storedSession} from './session.ts'

const {settings, path, ...given} = readHandover()
provideSession(storedSession)
provideShortlist(deviceShortlist)
followDevice()

const {locale} = settings
const api = createApi({origin: settings.apiUrl, session: storedSession, locale})
const seo = seoSource(api)

const [i18n, first] = await Promise.all([
  loadTranslator(locale, catalogues),
  loadPage({url: new URL(path, location.origin), locale, api}, given),
])

const load: LoadPage = async (url, signal) => {
  const [page, record] = await Promise.all([
    loadPage({url, locale, api, signal}),
    seo(url.pathname),
  ])
  return {page, head: headOf(page, i18n, record)}
}

hydrateRoot(
  document.getElementById('site') as HTMLElement,
  <App first={first} site={{...settings, i18n, api}} load={load} />,
  {onRecoverableError: error => console.error('[site] hydration', error)},
)
startProduction(settings, api)
