/** The metrics for monitoring: on a port of their own, or on the API's with a token. */
import fastify, {type FastifyInstance} from 'fastify'
import {Refusal} from '#server/platform/http-error.ts'
import type {Metrics} from '#server/platform/metrics/metrics.ts'
import type {MetricsSettings} from '#server/platform/metrics/settings.ts'
import {isSameSecret} from '#server/platform/secret.ts'
import {listen} from './listen.ts'
import type {VitalSigns} from './vital-signs.ts'

const PATH = '/metrics'

/** Undefined when nobody wants them: then their library is not loaded. */
export async function openMetrics(settings: {metrics: MetricsSettings}, signs?: VitalSigns) {
  const {port, token} = settings.metrics
  if (port === undefined && !token) return undefined
  const {createMetrics} = await import('#server/platform/metrics/metrics.ts')
  return createMetrics(signs)
}

/** On a port with other addresses. */
export function addMetrics(app: FastifyInstance, metrics: Metrics, token: string) {
  app.get(PATH, async ({headers}, reply) => {
    if (!isSameSecret(headers.authorization ?? '', `Bearer ${token}`)) {
      throw new Refusal(401, 'This address is for the monitoring of this server.')
    }
    reply.header('cache-control', 'no-store').type(metrics.contentType)
    return reply.send(await metrics.text())
  })
}

/** Nothing else is answered there. Undefined when no port is set. */
export async function listenForMetrics(metrics: Metrics, {host, port}: MetricsSettings) {
  if (port === undefined) return undefined
  const app = fastify({logger: false, forceCloseConnections: true})
  app.get(PATH, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  )
  await listen(app, {host, port, variable: 'METRICS_PORT'})
  return app
}
