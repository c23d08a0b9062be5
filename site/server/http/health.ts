/** Health checks for monitoring and load balancers: is the process alive, can it do its work. */
import type {FastifyInstance} from 'fastify'
import {MAX_FAILING_SECONDS} from '#server/content/feeds/past-syncs.ts'
import {fulfilled, refused} from './api/answers.ts'
import type {VitalSigns} from './vital-signs.ts'

export function addHealth(app: FastifyInstance, signs: VitalSigns) {
  app.get('/healthz', async () => fulfilled({message: 'Alive'}))

  /** Without its database the server still takes leads, so it is ready as long as they fit. */
  app.get('/readyz', async (_request, reply) => {
    const {waiting, full, damaged} = signs.spool()
    const [up, storage, deliveries, feed, replica] = await Promise.all([
      signs.isDatabaseUp(),
      signs.isStorageUp(),
      signs.deliveries(),
      signs.feed(),
      signs.replica(),
    ])
    const data = {
      database: up ? 'up' : 'down',
      spool: full ? 'full' : 'accepting',
      waiting,
      damaged,
      storage: storage ? 'up' : 'down',
      deliveries: deliveries ?? null,
      ...(feed && {feed: feed.failingSeconds < MAX_FAILING_SECONDS ? 'synced' : 'failing'}),
      // Without it the database answers alone.
      ...(replica && {replica}),
    }
    if (up || !full) return fulfilled({message: up ? 'Ready' : 'Ready for leads only', data})
    return reply.code(503).send({...refused(503, 'Not ready'), data})
  })
}
