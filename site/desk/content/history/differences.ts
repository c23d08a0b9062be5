/**
 * The changes of a record, field by field, as editors read them: long texts without their markup.
 */
import {locales} from '#kit/i18n/locale.ts'
import type {Field} from '#server/content/schema/fields.ts'
import type {KindName} from '#server/content/schema/kinds.ts'
import {fieldOf} from '#server/content/schema/words-for-editors.ts'
import {isObject} from '#server/platform/parse-json.ts'
import {PICTURES} from '../media/picture-texts.ts'
import {changedFields, isSame, type Value} from '../record/current-record.ts'
import {mapHtml} from '../text-form/html-texts.ts'
import {textOf} from '../text-form/text-form.ts'

/** One field in two versions. */
export interface Difference {
  field: string
  /** The label of the field. */
  of: Field | undefined
  before: unknown
  after: unknown
}

export const differencesOf = (kind: KindName, before: Value = {}, after: Value): Difference[] =>
  shownFields(before, after).map(name => {
    const [one, other] = inChangedLanguages(kind, name, [before[name], after[name]])
    const [was, is] = [one, other].map(value => asText(kind, name, value))
    // The markup differs where the texts are the same.
    const texts = isSame(was, is) ? {before: one, after: other} : {before: was, after: is}
    return {field: name, of: fieldOf(kind, name), ...texts}
  })

/** Versions from before they had texts of pictures say nothing of them. */
const shownFields = (before: Value, after: Value) =>
  changedFields(before, after).filter(
    name => name !== PICTURES || (before[PICTURES] && after[PICTURES]),
  )

/** Selects the languages of a text that differ between both. */
function inChangedLanguages(kind: KindName, name: string, both: [unknown, unknown]) {
  const is = fieldOf(kind, name)?.is
  if (is !== 'words' && is !== 'html') return both
  const [one, other] = both.map(byLanguage)
  if (!one || !other) return both
  const changed = changedFields(one, other)
  return [one, other].map(texts => {
    const own = changed.flatMap(language =>
      Object.hasOwn(texts, language) ? [[language, texts[language]]] : [],
    )
    return own.length ? Object.fromEntries(own) : undefined
  })
}

/** One text is the same in every language. */
function byLanguage(value: unknown): Value | undefined {
  if (typeof value === 'string') return Object.fromEntries(locales.map(name => [name, value]))
  return isObject(value) ? value : undefined
}

function asText(kind: KindName, name: string, value: unknown) {
  const field = fieldOf(kind, name)
  return field ? mapHtml(field, value, ({html}) => textOf(html) ?? html) : value
}
