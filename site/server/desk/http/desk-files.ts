/** The desk's style sheet and script, under addresses that change with them. */
import {createHash} from 'node:crypto'
import type {FastifyInstance} from 'fastify'
import type {Build} from '../../http/build.ts'
import {YEAR} from '../../http/pages/assets.ts'

export interface DeskFiles {
  styles: string
  script: string
}

export async function addDeskFiles(desk: FastifyInstance, build: Build): Promise<DeskFiles> {
  const {styles} = build.manifest.site
  // In development fonts come with the styles of the site, which the desk does not load.
  const faces = typeof styles === 'object' ? styles.faces : ''
  const sheet = faces + (await build.renderer.deskStyles())
  const serve = (name: string, ending: string, type: string, text: string) => {
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 10)
    const path = `/files/${name}-${hash}.${ending}`
    desk.get(path, (_request, reply) =>
      reply.type(type).header('cache-control', `private, max-age=${YEAR}, immutable`).send(text),
    )
    return `/desk${path}`
  }
  const {address, text} = build.deskScript
  return {
    styles: serve('desk', 'css', 'text/css; charset=utf-8', sheet),
    script: address ?? serve('desk', 'js', 'text/javascript; charset=utf-8', text),
  }
}
