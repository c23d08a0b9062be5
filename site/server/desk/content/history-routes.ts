/** What changed and when, and what can be undone: versions, withdrawing, drafts, fields of feeds. */
import {type Saying, say} from '../../../app/shared-with-server/saying.ts'
import {type Answer, nothingHere, screen, seeOther} from '../http/answers.ts'
import type {DeskRoute, DeskVisit} from '../http/desk-route.ts'
import type {RecordName} from './change-record.ts'
import {currentRecord, hashOf, isSame} from './current-record.ts'
import {differencesOf} from './differences.ts'
import {discardDraft, findDraft, scheduleDraft} from './drafts.ts'
import {pathOf, recordOfPath} from './kind-of-path.ts'
import {apart, PICTURES, withTexts} from './picture-texts.ts'
import {recordData} from './record-data.ts'
import {giveBackToFeed, restoreVersion, versionsOf, withdrawRecord} from './withdraw-record.ts'

type Handle = (visit: DeskVisit, name: RecordName) => Promise<Answer>

const post = (what: string, handle: Handle): DeskRoute => ({
  method: 'POST',
  path: `/content/:kind/:key/${what}`,
  permission: 'content',
  async handle(visit) {
    const name = recordOfPath(visit.params)
    return name?.key ? handle(visit, name) : nothingHere
  },
})

export const historyRoutes: DeskRoute[] = [
  {
    method: 'GET',
    path: '/content/:kind/:key/history',
    permission: 'content',
    async handle({orm, params}) {
      const name = recordOfPath(params)
      if (!name?.key) return nothingHere
      const current = await currentRecord(orm, name.kind, name.key)
      const draft = await findDraft(orm, name)
      const versions = await versionsOf(orm, name)
      const now = current && (await withTexts(orm, name.kind, current.value))
      if (!current && !draft && !versions.length) return nothingHere
      return screen('content/history', {
        ...name,
        base: hashOf(current),
        isHidden: current === undefined || current.value.published === false,
        changes: draft && differencesOf(name.kind, current?.value, apart(draft.value).value),
        versions: versions.map(({id, at, actor, what, value}, index) => ({
          ...{id, at: at.toISOString(), actor, what},
          changes: differencesOf(name.kind, versions[index + 1]?.value, value),
          isNow: isSame(value, value[PICTURES] ? now : current?.value),
        })),
      })
    },
  },
  post('withdraw', async (visit, name) => {
    const {parts, actor, form} = visit
    const withdrawn = await withdrawRecord(parts, actor, {...name, base: form.get('base')})
    if (withdrawn.is === 'withdrawn') return seeOther(pathOf(name), 'withdrawn')
    if (withdrawn.is === 'needed') {
      return screen('content/needed', {...name, by: withdrawn.by}, 409)
    }
    return problem(visit, name, SAYS[withdrawn.is])
  }),
  post('restore', async (visit, name) => {
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
    return data ? screen('content/record', data, 422) : nothingHere
  }),
  post('discard', async ({orm, actor}, name) => {
    const current = await currentRecord(orm, name.kind, name.key)
    await discardDraft(orm, actor, name)
    return seeOther(current ? pathOf(name) : `/desk/content/${name.kind}`, 'draft-discarded')
  }),
  post('unschedule', async ({orm, actor}, name) => {
    await scheduleDraft(orm, actor, name, null)
    return seeOther(pathOf(name), 'unscheduled')
  }),
  post('give-back', async ({parts, actor, form}, {kind, key}) => {
    if (kind !== 'properties') return nothingHere
    await giveBackToFeed(parts, actor, {key, field: form.get('field')})
    return seeOther(pathOf({kind, key}), 'given-back')
  }),
]

const SAYS = {
  conflict: say(/*i18n*/ 'Somebody else has just changed this record. Look at it, then try again.'),
  busy: say(/*i18n*/ 'An import is running. Nothing was changed: try again in a minute.'),
  kept: say(/*i18n*/ 'The site cannot be without this record.'),
}

async function problem({orm, locale}: DeskVisit, name: RecordName, says: Saying) {
  const data = await recordData(orm, name, {locale, problems: [{field: '', says}]})
  return data ? screen('content/record', data, 409) : nothingHere
}
