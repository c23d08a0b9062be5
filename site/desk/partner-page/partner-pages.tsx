/**
 * A partner's own page, behind its private address: HTML without a script, and the same as CSV. It is
 * not found by search engines, not kept by caches, and its address goes to nobody it links to.
 */

import {createHash} from 'node:crypto'
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify'
import type {ReadSiteContent} from '#server/content/records/site-content.ts'
import {sendNothingHere} from '#server/http/pages/failures.ts'
import {POLICY} from '#server/http/pages/headers.ts'
import {lineOf} from '#server/leads/export/csv.ts'
import {listTests} from '#server/leads/test-leads.ts'
import {PARTNER_PAGES} from '#server/partners/registry/partner.ts'
import {partnerOfLink} from '#server/partners/registry/registry-store.ts'
import {
  type PartnerReport,
  type ReportSources,
  readPartnerReport,
} from '#server/partners/report/partner-report.ts'
import {asCsv} from '#server/partners/usage/report.ts'
import {isUnreachable} from '#server/platform/db/errors.ts'
import type {Settings} from '#server/platform/env.ts'
import {hashOfToken, isToken} from '#server/platform/token.ts'
import {readFiguresPeriod} from '../figures/period.ts'
import type {DeskFrame} from '../shell/desk-frame.ts'
import {deskStyles, renderScreen} from '../shell/render.tsx'
import pageStyles from './page.css'
import {PartnerPage} from './page.tsx'

interface Asked {
  Params: {token: string}
  Querystring: Record<string, string | undefined>
}

export function addPartnerPages(
  site: FastifyInstance,
  {siteUrl, storageUrl}: Pick<Settings, 'siteUrl' | 'storageUrl'>,
  faces: string,
  {siteContent, ...sources}: ReportSources & {siteContent: ReadSiteContent},
) {
  const styles = [faces, deskStyles(), pageStyles].join('\n').replaceAll('</', '<\\/')
  const hash = createHash('sha256').update(styles).digest('base64')
  const headers = {
    [POLICY]: `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
  }

  /** Undefined where the address is none, or was ended. */
  async function find({params, query}: FastifyRequest<Asked>) {
    const {token} = params
    if (!isToken(token)) return undefined
    const orm = await sources.database.ready()
    const partner = await partnerOfLink(orm, hashOfToken(token))
    if (!partner) return undefined
    const period = readFiguresPeriod(query)
    const report = await readPartnerReport({...period, partner: partner.id}, sources)
    return {orm, partner, report, period, address: PARTNER_PAGES + token}
  }

  const route = (
    path: string,
    send: (
      found: NonNullable<Awaited<ReturnType<typeof find>>>,
      reply: FastifyReply,
    ) => Promise<unknown>,
  ) =>
    site.get<Asked>(PARTNER_PAGES + path, async (request, reply) => {
      reply.headers(headers)
      try {
        const found = await find(request)
        return found ? await send(found, reply) : sendNothingHere(reply)
      } catch (error) {
        if (isUnreachable(error)) throw Object.assign(new Error('busy'), {statusCode: 503})
        throw error
      }
    })

  const frame = async (path: string): Promise<DeskFrame> => ({
    agency: (await siteContent()).agency,
    locale: 'en',
    languages: ['en'],
    path,
    siteUrl,
    storageUrl,
    now: new Date(),
    csrfFor: () => '',
    files: {styles: '', script: '', fonts: []},
  })
  route(':token', async ({orm, address, ...found}, reply) => {
    const tests = await listTests(orm, found.partner.id)
    const page = <PartnerPage {...found} tests={tests} address={address} styles={styles} />
    return reply
      .type('text/html; charset=utf-8')
      .send(await renderScreen(page, await frame(address)))
  })
  route(':token/days.csv', async ({report}, reply) => sendCsv(reply, 'days', asCsv(report.days)))
  route(':token/enquiries.csv', async ({report}, reply) =>
    sendCsv(reply, 'enquiries', enquiriesCsv(report)),
  )
}

const sendCsv = (reply: FastifyReply, name: string, text: string) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(text)

const enquiriesCsv = ({enquiries}: PartnerReport) =>
  [
    ['id', 'received_at', 'form', 'state', 'state_changed_at'],
    ...enquiries.map(one => [one.id, one.receivedAt, one.form, one.state, one.stateChangedAt]),
  ]
    .map(lineOf)
    .join('')
