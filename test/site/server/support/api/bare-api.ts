/** The API over leads that are only remembered, for tests of what happens before a lead is one. */

import {PassThrough} from 'node:stream'
import {catalogue} from '#server/catalogue/index.ts'
import {siteContentOfFolder} from '#server/content/records/site-content.ts'
import {openContentVersion} from '#server/content/versions/content-version.ts'
import {databaseReader} from '#server/content/versions/reader.ts'
import {createApiServer} from '#server/http/api/api-server.ts'
import {api as apiSlice} from '#server/http/api/index.ts'
import type {LeadDraft} from '#server/leads/lead.ts'
import type {Leads} from '#server/leads/leads.ts'
import {partners} from '#server/partners/index.ts'
import type {Handlers} from '#server/platform/api/handler.ts'
import {fixedSecret} from '#server/platform/form-secret.ts'
import {createLog} from '#server/platform/log.ts'
import {openOutbox} from '#server/platform/outbox/outbox.ts'
import {defineSlice} from '#server/platform/slice.ts'
import {openStorage} from '#server/platform/storage/bucket.ts'
import {readSettings} from '#server/settings.ts'
import {UploadsUnavailable} from '#server/uploads/upload-slots.ts'
import type {Uploads} from '#server/uploads/uploads.ts'
import {calendars} from '#server/viewings/calendars/index.ts'
import {viewings} from '#server/viewings/index.ts'

export type BareApi = Awaited<ReturnType<typeof bareApi>>

export async function bareApi(env: Record<string, string> = {}, handlers?: Handlers) {
  const accepted: LeadDraft[] = []
  const sink = new PassThrough()
  let logged = ''
  sink.on('data', (piece: Buffer) => {
    logged += piece
  })
  const leads: Leads = {
    accept: async draft => {
      accepted.push(draft)
      return {id: crypto.randomUUID(), isNew: true}
    },
    acceptWithin: async () => ({id: crypto.randomUUID(), committed: async () => {}}),
    all: async function* () {},
    waiting: () => [],
    erase: async () => 0,
    byDay: async () => [],
    status: () => ({waiting: 0, bytes: 0, full: false, damaged: 0}),
    settled: async () => {},
    close: async () => {},
  }
  const database = {
    embedded: false,
    fresh: false,
    ready: () => Promise.reject(Object.assign(new Error('none'), {code: 'ECONNREFUSED'})),
    close: async () => {},
  }
  const settings = readSettings(env)
  const log = createLog(settings, sink)
  const storage = openStorage(settings)
  const uploads: Uploads = {
    receive: () => Promise.reject(new UploadsUnavailable('none')),
    recover: async () => {},
  }
  const app = createApiServer(settings, log)
  const reader = databaseReader(database)
  const secret = fixedSecret('secret')
  const parts = {
    ...{settings, database, leads, storage, uploads, reader, secret},
    siteContent: siteContentOfFolder(),
    contentVersion: openContentVersion(database),
    outbox: openOutbox({database, log}),
    mailer: undefined,
  }
  for (const [name, part] of Object.entries(parts)) app.decorate(name, part as never)
  for (const name of ['platform', 'content', 'uploads', 'leads']) {
    await app.register(defineSlice(name, [], async () => {}))
  }
  await app.register(catalogue, {isIdle: true})
  await app.register(partners, {isIdle: true})
  await app.register(viewings, {isIdle: true, hooks: {note: async () => {}}})
  await app.register(calendars, {isIdle: true})
  await app.register(apiSlice, {handlers})
  return {app, accepted, log: () => logged}
}
