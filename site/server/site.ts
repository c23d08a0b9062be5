/**
 * The host site: pages rendered on the server, the built files, the forms' way without JavaScript.
 * What is in a page is decided in `site/app`; here is only how it travels.
 */
import cookie from '@fastify/cookie'
import fastify, {type FastifyInstance, LogController} from 'fastify'
import type {DeskBackend} from '#desk/desk-parts.ts'
import type {ApiAccess} from '../app/shared-with-server/api-access.ts'
import {startSavedSearches} from './alerts/saved-searches.ts'
import {type ReadSiteContent, siteContentOfFolder} from './content/records/site-content.ts'
import type {ContentVersion} from './content/versions/content-version.ts'
import type {RetainedFiles} from './embed/retained/retained-files.ts'
import type {Build} from './http/build.ts'
import {readDist} from './http/dist.ts'
import {addFormBodies} from './http/limits/form-bodies.ts'
import {arrivalOptions, limitArrival, limitUrls} from './http/limits/request-limits.ts'
import {addCalendarFiles} from './http/pages/calendar-files.ts'
import {addCompression} from './http/pages/compression.ts'
import {addDisplayForm} from './http/pages/display-form.ts'
import {addFailures} from './http/pages/failures.ts'
import {addForms} from './http/pages/forms/forms.ts'
import {addHeaders} from './http/pages/headers.ts'
import {addIcons, addManifest} from './http/pages/icons.ts'
import {decodableUrl, redirectOtherSpellings} from './http/pages/one-address.ts'
import {createPages} from './http/pages/pages.ts'
import {refuseForeignPosts} from './http/pages/same-origin.ts'
import {addSavedSearchPages} from './http/pages/saved-search-pages.ts'
import {addServiceWorker} from './http/pages/service-worker.ts'
import {addSiteRecords} from './http/pages/site-records.ts'
import {addViewingPages} from './http/pages/viewing-pages.ts'
import {serveCurrentBuild} from './http/served-build.ts'
import {closeConnectionsOnShutdown} from './http/shutdown-connections.ts'
import {leadHooks} from './lead-hooks.ts'
import {addOgImages} from './og-image/og-image-route.ts'
import {nameDrawer} from './og-image/wordmark.ts'
import type {OffList} from './partners/registry/off-list.ts'
import type {ReportSources} from './partners/report/partner-report.ts'
import type {Database} from './platform/db/connect.ts'
import type {Settings} from './platform/env.ts'
import type {FormSecret} from './platform/form-secret.ts'
import {createLog} from './platform/log.ts'
import type {Mailer} from './platform/mail/mailer.ts'
import {publish} from './platform/observed.ts'
import type {Outbox} from './platform/outbox/outbox.ts'
import {addSeoRoutes} from './seo/seo-routes.ts'
import {startViewingMails} from './viewings/mail/send-mail.ts'

/** Forms are text; uploads go to the API directly. */
const BODY_LIMIT = 64 * 1024

/** The part of the reference API that the site uses where both run in one process. */
export interface SiteBackend {
  /** Signs the forms' time tokens. */
  secret?: FormSecret
  siteContent?: ReadSiteContent
  contentVersion?: ContentVersion
  /** Files of other builds, from the database. */
  retained?: RetainedFiles
  /** Partners whose widgets are switched off. */
  offList?: OffList
  /** The figures of partners' own pages; they exist where the reference API is. */
  partners?: ReportSources
  /** Sends mails to visitors about saved searches and viewings, made of the site's own words. */
  mails?: {database: Database; outbox: Outbox; mailer: Mailer | undefined}
  /** The agency's desk is where the reference API is. */
  desk?: Omit<DeskBackend, 'siteContent'>
  /** Reaches the API without a connection. */
  fetch?: typeof fetch
}

/** `from` is the folder of a finished build, or a build that makes itself. */
export async function createSite(
  settings: Settings,
  {
    secret,
    fetch,
    contentVersion,
    retained,
    offList,
    partners,
    mails,
    desk,
    siteContent = siteContentOfFolder(settings.seed),
  }: SiteBackend = {},
  from: URL | Build = serveCurrentBuild(),
): Promise<FastifyInstance> {
  const site = fastify({
    loggerInstance: createLog(settings),
    // Its lines carry addresses and whole URLs.
    logController: new LogController({disableRequestLogging: true}),
    trustProxy: settings.trustProxy,
    bodyLimit: BODY_LIMIT,
    ...arrivalOptions(settings.requestTimeout),
    rewriteUrl: decodableUrl,
    routerOptions: {ignoreTrailingSlash: true},
  })
  site.addHook('onResponse', async ({method, routeOptions}, {statusCode: status, elapsedTime}) => {
    const {url: route = 'unknown'} = routeOptions
    publish('request', {server: 'site', method, route, status, seconds: elapsedTime / 1000})
  })
  const build = from instanceof URL ? await readDist(from) : from
  // At once, so that an unreadable folder is reported when the server starts.
  await siteContent()
  const apiAccess: ApiAccess = {origin: settings.apiUrl, fetch}
  const parts = {secret, siteContent, contentVersion, apiAccess}
  const pages = createPages(settings, build, {...parts, drawName: nameDrawer(build.media)})
  await site.register(cookie)
  addFormBodies(site)
  addHeaders(site, settings)
  limitUrls(site)
  redirectOtherSpellings(site)
  refuseForeignPosts(site, settings)
  limitArrival(site, settings.requestTimeout)
  closeConnectionsOnShutdown(site)
  addCompression(site)
  addFailures(site, pages)
  await build.addFiles(site, settings, {secret, retained, off: offList})
  addIcons(site)
  addManifest(site, settings, build.renderer, siteContent)
  addServiceWorker(site, settings, pages)
  addSeoRoutes(site, settings, {...parts, renderer: build.renderer})
  addOgImages(site, settings, build, parts)
  addSiteRecords(site, settings, siteContent)
  addDisplayForm(site, settings, {pages, siteContent})
  const screens = (desk || partners) && (await build.desk())
  if (desk) await screens?.addDesk(site, settings, build, {...desk, siteContent})
  if (partners) screens?.addPartnerPages(site, settings, facesOf(build), {...partners, siteContent})
  addCalendarFiles(site, settings, pages, parts)
  addSavedSearchPages(site, settings, pages, apiAccess)
  addViewingPages(site, settings, pages, {...parts, renderer: build.renderer})
  await addForms(site, settings, pages, parts)
  site.get('/*', (request, reply) => pages.send(request, reply))
  if (mails) {
    const common = {...mails, settings, renderer: build.renderer, siteContent}
    const searches = startSavedSearches({...common, log: createLog(settings)})
    const viewings = startViewingMails({...common, recipientsOf: leadHooks.recipientsOf})
    site.addHook('onClose', async () => {
      await Promise.all([searches?.close(), viewings?.close()])
    })
  }
  return site
}

/** In development fonts come with the styles, which a page without scripts does not load. */
function facesOf({manifest}: Build) {
  const {styles} = manifest.site
  return typeof styles === 'object' ? styles.faces : ''
}
