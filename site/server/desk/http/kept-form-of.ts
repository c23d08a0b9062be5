/** What was typed into a form that came without its session; of its files only their names. */
import type {FastifyRequest} from 'fastify'
import type {KeptForm} from '../../../app/core/render.tsx'
import {httpError} from '../../http/http-error.ts'
import {KEPT_LIMIT, keepForm} from '../access/kept-form.ts'
import type {AnyVisit, DeskRoute} from './desk-route.ts'
import {PostedForm} from './posted-form.ts'

export async function keptForm(
  {request, form, params}: AnyVisit,
  {withoutFiles}: DeskRoute,
): Promise<KeptForm> {
  if (!withoutFiles || !request.isMultipart()) return keepForm(request.url, form)
  const {path, fields} = withoutFiles(params)
  const texts = await readTexts(request)
  const kept = keepForm(request.url, new PostedForm(texts))
  return {...kept, action: path, fields: [...kept.fields, ...fields]}
}

/** Files are read to their end, since browsers show no answer before, and kept nowhere. */
async function readTexts(request: FastifyRequest) {
  const texts: Record<string, string[]> = {}
  let size = 0
  const keep = (name: string, value: string) => {
    size += name.length + value.length
    if (size > KEPT_LIMIT) throw httpError(413, 'a form that is too large to be kept')
    texts[name] = [...(texts[name] ?? []), value]
  }
  for await (const part of request.parts({limits: {fields: 10_000, parts: 20_000}})) {
    if (part.type === 'file') {
      part.file.resume()
      if (part.filename) keep(part.fieldname, part.filename)
    } else keep(part.fieldname, String(part.value))
  }
  return texts
}
