/** A list of homes as its mail has it: those that are still offered when it is sent. */
import type {Orm} from '#server/platform/db/connect.ts'
import {offeredOf, type ShortlistMail} from '../shortlist/send-shortlist.ts'
import {homesIn} from './mailed-records.ts'

/** Undefined: none of them is offered any more. */
export async function shortlistMail(orm: Orm, {to, slugs, locale}: ShortlistMail) {
  const homes = await homesIn(orm, await offeredOf(orm, slugs), locale)
  if (!homes.size) return undefined
  return {
    to,
    locale,
    page: '',
    mail: {kind: 'shortlist' as const, slugs, homes: [...homes.values()]},
  }
}
