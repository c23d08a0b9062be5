/** Who may ask, and how much: partner origins, requests by address, requests at once. */
import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify'
import type {Settings} from '../env.ts'
import {MonotonicStore} from '../monotonic-store.ts'
import {clientOf, networkOf, widerNetworkOf} from '../network.ts'
import {turns} from '../turns.ts'
import {fulfilled, Refusal} from './answers.ts'

/**
 * Above this the server would only collect requests that nobody waits for any more. High, because
 * senders that are turned away and ask again at once cost more than those that queue.
 */
const AT_ONCE = 1_000
/** Of one client network: many offices share an address. Our own site asks from this machine. */
const AT_ONCE_PER_NETWORK = 100

/** A customer of a provider may have 65,536 networks; all of them together have this many times the limit of one. */
const WIDER_NETWORK = 10

export async function addLimits(app: FastifyInstance, settings: Settings) {
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
  limitWiderNetworks(app, settings)
  limitRequestsAtOnce(app)
}

/** `ttl` is milliseconds. */
const tooMany = (ttl: number) =>
  new Refusal(429, 'Too many requests. Please wait a minute and try again.', {
    retryAfter: Math.max(1, Math.ceil(ttl / 1000)),
  })

function limitWiderNetworks(app: FastifyInstance, {leadsPerMinute}: Settings) {
  const check = app.createRateLimit({
    max: leadsPerMinute * WIDER_NETWORK,
    keyGenerator: ({ip}) => widerNetworkOf(ip) ?? ip,
  })
  app.addHook('onRequest', async request => {
    if (isReading(request) || !widerNetworkOf(request.ip)) return
    const use = await check(request)
    if (!use.isAllowed && use.isExceeded) throw tooMany(use.ttl)
  })
}

/** Many visitors may share an address, and each page tells once or twice. */
const USE_PER_MINUTE = 600

/**
 * What pages tell of their widgets is limited by itself, so that it never uses up an address's
 * enquiries. Above the limit it is not counted, and nobody is told off: a refusal would be a red line
 * in the console of a page that can do nothing about it.
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

function limitRequestsAtOnce(app: FastifyInstance) {
  const take = turns({atOnce: AT_ONCE, perNetwork: AT_ONCE_PER_NETWORK})
  app.addHook('onRequest', async ({ip}, reply) => {
    const {refused, end} = take(clientOf(ip))
    if (refused) throw new Refusal(refused, BUSY, {retryAfter: 5})
    // Comes once for every answer, also for one whose reader left.
    reply.raw.once('close', end)
  })
}

const BUSY = 'We are busy at the moment. Please try again soon.'
