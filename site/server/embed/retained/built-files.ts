/** The files of a build that pages name by what is in them. */
import {createHash} from 'node:crypto'
import {readdir, readFile} from 'node:fs/promises'
import {sep} from 'node:path'
import type {FastifyReply, FastifyRequest} from 'fastify'

export interface BuiltFile {
  bytes: Buffer
  /** The same, compressed. */
  brotli: Buffer | undefined
}

/** A build as it is stored. */
export interface StorableBuild {
  /** `site/` or `embed/`, and a name that changes with the files. */
  name: string
  files: Map<string, BuiltFile>
}

/** `book-now-Cmcp1C2f.js`: the name changes with the content. */
export const isHashed = (path: string) => /-[\w-]{8}\.\w+(\.\w+)*$/.test(path)

export const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url')

/** The files below `/assets/`, without the maps of their sources. */
export async function readAssets(dist: URL): Promise<StorableBuild> {
  const files: StorableBuild['files'] = new Map()
  for (const build of ['react/', 'preact/']) {
    const folder = new URL(build, dist)
    const names = (await readdir(folder, {recursive: true})).map(name => name.replaceAll(sep, '/'))
    const read = (name: string) => readFile(new URL(name, folder))
    for (const name of names.filter(isRetained).sort()) {
      const twin = names.includes(`${name}.br`) ? await read(`${name}.br`) : undefined
      files.set(build + name, {bytes: await read(name), brotli: twin})
    }
  }
  const content = [...files].map(([name, {bytes}]) => `${name} ${hashOf(bytes)}\n`).join('')
  return {name: `site/${hashOf(Buffer.from(content))}`, files}
}

const isRetained = (name: string) => isHashed(name) && !/\.(map|br)$/.test(name)

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
