/** Sends an answer that is kept: compressed once, and not at all to whom has it already. */
import type {FastifyReply, FastifyRequest} from 'fastify'
import type {KeptAnswer} from '#server/platform/api/handler.ts'
import {isUnchanged} from '#server/platform/encoded-body.ts'
import {addVary} from './headers.ts'

export async function sendKept(
  {method, headers}: FastifyRequest,
  reply: FastifyReply,
  {etag, body}: KeptAnswer,
) {
  addVary(reply, 'accept-encoding')
  if (method !== 'POST') {
    reply.header('etag', etag)
    if (isUnchanged(headers['if-none-match'], etag)) return reply.code(304).send()
  }
  const encoding = body.encodingFor(headers['accept-encoding']?.toString())
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('application/json; charset=utf-8').send(await body.in(encoding))
}
