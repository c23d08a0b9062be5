/** Landing pages and legal texts for a browser that changes to such a page in place. */
import type {FastifyInstance, FastifyRequest} from 'fastify'
import type {ReadSiteContent} from '#server/content/records/site-content.ts'
import {siteRecordsOf} from '#server/content/records/site-records.ts'
import type {Settings} from '#server/platform/env.ts'
import {legalPages} from '../../../app/shared-with-server/site-records.ts'
import {localeOf} from './pages.ts'

type Keyed = {Params: {key: string}}

/** `null` where there is none: the page that says so is the browser's. */
export function addSiteRecords(
  site: FastifyInstance,
  {languages}: Pick<Settings, 'languages'>,
  siteContent: ReadSiteContent,
) {
  const records = async (request: FastifyRequest<Keyed>) =>
    siteRecordsOf(await siteContent(), localeOf(request, languages))

  site.get<Keyed>('/site-records/launches/:key', async (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('x-robots-tag', 'noindex')
      .send(JSON.stringify(await (await records(request)).launch(request.params.key))),
  )
  site.get<Keyed>('/site-records/legal/:key', async (request, reply) => {
    const page = legalPages.find(page => page === request.params.key)
    const text = page ? await (await records(request)).legalText(page) : null
    return reply
      .header('cache-control', 'no-cache')
      .header('x-robots-tag', 'noindex')
      .send(JSON.stringify(text))
  })
}
