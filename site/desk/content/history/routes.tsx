/** History and undo: versions, withdrawing, drafts, fields of feeds. */
import {NeededScreen} from '#desk/content/record/needed-screen.tsx'
import {RecordScreen} from '#desk/content/record/record-screen.tsx'
import {type Answer, nothingHere, screen, seeOther} from '#desk/http/answers.ts'
import {type DeskRoute, type DeskVisit, get, post} from '#desk/http/desk-route.ts'
import {type Message, message} from '../../../app/shared-with-server/message.ts'
import {pathOf, recordOfPath} from '../kind-of-path.ts'
import {apart, PICTURES, withTexts} from '../media/picture-texts.ts'
import type {RecordName} from '../record/change-record.ts'
import {currentRecord, hashOf, isSame} from '../record/current-record.ts'
import {discardDraft, findDraft, scheduleDraft} from '../record/drafts.ts'
import {recordData} from '../record/read-record.ts'
import {
  giveBackToFeed,
  restoreVersion,
  versionsOf,
  withdrawRecord,
} from '../record/withdraw-record.ts'
import {differencesOf} from './differences.ts'
import {HistoryScreen} from './history-screen.tsx'

type Handle = (visit: DeskVisit, name: RecordName) => Promise<Answer>

const change = (what: string, handle: Handle) =>
  post(`/content/:kind/:key/${what}`, 'content', async visit => {
    const name = recordOfPath(visit.params)
    return name?.key ? handle(visit, name) : nothingHere
  })

export const historyRoutes: DeskRoute[] = [
  get('/content/:kind/:key/history', 'content', async ({orm, params}) => {
    const name = recordOfPath(params)
    if (!name?.key) return nothingHere
    const current = await currentRecord(orm, name.kind, name.key)
    const draft = await findDraft(orm, name)
    const versions = await versionsOf(orm, name)
    const now = current && (await withTexts(orm, name.kind, current.value))
    if (!current && !draft && !versions.length) return nothingHere
    const data = {
      ...name,
      base: hashOf(current),
      isHidden: current === undefined || current.value.published === false,
      changes: draft && differencesOf(name.kind, current?.value, apart(draft.value).value),
      versions: versions.map(({id, at, actor, what, value}, index) => ({
        id,
        at,
        actor,
        what,
        changes: differencesOf(name.kind, versions[index + 1]?.value, value),
        isNow: isSame(value, value[PICTURES] ? now : current?.value),
      })),
    }
    return screen(<HistoryScreen data={data} />)
  }),
  change('withdraw', async (visit, name) => {
    const {parts, actor, form} = visit
    const withdrawn = await withdrawRecord(parts, actor, {...name, base: form.get('base')})
    if (withdrawn.is === 'withdrawn') return seeOther(pathOf(name), 'withdrawn')
    if (withdrawn.is === 'needed') {
      return screen(<NeededScreen data={{...name, by: withdrawn.by}} />, 409)
    }
    return problem(visit, name, SAYS[withdrawn.is])
  }),
  change('restore', async (visit, name) => {
    const {parts, actor, form, orm, locale} = visit
    const given = {id: Number(form.get('version')) || 0, base: form.get('base')}
    const restored = await restoreVersion(parts, actor, given)
    if (restored.is === 'published') return seeOther(pathOf(name), 'restored')
    if (restored.is === 'none') return nothingHere
    if (restored.is !== 'refused') return problem(visit, name, SAYS[restored.is])
    // It can be corrected, and then published.
    const [version] = (await versionsOf(orm, name)).filter(({id}) => id === given.id)
    const {problems} = restored
    const data = await recordData(orm, name, {locale, value: version?.value ?? {}, problems})
    return data ? screen(<RecordScreen data={data} />, 422) : nothingHere
  }),
  change('discard', async ({orm, actor}, name) => {
    const current = await currentRecord(orm, name.kind, name.key)
    await discardDraft(orm, actor, name)
    return seeOther(current ? pathOf(name) : `/desk/content/${name.kind}`, 'draft-discarded')
  }),
  change('unschedule', async ({orm, actor}, name) => {
    await scheduleDraft(orm, actor, name, null)
    return seeOther(pathOf(name), 'unscheduled')
  }),
  change('give-back', async ({parts, actor, form}, {kind, key}) => {
    if (kind !== 'properties') return nothingHere
    await giveBackToFeed(parts, actor, {key, field: form.get('field')})
    return seeOther(pathOf({kind, key}), 'given-back')
  }),
]

const SAYS = {
  conflict: message(
    /*i18n*/ 'Someone else has just changed this record. Review it, then try again.',
  ),
  busy: message(/*i18n*/ 'An import is running, so nothing was changed. Try again in a minute.'),
  kept: message(/*i18n*/ 'The site cannot do without this record.'),
}

async function problem({orm, locale}: DeskVisit, name: RecordName, says: Message) {
  const data = await recordData(orm, name, {locale, problems: [{field: '', says}]})
  return data ? screen(<RecordScreen data={data} />, 409) : nothingHere
}
