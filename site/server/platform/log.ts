/**
 * Logs: JSON lines on standard error, without personal data. No body, no query, no address; of an
 * error its kind, code and stack frames, because messages of a database quote the values.
 */
import fastify, {type FastifyBaseLogger} from 'fastify'
import type {Settings} from './env.ts'

export type Log = FastifyBaseLogger

/** Fastify makes the logger (pino); parts that start before any server share it. */
export const createLog = (
  {logLevel}: Pick<Settings, 'logLevel'>,
  stream: NodeJS.WritableStream = process.stderr,
): Log => fastify({logger: {level: logLevel, stream, serializers: {err: describeError}}}).log

type Description = {
  type: string
  message: string
  stack: string
  cause: Description | undefined
}

function describeError(error: unknown): Description {
  const {name, code, syscall, stack, cause} = (error ?? {}) as Partial<NodeJS.ErrnoException>
  return {
    type: name ?? typeof error,
    message: [syscall, code].filter(Boolean).join(' '),
    stack: stack?.split('\n').filter(isFrame).join('\n') ?? '',
    cause: cause instanceof Error ? describeError(cause) : undefined,
  }
}

const isFrame = (line: string) => line.startsWith('    at ')
