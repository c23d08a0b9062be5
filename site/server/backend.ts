/** The reference API, with all slices, under the lock of its data directory. */
import {randomBytes} from 'node:crypto'
import {unlink} from 'node:fs/promises'
import type {FastifyInstance} from 'fastify'
import {createApiServer} from './http/api/api-server.ts'
import {inProcessFetch} from './http/in-process-fetch.ts'
import {listen} from './http/listen.ts'
import type {Log} from './platform/log.ts'
import {type OperatorAccess, operatorFile, writePrivate} from './platform/secret.ts'
import type {SiteBackend} from './site.ts'
import {addSlices, type ServerOptions} from './slices.ts'

/** Closing it closes the database and gives the lock back. */
export async function startBackend(options: ServerOptions, log: Log): Promise<FastifyInstance> {
  const {dataDir, host, apiPort, apiUrl} = options.settings
  const access: OperatorAccess = {url: apiUrl, token: randomBytes(32).toString('hex')}
  const app = createApiServer(options.settings, log)
  app.addHook('onClose', () => unlink(operatorFile(dataDir)).catch(() => {}))
  try {
    await addSlices(app, {...options, operatorToken: access.token})
    await listen(app, {host, port: apiPort, variable: 'API_PORT'})
    await writePrivate(operatorFile(dataDir), JSON.stringify(access))
  } catch (error) {
    await app.close()
    throw error
  }
  return app
}

/** Parts that the site takes from a reference API in its process. */
export function lentTo(app: FastifyInstance): SiteBackend {
  const {database, leads, delivery, deletions, content, storage, signs, secret, mailer, log} = app
  const {settings, siteContent, contentVersion, retained, offList, outbox} = app
  return {
    secret,
    siteContent,
    contentVersion,
    retained,
    offList,
    partners: {database, leads},
    mails: {database, outbox, mailer},
    desk: {
      database,
      leads,
      delivery,
      deletions,
      content,
      storage,
      signs,
      secret,
      mailer,
      log,
      others: app.otherServers,
      offList,
      files: app.privateFiles,
      catalogue: app.catalogue,
      viewings: app.viewings,
      agentsCalendars: app.agentsCalendars,
    },
    fetch: inProcessFetch(app, settings.apiUrl),
  }
}
