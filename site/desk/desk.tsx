/**
 * The agency's desk at `/desk`: who is signed in, what they may do, and a screen for it. Beside the
 * reference API alone, whose database it works with. See docs/decisions/043-desk.md.
 */
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import type {FastifyInstance} from 'fastify'
import type {Build} from '#server/http/build.ts'
import type {Settings} from '#server/platform/env.ts'
import {networkOf} from '#server/platform/limits/client-network.ts'
import {MonotonicStore} from '#server/platform/limits/monotonic-store.ts'
import type {DeskBackend, DeskParts} from './desk-parts.ts'
import {addDeskFiles} from './http/desk-files.ts'
import type {DeskRoute} from './http/desk-route.ts'
import {PRIVATE_HEADERS} from './http/headers.ts'
import {limitBodies} from './http/limit-bodies.ts'
import {respond} from './http/respond.ts'
import {deskSender} from './http/send.tsx'
import {addPartnerPages} from './partner-page/partner-pages.tsx'
import {deskRoutes} from './routes.tsx'
import {deskStyles} from './shell/render.tsx'

export {addPartnerPages, deskRoutes, deskStyles}

declare module '#server/http/build.ts' {
  interface Build {
    /** This module, as it is compiled: Node itself cannot run its screens. */
    desk(): Promise<{
      addDesk: typeof addDesk
      addPartnerPages: typeof addPartnerPages
      deskRoutes: typeof deskRoutes
      deskStyles: typeof deskStyles
    }>
  }
}

/** Requests of one network in a minute: many desks share an office's address. */
const PER_MINUTE = 1_200

export async function addDesk(
  site: FastifyInstance,
  settings: Settings,
  build: Build,
  backend: DeskBackend,
  routes: DeskRoute[] = deskRoutes,
) {
  const {renderer, manifest} = build
  const parts: DeskParts = {...backend, settings, renderer, manifest}
  await site.register(
    async desk => {
      await desk.register(multipart, {throwFileSizeLimit: false})
      await desk.register(rateLimit, {
        max: PER_MINUTE,
        timeWindow: '1 minute',
        store: MonotonicStore,
        keyGenerator: request => networkOf(request.ip),
      })
      desk.addHook('onRequest', async (_request, reply) => {
        reply.headers(PRIVATE_HEADERS)
      })
      limitBodies(desk, settings)
      const send = deskSender(parts, await addDeskFiles(desk, build))
      desk.setErrorHandler((error, request, reply) => send.failure(error, request, reply))
      desk.setNotFoundHandler((request, reply) => send.nothingHere(request, reply))
      for (const route of routes) {
        desk.route({
          method: route.method,
          url: route.path,
          bodyLimit: route.bodyLimit,
          handler: (request, reply) => respond({route, parts, send}, request, reply),
        })
      }
      desk.get('/*', (request, reply) => send.nothingHere(request, reply))
    },
    {prefix: '/desk'},
  )
}
