/** The form of a record: opened, saved as a draft, published now or later. */
import {LONG_FORM_LIMIT} from '#desk/access/kept-form.ts'
import {type Answer, nothingHere, screen, seeOther} from '#desk/http/answers.ts'
import {type DeskRoute, type DeskVisit, get, post} from '#desk/http/desk-route.ts'
import {kinds} from '#server/content/schema/kinds.ts'
import {message} from '../../../app/shared-with-server/message.ts'
import {pathOf, recordOfPath} from '../kind-of-path.ts'
import {readTypedTexts} from '../text-form/typed-texts.ts'
import type {RecordName} from './change-record.ts'
import {checkOne, type FieldProblem} from './check-one.ts'
import {conflictScreen, resolved} from './conflict.tsx'
import {currentRecord, hashOf, type Value} from './current-record.ts'
import {saveDraft, scheduleDraft} from './drafts.ts'
import {publishRecord} from './publish-record.ts'
import {recordData} from './read-record.ts'
import {readRecord, withRowChange} from './record-form.ts'
import {RecordScreen} from './record-screen.tsx'

export const recordRoutes: DeskRoute[] = [
  get('/content/:kind/:key', 'content', async ({orm, params, locale}) => {
    const name = recordOfPath(params)
    const data = name && (await recordData(orm, name, {locale}))
    return data ? screen(<RecordScreen data={data} />) : nothingHere
  }),
  post('/content/:kind/:key', {permission: 'content', bodyLimit: LONG_FORM_LIMIT}, async visit => {
    const name = recordOfPath(visit.params)
    return name ? handlePosted(visit, name) : nothingHere
  }),
]

/** The posted form of an editor, and its action. */
export interface Posted extends RecordName {
  visit: DeskVisit
  value: Value
  base: string
  since: string
  form: string
  /** Long texts that could not become markup. */
  asTyped?: readonly string[]
}

async function handlePosted(visit: DeskVisit, name: RecordName): Promise<Answer> {
  const {form} = visit
  const order = form.get('do')
  const typed = await readTypedTexts(withRowChange(form.entries, order) ?? form.entries)
  const {entries} = typed
  const {fields} = kinds[name.kind]
  const taken = form.get('take') ? resolved(form) : undefined
  const posted: Posted = {
    visit,
    kind: name.kind,
    key: name.key || form.get('$key').toLowerCase(),
    value: taken ?? readRecord(fields, entries),
    base: form.get('base'),
    since: form.get('since'),
    form: form.get('$form'),
    asTyped: typed.asTyped,
  }
  // Both sides of a conflict are shown as they were stored.
  const unsent = [...unsentFiles(entries), ...(taken ? [] : typed.problems)]
  if (unsent.length) return again({...posted, key: name.key}, unsent)
  const isNew = !name.key
  if (isNew && isKept(order)) {
    const problem = await keyProblem(posted)
    if (problem) return again({...posted, key: ''}, [problem])
  }
  switch (order) {
    case 'publish':
      return publish(posted)
    case 'schedule':
      return schedule(posted)
    case 'preview':
      return save(posted, `${pathOf(posted)}/preview`)
    case 'save':
      return save(posted, pathOf(posted), 'draft-saved')
    default:
      return again({...posted, key: name.key}, [], 200)
  }
}

const isKept = (order: string) => ['publish', 'schedule', 'preview', 'save'].includes(order)

async function keyProblem({visit, kind, key}: Posted): Promise<FieldProblem | undefined> {
  const field = '$key'
  if (!/^[a-z0-9][a-z0-9-]{0,99}$/.test(key)) {
    return {field, says: message(/*i18n*/ 'must be made of small letters, digits and dashes.')}
  }
  if (await currentRecord(visit.orm, kind, key)) {
    return {field, says: message(/*i18n*/ '"{key}" is taken. Choose another one.', {key})}
  }
  return undefined
}

/** The form with what was typed. */
export async function again(
  {visit, kind, key, value, base, since, form, asTyped}: Posted,
  problems: FieldProblem[],
  status = 422,
): Promise<Answer> {
  const order = visit.form.get('do')
  const {locale} = visit
  const shown = {locale, value, base, since, form, order, problems, asTyped}
  const data = await recordData(visit.orm, {kind, key}, shown)
  if (!data) return nothingHere
  const typed = key ? {} : {typedKey: visit.form.get('$key')}
  return screen(<RecordScreen data={{...data, ...typed}} />, status)
}

export async function save(posted: Posted, to: string, done?: string): Promise<Answer> {
  const {visit, kind, key, value, base, since, form} = posted
  const saved = await saveDraft(visit.orm, visit.actor, {kind, key, value, base, since, form})
  if (saved.is === 'conflict') {
    const {value: theirs, savedAt} = saved.theirs
    return conflictScreen(posted, {theirs, base, since: savedAt.toISOString(), isDraft: true})
  }
  return seeOther(to, done)
}

async function publish(posted: Posted): Promise<Answer> {
  const {visit, kind, key, value, base, since, form} = posted
  const {database, storage} = visit.parts
  const publishing = {kind, key, value, base, since, form}
  const published = await publishRecord({database, storage}, visit.actor, publishing)
  switch (published.is) {
    case 'published':
      return seeOther(pathOf(posted), 'published')
    case 'refused':
      return again(posted, published.problems)
    case 'busy':
      return again(posted, [{field: '', says: BUSY}], 409)
    default: {
      const {theirs = {}, base: theirBase, since: theirSince} = published
      const isDraft = theirSince !== undefined
      return conflictScreen(posted, {theirs, base: theirBase, since: theirSince ?? since, isDraft})
    }
  }
}

const BUSY = message(
  /*i18n*/ 'An import is running, so nothing was changed. Publish again in a minute.',
)

/** Checked now, and once more at its time. */
async function schedule(posted: Posted): Promise<Answer> {
  const {visit, kind, key, value} = posted
  const at = visit.form.get('$publish-at')
  const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(at)
  const wrong = {
    field: '$publish-at',
    says: message(/*i18n*/ 'must be a day and a time in the future.'),
  }
  if (!isMoment) return again(posted, [wrong])
  const current = await currentRecord(visit.orm, kind, key)
  if (hashOf(current) !== posted.base) return publish(posted)
  const {problems} = await checkOne(visit.orm, visit.parts.storage, {kind, key, value, current})
  if (problems.length) return again(posted, problems)
  const saved = await save(posted, pathOf(posted), 'scheduled')
  if (saved.is !== 'elsewhere') return saved
  const {is} = await scheduleDraft(visit.orm, visit.actor, {kind, key}, at)
  if (is !== 'past') return saved
  const {orm, locale} = visit
  const shown = {locale, problems: [wrong], order: 'schedule'}
  const data = await recordData(orm, {kind, key}, shown)
  return data ? screen(<RecordScreen data={data} />, 422) : nothingHere
}

/** Files that were chosen and did not come along: a form that carries none says what they are called. */
const unsentFiles = (entries: DeskVisit['form']['entries']): FieldProblem[] =>
  entries.flatMap(([name, value]) =>
    name.endsWith('-file') && value.trim()
      ? [{field: name.replace(/-file$/, ''), says: notSent(value)}]
      : [],
  )

const notSent = (file: string) =>
  message(
    /*i18n*/ '“{file}” was not sent. Choose it again, then press “Upload” if there is such a button.',
    {file},
  )
