/** What changed of a record, field by field, as editors read it: long texts without their markup. */
import type {ScreenData} from '../../../app/core/render.tsx'
import type {Fields} from '../../content/schema/fields.ts'
import {type KindName, kinds} from '../../content/schema/kinds.ts'
import {fieldOf} from '../../content/schema/words-for-editors.ts'
import {changedFields, isSame, type Value} from './current-record.ts'
import {mapHtml} from './text-form/html-texts.ts'
import {textOf} from './text-form/text-form.ts'

type Difference = ScreenData<'content/conflict'>['differences'][number]

export const differencesOf = (kind: KindName, before: Value = {}, after: Value): Difference[] =>
  changedFields(before, after).map(name => {
    const [one, other] = [before[name], after[name]]
    const [was, is] = [one, other].map(value => asText(kind, name, value))
    // Where the texts are the same, the markup is what differs.
    const texts = isSame(was, is) ? {before: one, after: other} : {before: was, after: is}
    return {field: name, of: fieldOf(kind, name), ...texts}
  })

function asText(kind: KindName, name: string, value: unknown) {
  const field = (kinds[kind].fields as Fields)[name]
  return field ? mapHtml(field, value, ({html}) => textOf(html) ?? html) : value
}
