/** The slices of the server in their one order: each uses only those before it. */
import {randomBytes} from 'node:crypto'
import type {FastifyInstance} from 'fastify'
import {deskWork} from '#desk/index.ts'
import {catalogue} from './catalogue/index.ts'
import {type ContentOptions, content} from './content/index.ts'
import {embed} from './embed/index.ts'
import {type ApiOptions, api} from './http/api/index.ts'
import {leadHooks} from './lead-hooks.ts'
import {type LeadsOptions, leads} from './leads/index.ts'
import {operator} from './operator/index.ts'
import {partners} from './partners/index.ts'
import {type PlatformOptions, platform} from './platform/index.ts'
import {uploads} from './uploads/index.ts'
import {viewingHooks} from './viewing-hooks.ts'
import {calendars} from './viewings/calendars/index.ts'
import {viewings} from './viewings/index.ts'

export interface ServerOptions
  extends PlatformOptions,
    ContentOptions,
    Omit<LeadsOptions, 'hooks'>,
    ApiOptions {
  /** Lets the operator's commands in. */
  operatorToken?: string
}

export async function addSlices(app: FastifyInstance, options: ServerOptions) {
  const {operatorToken: token = randomBytes(32).toString('hex')} = options
  await app.register(platform, options)
  await app.register(content, options)
  await app.register(catalogue, options)
  await app.register(uploads, options)
  await app.register(leads, {...options, hooks: leadHooks})
  await app.register(partners, options)
  await app.register(viewings, {...options, hooks: viewingHooks})
  await app.register(calendars, options)
  await app.register(embed, options)
  await app.register(api, options)
  await app.register(operator, {...options, token})
  await app.register(deskWork, options)
}
