/** The tasks of an account when the desk opens: only those it may do, and only existing ones. */
import {and, eq, type SQL, sql} from 'drizzle-orm'
import {may, type Permission} from '#desk/access/permissions.ts'
import {endsSoon} from '#desk/content/list/permits.ts'
import {type WaitingFilter, waitingWhere} from '#desk/content/list/waiting-drafts.ts'
import {conditionOf} from '#desk/enquiries/list/conditions.ts'
import {type EnquiryFilter, writeFilter} from '#desk/enquiries/list/filter.ts'
import {type Seeing, viewerOf} from '#desk/enquiries/scope.ts'
import {contentDrafts} from '#server/content/edit-tables.ts'
import {properties} from '#server/content/tables.ts'
import {isDelivery} from '#server/leads/delivery/backlog.ts'
import {leads} from '#server/leads/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {rowsOf} from '#server/platform/db/rows.ts'
import {outbox} from '#server/platform/db/tables.ts'

export interface WaitingTask {
  is: TaskName
  /** At most `MOST_COUNTED`: then there are that many or more. */
  count: number
  href: string
}

export type TaskName =
  | 'new'
  | 'due'
  | 'viewings'
  | 'mine'
  | 'unassigned'
  | 'left'
  | 'suspected'
  | 'permits'
  | 'problems'
  | 'drafts'
  | 'scheduled'
  | 'deliveries'

/** Nobody needs to know how many hundreds there are. */
export const MOST_COUNTED = 100

interface Task {
  is: TaskName
  permission: Permission
  href: string
  from: SQL
  where(account: Seeing): SQL | undefined
}

/** The list that the link leads to is narrowed by the same. */
const enquiries = (
  is: TaskName,
  filter: EnquiryFilter,
  permission: Permission = 'enquiries',
): Task => ({
  is,
  permission,
  from: sql`${leads}`,
  href: `/desk/enquiries?${writeFilter(filter)}`,
  where: account => conditionOf(viewerOf(account), filter),
})

const drafts = (is: TaskName & WaitingFilter): Task => ({
  is,
  permission: 'content',
  from: sql`${contentDrafts}`,
  href: `/desk/content?filter=${is}`,
  where: () => waitingWhere[is],
})

const tasks: Task[] = [
  enquiries('new', {state: 'received', suspected: 'no'}),
  enquiries('due', {due: 'yes'}),
  enquiries('viewings', {confirm: 'yes'}),
  enquiries('mine', {assignee: 'me', state: 'open'}),
  enquiries('unassigned', {assignee: 'nobody', state: 'open', suspected: 'no'}, 'enquiries-assign'),
  enquiries('left', {assignee: 'left', state: 'open', suspected: 'no'}, 'enquiries-assign'),
  enquiries('suspected', {state: 'open', suspected: 'yes'}, 'enquiries-assign'),
  {
    is: 'permits',
    permission: 'content',
    href: '/desk/content/permits?soon=yes',
    from: sql`${properties}`,
    where: () => endsSoon(),
  },
  drafts('problems'),
  drafts('scheduled'),
  drafts('drafts'),
  {
    is: 'deliveries',
    permission: 'operations',
    href: '/desk/operation#deliveries',
    from: sql`${outbox}`,
    where: () => and(isDelivery, eq(outbox.state, 'failed')),
  },
]

export async function waitingTasks(orm: Orm, account: Seeing): Promise<WaitingTask[]> {
  const allowed = tasks.filter(({permission}) => may(account.role, permission))
  const counted = await Promise.all(
    allowed.map(async task => ({
      is: task.is,
      href: task.href,
      count: await countSome(orm, task.from, task.where(account)),
    })),
  )
  return counted.filter(({count}) => count > 0)
}

async function countSome(orm: Orm, from: SQL, where: SQL | undefined) {
  const found = sql`(select 1 from ${from} where ${where ?? sql`true`} limit ${MOST_COUNTED}) as found`
  const [row] = await rowsOf<{count: number}>(orm, sql`select count(*)::int as count from ${found}`)
  return row?.count ?? 0
}
