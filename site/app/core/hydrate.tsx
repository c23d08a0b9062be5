/** The browser's entry: takes over the page that the server rendered. */
import {startTransition} from 'react'
import {hydrateRoot} from 'react-dom/client'
import '#trade/agency/product.ts'
import {provideLinks} from '#kit/api-client/addresses.ts'
import {currentCampaign} from '#kit/api-client/campaign.ts'
import {createApi} from '#kit/api-client/client.ts'
import {provideFormToken, provideSession} from '#kit/api-client/session.ts'
import {addFacts, factsOf} from '#kit/core/product.ts'
import {HYDRATING} from '#kit/core/shadow-box.ts'
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
import {languageNamed, linksIn} from '../shared-with-server/language.ts'
import {restoreDraft, watchForNewBuild} from '../startup/changed-build.ts'
import {UNAVAILABLE} from '../startup/early-presses.ts'
import {startProduction} from '../startup/production.ts'
import {App} from './app.tsx'
import {readHandover} from './page-state.ts'
import type {AnyPage, Page} from './page-types.ts'

watchForNewBuild(import.meta.url)
const draft = restoreDraft()
const {settings, agency, path, page, status, data, seoFailed} = readHandover()
addFacts(settings.apiUrl, agency)
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
  // Dialogs of the page send the same facts about the page as its widgets do.
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
const site = {
  ...settings,
  i18n,
  api,
  link,
  get agency() {
    return factsOf(settings.apiUrl)
  },
}

let loader: Promise<LoadPage> | undefined
const fetchLoader = async () => (await import('../navigation/fetch-page.ts')).pageLoader(site)

const load: LoadPage = async (...visit) => {
  loader ??= fetchLoader()
  try {
    return (await loader)(...visit)
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
// Runs in a task of its own, after everything that the visitor waits for.
setTimeout(startProduction, 0, settings, api)
if (draft) void import('../startup/restore-page.ts').then(({restorePage}) => restorePage(draft))
