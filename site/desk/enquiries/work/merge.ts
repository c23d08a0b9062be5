/** Enquiries of one person about one thing: all but one are shown with that one. */
import {eq} from 'drizzle-orm'
import {leads} from '#server/leads/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Viewer} from '../scope.ts'
import {changeEnquiry, lockEnquiry, MISSING, type Missing, noteChange} from './change-enquiry.ts'

export type MergeOutcome = {is: 'changed' | 'unchanged' | 'same'; into?: string} | Missing

/** Enquiries that were merged with it earlier are merged, too. */
export const merge = (orm: Orm, viewer: Viewer, id: string, into: string): Promise<MergeOutcome> =>
  orm.transaction(async (inside): Promise<MergeOutcome> => {
    // In one order, so that two who merge at once do not wait for each other.
    const [first, second] = [id, into].sort() as [string, string]
    const locked = [
      await lockEnquiry(inside, viewer, first),
      await lockEnquiry(inside, viewer, second),
    ]
    const source = locked.find(one => one?.id === id)
    const target = locked.find(one => one?.id === into)
    if (!source || !target) return MISSING
    const end = target.mergedInto ?? target.id
    if (end === id || into === id) return {is: 'same'}
    if (source.mergedInto === end) return {is: 'unchanged', into: end}
    await inside.update(leads).set({mergedInto: end}).where(eq(leads.mergedInto, id))
    const merged = {action: 'enquiry.merged', what: 'merged'} as const
    const set = {mergedInto: end}
    await noteChange(inside, viewer, id, {...merged, details: {into: end}, set})
    await noteChange(inside, viewer, end, {...merged, details: {from: id}})
    return {is: 'changed', into: end}
  })

/** It is one of its own again. */
export const split = (orm: Orm, viewer: Viewer, id: string) =>
  changeEnquiry(orm, viewer, id, async ({enquiry: {mergedInto}, note}) => {
    if (mergedInto === null) return {is: 'unchanged'} as const
    const details = {from: mergedInto}
    await note({action: 'enquiry.split', what: 'split', details, set: {mergedInto: null}})
    return {is: 'changed'} as const
  })
