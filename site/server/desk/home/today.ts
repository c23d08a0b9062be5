/** What waits for somebody when the desk opens: only what they may do, and only what there is. */
import {and, eq, inArray, isNull, lte, type SQL, sql} from 'drizzle-orm'
import {officeDay} from '../../../../widgets/shared/office-day.ts'
import {OPEN_STATES} from '../../leads/lead-state.ts'
import type {Orm} from '../../platform/db/connect.ts'
import {properties} from '../../platform/db/content-schema.ts'
import {contentDrafts} from '../../platform/db/desk-schema.ts'
import {deliveries, leads} from '../../platform/db/schema.ts'
import {may, type Permission} from '../access/permissions.ts'
import {NOT_MERGED} from '../enquiries/conditions.ts'
import {type Seeing, viewerOf} from '../enquiries/scope.ts'

interface WaitingTask {
  is: TaskName
  /** At most `MOST_COUNTED`: then there are that many or more. */
  count: number
  href: string
}

export type TaskName =
  | 'new'
  | 'due'
  | 'mine'
  | 'unassigned'
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

const PERMIT_DAYS = 30
const open = inArray(leads.state, OPEN_STATES)
const own = (account: Seeing) => and(viewerOf(account).scope, NOT_MERGED)

const tasks: Task[] = [
  {
    is: 'new',
    permission: 'enquiries',
    href: '/desk/enquiries?state=received&suspected=no',
    from: sql`${leads}`,
    where: account => and(own(account), eq(leads.state, 'received'), isNull(leads.suspectedSpam)),
  },
  {
    is: 'due',
    permission: 'enquiries',
    href: '/desk/enquiries?due=yes',
    from: sql`${leads}`,
    where: account => and(own(account), lte(leads.remindAt, sql`now()`)),
  },
  {
    is: 'mine',
    permission: 'enquiries',
    href: '/desk/enquiries?assignee=me&state=open',
    from: sql`${leads}`,
    where: account => and(own(account), eq(leads.assignee, account.id), open),
  },
  {
    is: 'unassigned',
    permission: 'enquiries-assign',
    href: '/desk/enquiries?assignee=nobody&state=open&suspected=no',
    from: sql`${leads}`,
    where: account => and(own(account), isNull(leads.assignee), open, isNull(leads.suspectedSpam)),
  },
  {
    is: 'permits',
    permission: 'content',
    href: '/desk/content/permits',
    from: sql`${properties}`,
    where: () =>
      sql`${properties.published} and ${properties.status} <> 'SOLD' and ${properties.permit_expiry} <= ${officeDay()}::date + ${PERMIT_DAYS}::int`,
  },
  {
    is: 'problems',
    permission: 'content',
    href: '/desk/content?filter=problems',
    from: sql`${contentDrafts}`,
    where: () => sql`${contentDrafts.problem} is not null`,
  },
  {
    is: 'scheduled',
    permission: 'content',
    href: '/desk/content?filter=scheduled',
    from: sql`${contentDrafts}`,
    where: () => sql`${contentDrafts.publishAt} is not null and ${contentDrafts.problem} is null`,
  },
  {
    is: 'drafts',
    permission: 'content',
    href: '/desk/content?filter=drafts',
    from: sql`${contentDrafts}`,
    where: () => isNull(contentDrafts.publishAt),
  },
  {
    is: 'deliveries',
    permission: 'operations',
    href: '/desk/operation',
    from: sql`${deliveries}`,
    where: () => eq(deliveries.state, 'failed'),
  },
]

export async function waitingTasks(orm: Orm, account: Seeing): Promise<WaitingTask[]> {
  const allowed = tasks.filter(({permission}) => may(account.role, permission))
  const counted = await Promise.all(
    allowed.map(async task => ({
      ...{is: task.is, href: task.href},
      count: await countSome(orm, task.from, task.where(account)),
    })),
  )
  return counted.filter(({count}) => count > 0)
}

async function countSome(orm: Orm, from: SQL, where: SQL | undefined) {
  const found = sql`(select 1 from ${from} where ${where ?? sql`true`} limit ${MOST_COUNTED}) as found`
  const {rows} = (await orm.execute(
    sql`select count(*)::int as count from ${found}`,
  )) as unknown as {
    rows: {count: number}[]
  }
  return rows[0]?.count ?? 0
}
