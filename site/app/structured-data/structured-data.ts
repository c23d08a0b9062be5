/**
 * Structured data of a page in schema.org's vocabulary (docs/decisions/013-structured-data.md).
 * The server's alone: no file of the browser imports this folder.
 */
import type {BreadcrumbList, Graph, Thing} from 'schema-dts'
import {mediaAddress} from '#kit/api-client/addresses.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import type {Agency} from '#trade/agency/agency.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {seoOf} from '../core/page-seo.ts'
import {inert} from '../core/page-state.ts'
import type {LoadedPage} from '../core/page-types.ts'
import type {VisitSettings} from '../core/site-context.tsx'
import type {Head} from '../head/head.ts'
import {type BreadcrumbSteps, stepsFromHome, trailBelowHome} from '../ui/breadcrumb-steps.ts'
import {agencyFacts, siteFacts} from './agency.ts'
import {idOf, type JsonLdContext, type PageThing, ref, SITE} from './json-ld.ts'

interface StructuredDataRequest {
  page: LoadedPage
  head: Head
  i18n: Translator
  settings: Pick<VisitSettings, 'locale' | 'siteUrl' | 'storageUrl'>
  agency: Agency
}

/** As a data block, which no policy for scripts concerns. */
export async function structuredDataScript(request: StructuredDataRequest): Promise<string> {
  const graph = await factsOf(request)
  return graph ? `<script type="application/ld+json">${inert(JSON.stringify(graph))}</script>` : ''
}

/** Pages with `noindex` have no structured data. */
async function factsOf(request: StructuredDataRequest): Promise<Graph | undefined> {
  const {page, head, i18n, settings, agency} = request
  const {address} = head
  if (!address) return undefined
  const {locale, siteUrl, storageUrl} = settings
  const at = (path: string) => new URL(path, siteUrl).href
  const context: JsonLdContext = {
    i18n,
    locale,
    agency,
    address,
    at,
    media: path => new URL(mediaAddress(storageUrl, path), siteUrl).href,
    today: officeDay(),
  }
  const seo = await seoOf(page.route)
  const facts = seo?.structuredData?.(page.data, context)
  const {page: more, trail = trailBelowHome(page.route, i18n), things = []} = facts ?? {}
  const web: PageThing = {
    '@type': 'WebPage',
    '@id': idOf(context, 'page'),
    url: address,
    name: head.title,
    description: head.description,
    inLanguage: locale,
    isPartOf: ref(at(SITE)),
    breadcrumb: trail && ref(idOf(context, 'trail')),
    ...(more as object),
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      web,
      ...(trail ? [breadcrumbs(trail, context)] : []),
      ...things.filter((thing): thing is Thing => thing !== undefined),
      siteFacts(context, page.route.path === '/'),
      agencyFacts(context),
    ],
  }
}

/** The trail of the page as it is shown, with the page itself at its end. */
const breadcrumbs = (trail: BreadcrumbSteps, context: JsonLdContext): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': idOf(context, 'trail'),
  itemListElement: [
    ...stepsFromHome(trail, context.i18n).map(({name, href}) => ({name, item: context.at(href)})),
    {name: trail.here, item: context.address},
  ].map((step, at) => ({'@type': 'ListItem' as const, position: at + 1, ...step})),
})
