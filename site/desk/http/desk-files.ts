/** The desk's style sheet and script, under addresses that change with them. */
import {createHash} from 'node:crypto'
import type {FastifyInstance} from 'fastify'
import type {Build} from '#server/http/build.ts'
import {YEAR} from '#server/platform/response-headers.ts'
import type {DeskFiles} from '../shell/desk-frame.ts'

const CSS = 'text/css; charset=utf-8'
const SCRIPT = 'text/javascript; charset=utf-8'

export async function addDeskFiles(
  desk: FastifyInstance,
  {desk: load, manifest, deskScript}: Build,
): Promise<DeskFiles> {
  const serve = (name: string, type: string, text: string) => {
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 10)
    const path = `/files/${hash}/${name}`
    desk.get(path, (_request, reply) =>
      reply.type(type).header('cache-control', `private, max-age=${YEAR}, immutable`).send(text),
    )
    return `/desk${path}`
  }
  if (deskScript.address !== undefined) {
    // While it is developed: a saved sheet shows at the next load. Fonts come with the site's styles.
    desk.get('/files/desk.css', async (_request, reply) =>
      reply.type(CSS).send((await load()).deskStyles()),
    )
    return {styles: '/desk/files/desk.css', script: deskScript.address, fonts: []}
  }
  const {styles} = manifest.site
  const sheet = typeof styles === 'object' ? everyFace(styles) : ''
  return {
    styles: serve('desk.css', CSS, sheet + (await load()).deskStyles()),
    script: serve('desk.js', SCRIPT, deskScript.text),
    fonts: (manifest.site.fonts ?? []).map(file => `/assets/react/${file}`),
  }
}

/** Latin, Cyrillic and Arabic: a browser fetches a font only where a letter needs it. */
const everyFace = ({faces, scripts}: Exclude<Build['manifest']['site']['styles'], string>) =>
  faces +
  Object.values(scripts)
    .map(script => script.faces)
    .join('')
