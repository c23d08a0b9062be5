/**
 * A partner's own page, behind its private address: HTML without a script, and the same as CSV. It is
 * not found by search engines, not kept by caches, and its address goes to nobody it links to.
 */
import {createHash} from 'node:crypto'
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify'
import {sendNothingHere} from '#server/http/pages/failures.ts'
import {POLICY} from '#server/http/pages/headers.ts'
import {lineOf} from '#server/leads/export/csv.ts'
import {listTests} from '#server/leads/test-leads.ts'
import {PARTNER_PAGES} from '#server/partners/registry/private-link.ts'
import {partnerOfLink} from '#server/partners/registry/registry-store.ts'
import {
  type PartnerReport,
  type ReportSources,
  readPartnerReport,
} from '#server/partners/report/partner-report.ts'
import {asCsv} from '#server/partners/usage/report.ts'
import {isUnreachable} from '#server/platform/db/errors.ts'
import type {Settings} from '#server/platform/env.ts'
import {readPeriod} from '#server/platform/period.ts'
import {hashOfToken, isToken} from '#server/platform/token.ts'
import {partnerPage} from './page.ts'
import {stylesOf} from './styles.ts'

interface Asked {
  Params: {token: string}
  Querystring: {from?: unknown; to?: unknown}
}

/** A page of more days would be a chart of lines nobody can tell apart. */
const MOST_DAYS = 366
const DAY = 86_400_000

export function addPartnerPages(
  site: FastifyInstance,
  {siteUrl}: Pick<Settings, 'siteUrl'>,
  faces: string,
  sources: ReportSources,
) {
  const styles = stylesOf(faces)
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
    const {period, problem} = periodOf(query)
    const report = await readPartnerReport({...period, partner: partner.id}, sources)
    return {orm, partner, report, problem, address: PARTNER_PAGES + token}
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

  route(':token', async ({orm, partner, report, problem, address}, reply) => {
    const tests = await listTests(orm, partner.id)
    const page = partnerPage({partner, report, tests, problem, address, siteUrl, styles})
    return reply.type('text/html; charset=utf-8').send(page)
  })
  route(':token/days.csv', async ({report}, reply) => sendCsv(reply, 'days', asCsv(report.days)))
  route(':token/enquiries.csv', async ({report}, reply) =>
    sendCsv(reply, 'enquiries', enquiriesCsv(report)),
  )
}

/** What cannot be read is said, and the usual days are shown. */
function periodOf(query: Asked['Querystring']) {
  const given = {from: query.from || undefined, to: query.to || undefined}
  const read = readPeriod(given)
  const isLong =
    !('problem' in read) && Date.parse(read.to) - Date.parse(read.from) >= MOST_DAYS * DAY
  if (!('problem' in read) && !isLong) return {period: read, problem: undefined}
  const problem = 'problem' in read ? read.problem : `Choose at most ${MOST_DAYS} days.`
  const usual = readPeriod({})
  if ('problem' in usual) throw new Error(usual.problem)
  return {period: usual, problem}
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
