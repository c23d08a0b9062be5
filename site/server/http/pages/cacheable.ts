import type {FastifyReply} from 'fastify'

/** For what is known by one address, and may change with the next deployment. */
export const cacheableForDay = (reply: FastifyReply, type: string) =>
  reply.type(type).header('cache-control', 'public, max-age=86400')
