/** Texts of kinds and fields that the desk translates for its editors: in English. */
import type {Field, Fields, Item} from './fields.ts'
import {type KindName, kinds} from './kinds.ts'

export interface NamedField {
  name: string
  field: Field
}

/** Texts of pictures are edited with the records that show them. */
const {pictures: _, ...edited} = kinds

/** Every field of every kind that has a form, those inside of groups and lists, too. */
export const editedFields = (): NamedField[] =>
  Object.values(edited).flatMap(({fields}) => fieldsIn(fields))

const fieldsIn = (fields: Fields): NamedField[] =>
  Object.entries(fields).flatMap(([name, field]) => [{name, field}, ...inside(field)])

function inside(field: Field | Item): NamedField[] {
  if (field.is === 'list') return inside(field.of)
  return field.is === 'group' ? fieldsIn(field.fields) : []
}

/** Undefined for one that there is no more: old versions may have it. */
export const fieldOf = (kind: KindName, name: string): Field | undefined =>
  new Map<string, Field>(Object.entries(kinds[kind].fields)).get(name)

/** For the catalogues, to which no call names them. */
export const wordsForEditors = (): string[] => [
  ...new Set([
    ...Object.values(edited).map(({says}) => says),
    ...editedFields().map(({field}) => field.says),
  ]),
]
