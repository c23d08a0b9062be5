/** The record whose form is rendered, for its inputs. */
import {createContext, useContext} from 'react'
import {useDesk} from '#desk/shell/desk-frame.ts'
import type {Locale} from '#kit/i18n/locale.ts'
import type {
  Field as FieldDefinition,
  Item,
} from '../../../app/shared-with-server/content-fields.ts'
import {formatMessage} from '../format-message.ts'
import {idOf} from './problems.tsx'
import type {RecordData} from './read-record.ts'

const RecordContext = createContext<RecordData | null>(null)
export const RecordProvider = RecordContext.Provider

export function useRecord(): RecordData {
  const record = useContext(RecordContext)
  if (!record) throw new Error('useRecord() is only for the form of a record')
  return record
}

/** Finds the problem of this field and, where it is one text, of it in a language. */
export function useProblem(path: string) {
  const {i18n} = useDesk()
  const {problems} = useRecord()
  return problems
    .filter(({field}) => idOf(field) === path)
    .map(({says}) => formatMessage(i18n, says))
    .join(' ')
}

export interface InputProps {
  /** Name and id of the input. */
  path: string
  label: string
  help?: string
  field: FieldDefinition | Item
  value: unknown
}

/** One text in one language. */
export interface TextProps {
  name: string
  locale: Locale
  text: string
}

export const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** The address of the form. */
export const recordPath = ({kind, key, isNew}: RecordData) =>
  `/desk/content/${kind}/${isNew ? '+new' : key}`
