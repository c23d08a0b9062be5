/** Limits of requests: partner origins, requests by address, concurrent requests. */
import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify'
import type {Settings} from '#server/platform/env.ts'
import {Refusal} from '#server/platform/http-error.ts'
import {
  clientOf,
  networkOf,
  WIDER_NETWORK_FACTOR,
  widerNetworkOf,
} from '#server/platform/limits/client-network.ts'
import {concurrencyLimit} from '#server/platform/limits/concurrency-limit.ts'
import {MonotonicStore} from '#server/platform/limits/monotonic-store.ts'
import {fulfilled} from '../api/answers.ts'
import type {SharedCounts} from './shared-counts.ts'

/**
 * Above the total, requests would only time out in the queue. It is high, because clients that are
 * refused and retry at once cost more than those that wait. Many offices share one address.
 */
const CONCURRENT_REQUESTS = {total: 1_000, perNetwork: 100}

export async function addLimits(app: FastifyInstance, settings: Settings, shared: SharedCounts) {
  await app.register(cors, {
    origin: settings.partnerOrigins,
    methods: ['GET', 'POST', 'OPTIONS'],
    allowedHeaders: ['content-type', 'authorization', 'idempotency-key'],
    exposedHeaders: ['retry-after'],
    maxAge: 86_400,
    strictPreflight: false,
  })
  await app.register(rateLimit, {
    max: settings.leadsPerMinute,
    timeWindow: '1 minute',
    store: MonotonicStore,
    keyGenerator: request => networkOf(request.ip),
    allowList: isReading,
    errorResponseBuilder: (_request, {ttl}) => tooMany(ttl),
  })
  refuseForeignOrigins(app, settings)
  limitWiderNetworks(app, settings)
  limitOverServers(app, settings, shared)
  limitRequestsAtOnce(app, settings)
}

/**
 * Multipart posts and posts without a body need no CORS preflight: the browser would block only the
 * response, after the data was stored. Clients other than browsers send no `Origin`.
 */
function refuseForeignOrigins(app: FastifyInstance, {partnerOrigins}: Settings) {
  if (partnerOrigins === '*') return
  app.addHook('onRequest', async request => {
    const {origin} = request.headers
    if (isReading(request) || origin === undefined || partnerOrigins.includes(origin)) return
    throw new Refusal(
      403,
      'This origin is not allowed. Ask the agency to add it to PARTNER_ORIGINS.',
    )
  })
}

/** `ttl` is milliseconds. */
const tooMany = (ttl: number) =>
  new Refusal(429, 'Too many requests. Please wait a minute and try again.', {
    retryAfter: Math.max(1, Math.ceil(ttl / 1000)),
  })

function limitWiderNetworks(app: FastifyInstance, {leadsPerMinute}: Settings) {
  const check = app.createRateLimit({
    max: leadsPerMinute * WIDER_NETWORK_FACTOR,
    keyGenerator: ({ip}) => widerNetworkOf(ip) ?? ip,
  })
  app.addHook('onRequest', async request => {
    if (isReading(request) || !widerNetworkOf(request.ip)) return
    const use = await check(request)
    if (!use.isAllowed && use.isExceeded) throw tooMany(use.ttl)
  })
}

/** A client that takes turns between the servers gets no more than with one of them. */
function limitOverServers(
  app: FastifyInstance,
  {leadsPerMinute}: Settings,
  {count}: Pick<SharedCounts, 'count'>,
) {
  app.addHook('onRequest', async request => {
    if (isReading(request) || request.routeOptions.config?.rateLimit === false) return
    const {ip} = request
    const wider = widerNetworkOf(ip)
    const isExceeded =
      count(networkOf(ip)) > leadsPerMinute ||
      (wider && count(wider) > leadsPerMinute * WIDER_NETWORK_FACTOR)
    if (isExceeded) throw tooMany(60_000 - (Date.now() % 60_000))
  })
}

/** Many visitors may share an address, and each page reports once or twice. */
const USE_PER_MINUTE = 600

/**
 * Usage reports of pages have a limit of their own, so that it never uses up an address's
 * enquiries. Above the limit it is not counted, and answered with 200: a refusal would be a red
 * line in the console of a page that can do nothing about it.
 */
export function limitOfUse(app: FastifyInstance) {
  const check = app.createRateLimit({max: USE_PER_MINUTE})
  return {
    config: {rateLimit: false as const},
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const use = await check(request)
      if (use.isAllowed || !use.isExceeded) return
      return reply.send(fulfilled({message: 'Not counted.'}))
    },
  }
}

const isReading = ({method}: FastifyRequest) => method !== 'POST'

function limitRequestsAtOnce(app: FastifyInstance, {host}: Settings) {
  // Each by itself: an enquiry is not refused because of those who read.
  const reads = concurrencyLimit(CONCURRENT_REQUESTS)
  const posts = concurrencyLimit(CONCURRENT_REQUESTS)
  app.addHook('onRequest', async (request, reply) => {
    const {ip} = request
    const acquire = isReading(request) ? reads : posts
    const {refused, release} = acquire(ip === host ? undefined : clientOf(ip))
    if (refused) throw new Refusal(refused, BUSY, {retryAfter: 5})
    // Comes once for every answer, also for one whose reader left.
    reply.raw.once('close', release)
  })
}

const BUSY = 'We are busy at the moment. Please try again soon.'
