/**
 * Limits a body before any of it is read. A browser that has signed in has a cookie, even when its
 * session has ended; a body without one contains nothing worth storing.
 */
import type {FastifyInstance, FastifyRequest} from 'fastify'
import type {Settings} from '#server/platform/env.ts'
import {HttpError} from '#server/platform/http-error.ts'
import {isToken} from '#server/platform/token.ts'
import {sessionTokenOf} from './session-cookie.ts'

const MAX_BYTES_WITHOUT_SESSION = 64 * 1024

export function limitBodies(desk: FastifyInstance, settings: Settings) {
  desk.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST' || mayHaveSession(request, settings)) return
    const {'content-length': length, 'transfer-encoding': encoding} = request.headers
    const isUnknown = length === undefined && encoding !== undefined
    // Browsers name the length of what they send.
    if (!isUnknown && !(Number(length) > MAX_BYTES_WITHOUT_SESSION)) return
    reply.header('connection', 'close')
    // No byte of a file is read: the sign-in page is the answer.
    if (!hasFiles(request)) throw new HttpError(413, 'too large without a session')
  })
}

/** It has a cookie that can be one. */
export const mayHaveSession = (request: FastifyRequest, settings: Settings) =>
  isToken(sessionTokenOf(request, settings) ?? '')

const hasFiles = ({headers}: FastifyRequest) =>
  /^multipart\/form-data/i.test(headers['content-type'] ?? '')
