/** The browser's entry: takes over the page that the server rendered. */
import {hydrateRoot} from 'react-dom/client'
import {currentCampaign} from '../../widgets/shared/api/campaign.ts'
import {createApi} from '../../widgets/shared/api/client.ts'
import {provideSession} from '../../widgets/shared/api/session.ts'
import {loadTranslator} from '../../widgets/shared/i18n/translator.ts'
import {provideShortlist} from '../../widgets/shared/property/shortlist.ts'
import {App} from './app.tsx'
import {catalogues} from './catalogues.ts'
import {followDevice} from './device/lists.ts'
import {deviceShortlist} from './device/shortlist.ts'
import {UNAVAILABLE} from './early-presses.ts'
import {readHandover} from './handover.ts'
import {saySeoFailed} from './head/seo-failure.ts'
import type {Page, PageModule} from './page.ts'
import {startProduction} from './production.ts'
import type {LoadPage} from './router.tsx'
import {storedSession} from './session.ts'
import {followToasts} from './toast-across-pages.ts'

const {settings, path, page, status, data, seoFailed} = readHandover()
provideSession(storedSession)
provideShortlist(deviceShortlist)
followDevice()

const {locale} = settings
const api = createApi({
  origin: settings.apiUrl,
  session: storedSession,
  locale,
  // What a widget says of its page, the page's own dialogs say, too.
  context: () => ({
    ...currentCampaign(),
    ...(locale !== 'en' && {lang: locale}),
    ...(settings.formToken && {form: settings.formToken}),
  }),
})

const [i18n, module] = await Promise.all([
  loadTranslator(locale, catalogues),
  import(/* @vite-ignore */ page.script) as Promise<PageModule>,
]).catch(error => {
  document.dispatchEvent(new Event(UNAVAILABLE))
  throw error
})
const site = {...settings, i18n, api}
const first: Page = {route: page, module, data, status, url: new URL(path, location.origin)}

let loader: Promise<LoadPage> | undefined
const fetchLoader = async () => (await import('./next-page.ts')).pageLoader(site)

const load: LoadPage = async (url, signal) => {
  loader ??= fetchLoader()
  try {
    return (await loader)(url, signal)
  } catch (error) {
    loader = undefined
    throw error
  }
}

// Before the page, whose own message is the better one where there are two.
if (seoFailed) saySeoFailed(i18n)
followToasts(i18n)
hydrateRoot(
  document.getElementById('site') as HTMLElement,
  <App first={first} site={site} load={load} />,
  {onRecoverableError: error => console.error('[site] hydration', error)},
)
startProduction(settings, api)
