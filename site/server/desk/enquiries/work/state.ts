/** What became of an enquiry. Its partner's page shows it. */
import {sql} from 'drizzle-orm'
import type {LeadState} from '#server/leads/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {OPERATOR_VIEWER, type Viewer} from '../scope.ts'
import {type Conflict, changeEnquiry, type Missing} from './change-enquiry.ts'

export interface StateChange {
  id: string
  to: LeadState
  /** What it was when somebody decided; without it, whatever it is. */
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
    await note({
      ...{action: 'enquiry.state', what: 'state', details: {from: state, to}},
      set: {state: to, stateChangedAt: sql`now()`},
    })
    return {is: 'changed'}
  })

/** The operator's command. False when there is no such enquiry. */
export const noteState = async (orm: Orm, id: string, to: LeadState): Promise<boolean> =>
  (await changeState(orm, OPERATOR_VIEWER, {id, to})).is !== 'missing'

/** Somebody has looked at it, and it is a person's. */
export const clearSuspicion = (orm: Orm, viewer: Viewer, id: string) =>
  changeEnquiry(orm, viewer, id, async ({enquiry: {state, suspectedSpam}, note}) => {
    const to = state === 'spam' ? 'received' : state
    if (suspectedSpam === null && state === to) return {is: 'unchanged'} as const
    await note({
      ...{action: 'enquiry.state', what: 'state'},
      details: {from: state, to, notSpam: true, suspectedOf: suspectedSpam},
      set: {suspectedSpam: null, state: to, ...(state !== to && {stateChangedAt: sql`now()`})},
    })
    return {is: 'changed'} as const
  })
