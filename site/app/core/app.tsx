/** The whole page: shell, page, toaster. The same tree on the server and in the browser. */
import {memo, useEffect, useLayoutEffect, useMemo} from 'react'
import {HYDRATED} from '#kit/core/shadow-box.ts'
import toaster from '../../../widgets/toaster/element.ts'
import {Guarded} from '../features/account/guarded.tsx'
import {Island} from '../islands/island.tsx'
import {SharedParts} from '../islands/widget-services.tsx'
import {type LoadPage, useRouter} from '../navigation/router.tsx'
import {Footer} from '../shell/footer.tsx'
import {Header} from '../shell/header.tsx'
import {Announcement, BusyBar, ConnectionLost, PageSkeleton} from '../shell/page-status.tsx'
import {PAGE_READY} from '../startup/early-presses.ts'
import {trailBelowHome} from '../ui/breadcrumb-steps.ts'
import {Breadcrumbs} from '../ui/breadcrumbs.tsx'
import type {Page} from './page-types.ts'
import {type Site, SiteProvider, useSite, useWidgetAttributes} from './site-context.tsx'

interface AppProps {
  first: Page
  site: Omit<Site, 'path'>
  load: LoadPage
}

export function App({first, site, load}: AppProps) {
  const {page, navigating, isOffline, arrival} = useRouter(first, load)
  const {route, url} = page
  const path = url.pathname + url.search
  // The values of a rejected form belong to the page that returned them, not to later ones.
  const form = page === first ? site.form : undefined
  const value = useMemo(() => ({...site, form, path}), [site, form, path])
  useLayoutEffect(
    () => void document.getElementById('site')?.dispatchEvent(new Event(HYDRATED)),
    [],
  )
  useEffect(() => void document.dispatchEvent(new Event(PAGE_READY)), [])
  return (
    <SiteProvider value={value}>
      <SharedParts>
        <SkipLink />
        {!route.bare && <PageHeader />}
        <TrailBelowHome route={route} />
        {/* A new element for each page: one that stays would move, below another trail. */}
        <main
          id="content"
          tabIndex={-1}
          aria-busy={navigating ? true : undefined}
          key={url.pathname}
        >
          <PageBody page={page} />
        </main>
        {!route.bare && url.pathname !== '/' && <PageFooter />}
        {navigating && <PageSkeleton path={navigating} />}
        <BusyBar isNavigating={navigating !== null} />
        {isOffline && <ConnectionLost />}
        <Announcement {...arrival} />
        <Toaster />
      </SharedParts>
    </SiteProvider>
  )
}

function TrailBelowHome({route}: Pick<Page, 'route'>) {
  const {i18n} = useSite()
  const trail = trailBelowHome(route, i18n)
  return (
    trail && (
      <div className="below-home wrap">
        <Breadcrumbs {...trail} />
      </div>
    )
  )
}

// A navigation that begins renders the skeleton alone: nothing of the page that is left.
const PageHeader = memo(Header)
const PageFooter = memo(Footer)

const PageBody = memo(({page: {route, definition, data}}: {page: Page}) => {
  const Body = definition.Page
  if (!route.admits) return <Body data={data} />
  return (
    <Guarded admits={route.admits}>
      <Body data={data} />
    </Guarded>
  )
})

const Toaster = () => <Island element={toaster} attributes={useWidgetAttributes()} />

function SkipLink() {
  const {i18n} = useSite()
  return (
    <a className="skip-link" href="#content">
      {i18n._('Skip to content')}
    </a>
  )
}
