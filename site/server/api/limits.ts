/** Who may ask, and how much: partner origins, requests by address, requests at once. */
import {isIPv6} from 'node:net'
import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify'
import type {Settings} from '../env.ts'
import {fulfilled, Refusal} from './answers.ts'

/**
 * Above this the server would only collect requests that nobody waits for any more. High, because
 * senders that are turned away and ask again at once cost more than those that queue.
 */
const AT_ONCE = 1_000

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
    cache: 20_000,
    keyGenerator: request => networkOf(request.ip),
    allowList: isReading,
    errorResponseBuilder: (_request, {ttl}) => {
      const retryAfter = Math.max(1, Math.ceil(ttl / 1000))
      return new Refusal(429, 'Too many requests. Please wait a minute and try again.', {
        retryAfter,
      })
    },
  })
  limitRequestsAtOnce(app)
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

/** A household or a server has a whole /64 of IPv6 addresses at its disposal. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped) return mapped
  // URL spells an address in one way: lower case, no leading zeros, the longest run of zeros as ::
  const spelled = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const [head = '', tail] = spelled.split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const zeros = Array<string>(8 - before.length - after.length).fill('0')
  const groups = tail === undefined ? before : [...before, ...zeros, ...after]
  return groups.slice(0, 4).join(':')
}

function limitRequestsAtOnce(app: FastifyInstance) {
  let running = 0
  const counted = new WeakSet<object>()
  app.addHook('onRequest', async (request, reply) => {
    if (running >= AT_ONCE) {
      throw new Refusal(503, 'We are busy at the moment. Please try again soon.', {retryAfter: 5})
    }
    running++
    counted.add(request.raw)
    // Comes once for every answer, also for one whose reader left.
    reply.raw.once('close', () => {
      if (counted.delete(request.raw)) running--
    })
  })
}
