/** The text of a form that came without its session; its files are only named. */
import type {FastifyRequest} from 'fastify'
import {type KeptForm, keepForm} from '#desk/access/kept-form.ts'
import {HttpError} from '#server/platform/http-error.ts'
import {clientOf} from '#server/platform/limits/client-network.ts'
import {concurrencyLimit} from '#server/platform/limits/concurrency-limit.ts'
import type {AnyVisit, DeskRoute} from './desk-route.ts'
import {readFormTexts} from './form-texts.ts'
import {mayHaveSession} from './limit-bodies.ts'
import {PostedForm} from './posted-form.ts'

/** Undefined where it is too large. */
export async function keptForm(
  {request, form, params, parts}: AnyVisit,
  {withoutFiles}: DeskRoute,
): Promise<KeptForm | undefined> {
  if (!withoutFiles || !request.isMultipart()) return keepForm(request.url, form)
  const {path, fields} = withoutFiles(params)
  const texts = mayHaveSession(request, parts.settings) ? await readTexts(request) : []
  const kept = keepForm(request.url, new PostedForm(texts))
  return kept && {...kept, action: path, fields: [...kept.fields, ...fields]}
}

/** Limits the bodies of requests without a session. */
const enter = concurrencyLimit({total: 20, perNetwork: 4})

/** Files are read to their end, since browsers show no answer before, and kept nowhere. */
async function readTexts(request: FastifyRequest) {
  const {refused, release} = enter(clientOf(request.ip))
  if (refused) throw new HttpError(refused, 'too many forms with files at once')
  try {
    return await readFormTexts(request, {}, ({file, filename}) => {
      file.resume()
      return filename || undefined
    })
  } finally {
    release()
  }
}
