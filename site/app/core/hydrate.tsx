/** The browser's entry: takes over the page that the server rendered. */
import {startTransition} from 'react'
import {hydrateRoot} from 'react-dom/client'
import {setAgency} from '#trade/agency/agency.ts'
import '#trade/agency/product.ts'
import {provideLinks} from '#kit/api-client/addresses.ts'
import {currentCampaign} from '#kit/api-client/campaign.ts'
import {createApi} from '#kit/api-client/client.ts'
import {provideFormToken} from '#kit/api-client/form-token.ts'
import {provideSession} from '#kit/api-client/session.ts'
import {HYDRATING} from '#kit/core/hydration-events.ts'
import {provideDisplay} from '#kit/i18n/display.ts'
import {loadTranslator} from '#kit/i18n/translator.ts'
import {provideShortlist} from '#trade/property/shortlist.ts'
import {sourceOf} from '#trade/property/shown-home.ts'
import {storedSession} from '../features/account/session.ts'
import {followDevice} from '../features/shortlist/device/lists.ts'
import {deviceShortlist} from '../features/shortlist/device/shortlist.ts'
import {askForToken, storedFormToken} from '../forms/form-token.ts'
import {saySeoFailed} from '../head/seo-failure.ts'
import {catalogues} from '../messages/*.po'
import {followToasts} from '../navigation/pending-toast.ts'
import type {LoadPage} from '../navigation/router.tsx'
import {languageNamed, linksIn} from '../shared-with-server/links-in-language.ts'
import {followBuild, takeKept} from '../startup/changed-build.ts'
import {UNAVAILABLE} from '../startup/early-presses.ts'
import {startProduction} from '../startup/production.ts'
import {App} from './app.tsx'
import {readHandover} from './page-state.ts'
import type {AnyPage, Page} from './page-types.ts'

followBuild(import.meta.url)
const kept = takeKept()
const {settings, agency, path, page, status, data, seoFailed} = readHandover()
if (agency) setAgency(agency)
provideSession(storedSession)
provideFormToken(storedFormToken)
provideShortlist(deviceShortlist)
provideDisplay(settings.display)
followDevice()

const {locale} = settings
if (settings.asksForToken) askForToken()
const api = createApi({
  origin: settings.apiUrl,
  session: storedSession,
  locale,
  // What a widget says of its page, the page's own dialogs say, too.
  context: () => ({
    ...currentCampaign(),
    ...sourceOf(null),
    ...(locale !== 'en' && {lang: locale}),
    ...(storedFormToken() && {form: storedFormToken()}),
  }),
})

const [i18n, {default: definition}] = await Promise.all([
  loadTranslator(locale, catalogues),
  import(/* @vite-ignore */ page.script) as Promise<{default: AnyPage}>,
]).catch(error => {
  document.dispatchEvent(new Event(UNAVAILABLE))
  throw error
})
const first: Page = {route: page, definition, data, status, url: new URL(path, location.origin)}
const link = linksIn(languageNamed(first.url))
provideLinks(link)
const site = {...settings, i18n, api, link}

let loader: Promise<LoadPage> | undefined
const fetchLoader = async () => (await import('../navigation/fetch-page.ts')).pageLoader(site)

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
const root = document.getElementById('site') as HTMLElement
root.dispatchEvent(new Event(HYDRATING))
// In a transition React gives way to the visitor, and to the browser, every few milliseconds.
startTransition(() => {
  hydrateRoot(root, <App first={first} site={site} load={load} />, {
    onRecoverableError: error => console.error('[site] hydration', error),
  })
})
// In a task of its own, after what the visitor waits for.
setTimeout(startProduction, 0, settings, api)
if (kept) void import('../startup/restore-page.ts').then(({restorePage}) => restorePage(kept))
