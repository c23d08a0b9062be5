/**
 * Logs: JSON lines on standard error, without personal data. No body, no query, no address, no
 * message of an error.
 */
import fastify, {type FastifyBaseLogger} from 'fastify'
import {describeError} from './describe-error.ts'
import type {Settings} from './env.ts'

export type Log = FastifyBaseLogger

/** Fastify makes the logger (pino); parts that start before any server share it. */
export const createLog = (
  {logLevel}: Pick<Settings, 'logLevel'>,
  stream: NodeJS.WritableStream = process.stderr,
): Log => fastify({logger: {level: logLevel, stream, serializers: {err: describeError}}}).log
