/** Answers with a built file that is held in memory. */
import type {FastifyReply, FastifyRequest} from 'fastify'
import type {BuiltFile} from './built-files.ts'

export function sendBuiltFile(
  {bytes, brotli}: BuiltFile,
  file: string,
  {headers}: FastifyRequest,
  reply: FastifyReply,
) {
  reply.type(typeOf(file)).header('vary', 'accept-encoding')
  const isBrotli = brotli && /\bbr\b/.test(`${headers['accept-encoding'] ?? ''}`)
  if (!isBrotli) return reply.send(bytes)
  return reply.header('content-encoding', 'br').send(brotli)
}

export const typeOf = (file: string) =>
  TYPES[file.slice(file.lastIndexOf('.'))] ?? 'application/octet-stream'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
}
