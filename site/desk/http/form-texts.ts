/** The texts of a form with files: as many and as long as those of a form without. */
import type {Multipart} from '@fastify/multipart'
import type {FastifyRequest} from 'fastify'
import {LONG_FORM_LIMIT} from '#desk/access/kept-form.ts'
import {MAX_FIELDS} from '#server/http/limits/form-bodies.ts'
import {HttpError} from '#server/platform/http-error.ts'
import {partsOf} from '#server/platform/limits/multipart-parts.ts'

export type FormTexts = (readonly [name: string, value: string])[]

type FilePart = Extract<Multipart, {type: 'file'}>

/** `onFile` answers a text that stands for the file, where there is one. */
export async function readFormTexts(
  request: FastifyRequest,
  {files, fileSize}: {files?: number; fileSize?: number},
  onFile: (part: FilePart) => Promise<string | undefined> | string | undefined,
): Promise<FormTexts> {
  const limits = {
    fields: MAX_FIELDS,
    fieldSize: 1024 * 1024,
    fieldNameSize: 1_000,
    headerPairs: 20,
    parts: MAX_FIELDS + 100,
    ...(files && {files}),
    ...(fileSize && {fileSize}),
  }
  const texts: FormTexts = []
  let length = 0
  for await (const part of partsOf(request, limits)) {
    const text = part.type === 'file' ? await onFile(part) : `${part.value}`
    if (text === undefined) continue
    length += part.fieldname.length + text.length
    const isCut = part.type === 'field' && part.valueTruncated
    if (isCut || length > LONG_FORM_LIMIT) throw new HttpError(413, 'a form of too much text')
    texts.push([part.fieldname, text])
  }
  return texts
}
