/** Files from an editor's machine, for a field of a record. */
import {createWriteStream} from 'node:fs'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {pipeline} from 'node:stream/promises'
import type {FastifyRequest} from 'fastify'
import {json, nothingHere} from '#desk/http/answers.ts'
import {type DeskRoute, type DeskVisit, post} from '#desk/http/desk-route.ts'
import {readFormTexts} from '#desk/http/form-texts.ts'
import {PostedForm} from '#desk/http/posted-form.ts'
import {translatorFor} from '#desk/shell/render.tsx'
import {mediaAddress} from '#kit/api-client/addresses.ts'
import type {Field, Fields, MediaKind} from '#server/content/schema/fields.ts'
import {kinds} from '#server/content/schema/kinds.ts'
import {message} from '../../../app/shared-with-server/message.ts'
import {formatMessage} from '../format-message.ts'
import {pathOf, recordOfPath} from '../kind-of-path.ts'
import type {RecordName} from '../record/change-record.ts'
import type {FieldProblem} from '../record/check-one.ts'
import {readRecord, withRowChange} from '../record/record-form.ts'
import {again, save} from '../record/routes.tsx'
import {readTypedTexts} from '../text-form/typed-texts.ts'
import {pictureConverter} from './convert-picture.ts'
import {LARGEST, type Uploaded, uploadMedia} from './upload-media.ts'

const MOST_FILES = 30
/** One for all editors: the server makes one picture at a time. */
const convert = pictureConverter()

export const mediaRoutes: DeskRoute[] = [
  post(
    '/content/:kind/:key/upload',
    {
      permission: 'content',
      isMultipart: true,
      // The form is shown with what was typed; it names the files that must be chosen again.
      withoutFiles: ({kind, key}) => ({
        path: `/desk/content/${kind}/${key}`,
        fields: [['do', 'kept']],
      }),
    },
    async visit => {
      const name = recordOfPath(visit.params)
      const field = name && mediaField(kinds[name.kind].fields, visit.query.field ?? '')
      if (!name || !field) return nothingHere
      const workspace = await mkdtemp(join(tmpdir(), 'desk-upload-'))
      try {
        const {entries, files} = await receive(visit.request, workspace)
        const uploads = await uploadAll(visit, field.kind, files)
        // A script puts the files into the form that somebody is filling in.
        if (`${visit.request.headers.accept}`.includes('application/json')) {
          return json(await inWords(visit, uploads))
        }
        return await intoDraft(visit, name, {entries, uploads, isList: field.isList})
      } finally {
        await rm(workspace, {recursive: true, force: true})
      }
    },
  ),
]

/** The field of this path, whose rows of lists are numbers. */
function mediaField(fields: Fields, path: string): {kind: MediaKind; isList: boolean} | undefined {
  const [name = '', ...rest] = path.split('.').filter(step => !/^\d+$/.test(step))
  const field: Field | undefined = Object.hasOwn(fields, name) ? fields[name] : undefined
  const item = field?.is === 'list' ? field.of : field
  if (item?.is === 'group') return mediaField(item.fields, rest.join('.'))
  return item?.is === 'media' && !rest.length
    ? {kind: item.kind, isList: field?.is === 'list'}
    : undefined
}

interface Received {
  entries: PostedForm['entries']
  files: {name: string; path: string; isCut: boolean}[]
}

async function receive(request: FastifyRequest, workspace: string): Promise<Received> {
  const files: Received['files'] = []
  const limits = {files: MOST_FILES, fileSize: Math.max(...Object.values(LARGEST)) + 1}
  const texts = await readFormTexts(request, limits, async ({file, filename}) => {
    if (!filename) {
      file.resume()
      return undefined
    }
    const path = join(workspace, `${files.length}`)
    await pipeline(file, createWriteStream(path, {flags: 'wx', mode: 0o600}))
    files.push({name: filename, path, isCut: file.truncated})
    return undefined
  })
  return {entries: new PostedForm(texts).entries, files}
}

type NamedUpload = Uploaded & {name: string}

async function uploadAll({parts, actor}: DeskVisit, kind: MediaKind, files: Received['files']) {
  const uploads: NamedUpload[] = []
  const {database, storage} = parts
  for (const {name, path} of files) {
    uploads.push({
      ...(await uploadMedia({database, storage, convert}, actor, {path, name, kind})),
      name,
    })
  }
  return uploads
}

/** For a script: where it finds what was stored, and what was refused in words. */
const inWords = (visit: DeskVisit, uploads: NamedUpload[]) =>
  Promise.all(
    uploads.map(async upload =>
      upload.is === 'stored'
        ? {...upload, ...urlOf(visit, upload)}
        : {...upload, says: formatMessage(await translatorFor(visit.locale), ofFile(upload))},
    ),
  )

const ofFile = ({name, says}: Extract<NamedUpload, {is: 'refused'}>) =>
  message(/*i18n*/ '{file} {says}', {file: name, says})

const urlOf = ({parts}: DeskVisit, upload: NamedUpload) =>
  upload.is === 'stored' ? {url: mediaAddress(parts.settings.storageUrl, upload.address)} : {}

/** Without a script the whole form was sent: it is kept as a draft, with the new files. */
async function intoDraft(
  visit: DeskVisit,
  {kind, key: named}: RecordName,
  {
    entries,
    uploads,
    isList,
  }: {entries: Received['entries']; uploads: NamedUpload[]; isList: boolean},
) {
  const path = visit.query.field ?? ''
  let all: Received['entries'] = entries
  for (const upload of uploads) {
    if (upload.is !== 'stored') continue
    if (!isList) all = [...all, [path, upload.address]]
    else {
      all = withRowChange(all, `add ${path}`) ?? all
      all = [...all, [`${path}.${all.at(-1)?.[1]}`, upload.address]]
    }
  }
  const text = (name: string) => entries.find(([own]) => own === name)?.[1] ?? ''
  const typed = await readTypedTexts(all)
  const posted = {
    visit,
    kind,
    key: named || text('$key'),
    asTyped: typed.asTyped,
    value: readRecord(kinds[kind].fields, typed.entries),
    base: text('base'),
    since: text('since'),
    form: text('$form'),
  }
  const problems: FieldProblem[] = uploads.flatMap(one =>
    one.is === 'refused' ? [{field: path, says: ofFile(one)}] : [],
  )
  problems.push(...typed.problems)
  if (problems.length || !named) return again({...posted, key: named}, problems, 422)
  return save(posted, `${pathOf(posted)}#${path}`, 'draft-saved')
}
