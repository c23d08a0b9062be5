/**
 * What search engines are told of a page in schema.org's words (docs/decisions/structured-data.md).
 * The server's alone: no file of the browser imports this folder.
 */
import type {Graph, Thing} from 'schema-dts'
import {mediaAddress} from '../../../widgets/shared/api/addresses.ts'
import type {Translator} from '../../../widgets/shared/i18n/translator.ts'
import {officeDay} from '../../../widgets/shared/office-day.ts'
import {inert} from '../handover.ts'
import type {Head} from '../head/head.ts'
import type {LoadedPage} from '../page.ts'
import type {VisitSettings} from '../site-context.tsx'
import {agencyFacts, siteFacts} from './agency.ts'
import {breadcrumbs} from './breadcrumbs.ts'
import {factsByFile} from './pages.ts'
import {idOf, type PageThing, ref, SITE, type Telling} from './telling.ts'

interface FactsRequest {
  page: LoadedPage
  head: Head
  i18n: Translator
  settings: Pick<VisitSettings, 'locale' | 'siteUrl' | 'storageUrl'>
}

/** As a data block, which no policy for scripts concerns. */
export function factsScript(request: FactsRequest): string {
  const graph = factsOf(request)
  return graph ? `<script type="application/ld+json">${inert(JSON.stringify(graph))}</script>` : ''
}

/** What search engines leave out they are told nothing of. */
function factsOf({page, head, i18n, settings}: FactsRequest): Graph | undefined {
  const {address} = head
  if (!address) return undefined
  const {locale, siteUrl, storageUrl} = settings
  const at = (path: string) => new URL(path, siteUrl).href
  const telling: Telling = {
    i18n,
    locale,
    address,
    at,
    media: path => new URL(mediaAddress(storageUrl, path), siteUrl).href,
    today: officeDay(),
  }
  const tell = factsByFile[page.route.file ?? '']
  const {page: more, trail, things = []} = tell?.(page.data as never, telling) ?? {}
  const web: PageThing = {
    '@type': 'WebPage',
    '@id': idOf(telling, 'page'),
    url: address,
    name: head.title,
    description: head.description,
    inLanguage: locale,
    isPartOf: ref(at(SITE)),
    breadcrumb: trail && ref(idOf(telling, 'trail')),
    ...(more as object),
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      web,
      ...(trail ? [breadcrumbs(trail, telling)] : []),
      ...things.filter((thing): thing is Thing => thing !== undefined),
      siteFacts(telling, page.route.path === '/'),
      agencyFacts(telling),
    ],
  }
}
