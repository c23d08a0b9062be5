/** Every error becomes a response in the envelope; internal errors reveal no details. */
import type {Socket} from 'node:net'
import type {FastifyError, FastifyReply, FastifyRequest} from 'fastify'
import {isUnreachable} from '#server/platform/db/errors.ts'
import {Refusal} from '#server/platform/http-error.ts'
import {refused} from './answers.ts'
import {NO_STORE, SECURITY_HEADERS} from './headers.ts'

/** Seconds after which a full spool, or a database or bucket that is down, is worth another try. */
const RETRY_AFTER = 30

export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const {statusCode, message, errors, retryAfter} = isCutOff(request)
    ? wordedFor(400)
    : refusalOf(error)
  // Our own refusals are expected under load, and a stack for each would fill the log.
  if (statusCode >= 500 && !(error instanceof Refusal)) {
    request.log.error({err: error, route: routeOf(request)}, 'request failed')
  }
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  // The rest of a body that is not read would be taken for the next request.
  if (statusCode === 408 || statusCode === 413) reply.header('connection', 'close')
  return reply.code(statusCode).send(refused(statusCode, message, errors))
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const {statusCode = 500} = (error ?? {}) as Partial<FastifyError>
  if (statusCode === 503 || isUnreachable(error)) {
    return new Refusal(503, 'We are busy at the moment. Please try again soon.', {
      retryAfter: RETRY_AFTER,
    })
  }
  if (statusCode >= 400 && statusCode < 500) return wordedFor(statusCode)
  return new Refusal(500, 'Something went wrong on our side. Please try again.')
}

/** The sender left, or was cut for being slow, before the request was whole. */
const isCutOff = ({raw}: FastifyRequest) => raw.destroyed && !raw.complete

/** An address that cannot be decoded: no route is found and no hook is run for it. */
export function answerBadAddress(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({...SECURITY_HEADERS, ...NO_STORE})
  return answerFailure(error, request, reply)
}

/** Frameworks' own messages may quote the request; ours say what to do. */
const WORDS: Record<number, string> = {
  400: 'The request is not well-formed. Send one whole JSON object.',
  408: 'The request took too long to arrive.',
  409: 'This Idempotency-Key came before with another content. Use a new key for a new request.',
  413: 'The request is too large.',
  414: 'A part of the address is too long.',
  415: 'Send JSON, with the header Content-Type: application/json; files as multipart/form-data.',
  431: 'The headers of the request are too large.',
}

const wordedFor = (statusCode: number) =>
  new Refusal(statusCode, WORDS[statusCode] ?? WORDS[400] ?? '')

/** Input that is no request: not HTTP, too slow, headers too large. Answered on the socket. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (!socket.writable) return socket.destroy()
  const {statusCode, message} = wordedFor(BROKEN[error.code ?? ''] ?? 400)
  const body = JSON.stringify(refused(statusCode, message))
  const headers = {
    ...SECURITY_HEADERS,
    ...NO_STORE,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${statusCode} ${REASONS[statusCode]}\r\n${head.join('')}\r\n${body}`)
}

const BROKEN: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

const REASONS: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
}

/** The route as declared: the parameters of a URL may be personal. */
export const routeOf = ({routeOptions}: FastifyRequest) => routeOptions.url ?? 'unknown'
