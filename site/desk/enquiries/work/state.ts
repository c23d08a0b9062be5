/** Sets the state of an enquiry. Its partner's page shows it. */
import {sql} from 'drizzle-orm'
import type {LeadState} from '#server/leads/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Viewer} from '../scope.ts'
import {type Conflict, changeEnquiry, type Missing} from './change-enquiry.ts'

export interface StateChange {
  id: string
  to: LeadState
  /** The state when somebody decided; omit it to accept any. */
  from?: LeadState
}

export type StateOutcome = {is: 'changed' | 'unchanged'} | Conflict<LeadState> | Missing

export const changeState = (
  orm: Orm,
  viewer: Viewer,
  {id, to, from}: StateChange,
): Promise<StateOutcome> =>
  changeEnquiry<StateOutcome>(orm, viewer, id, async ({enquiry: {state}, note}) => {
    // Also for a form that is sent twice.
    if (state === to) return {is: 'unchanged'}
    if (from !== undefined && state !== from) return {is: 'conflict', now: state}
    const set = {state: to, stateChangedAt: sql`now()`}
    await note({action: 'enquiry.state', what: 'state', details: {from: state, to}, set})
    return {is: 'changed'}
  })

/** Somebody has looked at it, and it is a person's. */
export const clearSuspicion = (orm: Orm, viewer: Viewer, id: string) =>
  changeEnquiry(orm, viewer, id, async ({enquiry: {state, suspectedSpam}, note}) => {
    const to = state === 'spam' ? 'received' : state
    if (suspectedSpam === null && state === to) return {is: 'unchanged'} as const
    await note({
      action: 'enquiry.state',
      what: 'state',
      details: {from: state, to, notSpam: true, suspectedOf: suspectedSpam},
      set: {suspectedSpam: null, state: to, ...(state !== to && {stateChangedAt: sql`now()`})},
    })
    return {is: 'changed'} as const
  })
