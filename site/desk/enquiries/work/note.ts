/** Notes and reminders of an enquiry. */
import type {Orm} from '#server/platform/db/connect.ts'
import type {Viewer} from '../scope.ts'
import {changeEnquiry} from './change-enquiry.ts'

const LONGEST_NOTE = 4_000

export type NoteProblem = 'empty' | 'long'

export const checkNote = (text: string): NoteProblem | undefined => {
  if (!text.trim()) return 'empty'
  return text.length > LONGEST_NOTE ? 'long' : undefined
}

export const addNote = (orm: Orm, viewer: Viewer, id: string, text: string) =>
  changeEnquiry(orm, viewer, id, async ({note}) => {
    await note({action: 'enquiry.noted', what: 'note', text: text.trim()})
    return {is: 'changed'} as const
  })

/** Sets the time of a reminder; null: none. */
export const remind = (orm: Orm, viewer: Viewer, id: string, at: Date | null) =>
  changeEnquiry(orm, viewer, id, async ({enquiry: {remindAt}, note}) => {
    if (remindAt?.getTime() === at?.getTime()) return {is: 'unchanged'} as const
    const details = {at: at?.toISOString() ?? null}
    await note({action: 'enquiry.reminder', what: 'reminder', details, set: {remindAt: at}})
    return {is: 'changed'} as const
  })
