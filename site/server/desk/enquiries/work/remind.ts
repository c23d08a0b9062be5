/** When somebody wants to be reminded of an enquiry. */
import type {Orm} from '#server/platform/db/connect.ts'
import type {Viewer} from '../scope.ts'
import {changeEnquiry} from './change-enquiry.ts'

/** Null: never. */
export const remind = (orm: Orm, viewer: Viewer, id: string, at: Date | null) =>
  changeEnquiry(orm, viewer, id, async ({enquiry: {remindAt}, note}) => {
    if (remindAt?.getTime() === at?.getTime()) return {is: 'unchanged'} as const
    const details = {at: at?.toISOString() ?? null}
    await note({action: 'enquiry.reminder', what: 'reminder', details, set: {remindAt: at}})
    return {is: 'changed'} as const
  })
