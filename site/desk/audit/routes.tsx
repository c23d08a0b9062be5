/** The audit log's screen. */
import {and, desc, eq, inArray, isNull, lt} from 'drizzle-orm'
import {screen} from '#desk/http/answers.ts'
import {type DeskRoute, get} from '#desk/http/desk-route.ts'
import {accounts, auditLog} from '#desk/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {isId} from '#server/platform/ids.ts'
import {OPERATOR, SERVER} from './audit-log.ts'
import {AuditLogScreen} from './log-screen.tsx'

export const auditRoutes: DeskRoute[] = [
  get('/audit-log', 'audit-log', async ({orm, query}) => {
    const {who = '', action = '', subject = ''} = query
    const filter = {who, action, subject: subject.trim()}
    const rows = await readAuditLog(orm, {...filter, before: query.before ?? ''})
    const page = rows.slice(0, AUDIT_PAGE)
    const last = rows.length > AUDIT_PAGE ? page.at(-1)?.id : undefined
    const names = await namesOf(orm, page)
    return screen(
      <AuditLogScreen
        filter={filter}
        people={[
          ...(await listPeople(orm)).map(one => [one.id, withMail(one)] as const),
          [OPERATOR.name, OPERATOR.name],
          [SERVER.name, SERVER.name],
        ]}
        entries={page.map(({details, ...entry}) => ({
          ...entry,
          details: withNames(details ?? {}, names),
          subjectName: names.get(entry.subject ?? '') ?? null,
        }))}
        isFurther={Boolean(query.before)}
        last={last}
      />,
    )
  }),
]

interface Named {
  action: string
  subject: string | null
  details: Record<string, unknown> | null
}

/** Names of accounts that were changed, and of those that an enquiry was assigned to. */
async function namesOf(orm: Orm, entries: Named[]) {
  const ids = entries
    .flatMap(({action, subject, details}) => {
      if (/^(?:account|session)\./.test(action)) return [subject]
      return action === 'enquiry.assigned' ? Object.values(details ?? {}) : []
    })
    .filter(id => typeof id === 'string')
    .filter(isId)
  if (!ids.length) return new Map<string, string>()
  const rows = await orm
    .select({id: accounts.id, name: accounts.name, mail: accounts.mail})
    .from(accounts)
    .where(inArray(accounts.id, [...new Set(ids)]))
  return new Map(rows.map(one => [one.id, withMail(one)]))
}

const withMail = ({name, mail}: {name: string; mail: string}) => `${name} (${mail})`

const withNames = (details: Record<string, unknown>, names: Map<string, string>) =>
  Object.fromEntries(
    Object.entries(details).map(([key, value]) => [key, names.get(`${value}`) ?? value]),
  )

interface AuditFilter {
  /** Id of an account, or the name of an actor without one: `operator`, `server`. */
  who?: string
  action?: string
  subject?: string
  /** The id of the last entry on the page before. */
  before?: string
}

const AUDIT_PAGE = 50

/** One more than a page tells that there are more. */
async function readAuditLog(orm: Orm, {who, action, subject, before}: AuditFilter) {
  return orm
    .select({
      id: auditLog.id,
      at: auditLog.at,
      account: auditLog.account,
      actor: auditLog.actor,
      action: auditLog.action,
      subject: auditLog.subject,
      details: auditLog.details,
      // Names can be alike, mail addresses cannot.
      mail: accounts.mail,
    })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.account))
    .where(
      and(
        who ? isBy(who) : undefined,
        action ? eq(auditLog.action, action) : undefined,
        subject ? eq(auditLog.subject, subject) : undefined,
        before && /^\d{1,15}$/.test(before) ? lt(auditLog.id, Number(before)) : undefined,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(AUDIT_PAGE + 1)
}

const isBy = (who: string) =>
  isId(who) ? eq(auditLog.account, who) : and(isNull(auditLog.account), eq(auditLog.actor, who))

/** The people to filter by; removed ones are found by their entries. */
const listPeople = (orm: Orm) =>
  orm
    .select({id: accounts.id, name: accounts.name, mail: accounts.mail})
    .from(accounts)
    .orderBy(accounts.name, accounts.id)
    .limit(500)
