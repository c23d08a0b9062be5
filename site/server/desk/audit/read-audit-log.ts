/** The audit log as administrators read it: the latest first, a page at a time. */
import {and, desc, eq, isNull, lt} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {isId} from '#server/platform/ids.ts'
import {accounts, auditLog} from '../tables.ts'

export interface AuditFilter {
  /** Id of an account, or the name of an actor without one: `operator`, `server`. */
  who?: string
  action?: string
  subject?: string
  /** Of the last entry of the page before. */
  before?: string
}

export const AUDIT_PAGE = 50

/** One more than a page tells that there are more. */
export async function readAuditLog(orm: Orm, {who, action, subject, before}: AuditFilter) {
  return orm
    .select({
      ...{id: auditLog.id, at: auditLog.at, account: auditLog.account, actor: auditLog.actor},
      ...{action: auditLog.action, subject: auditLog.subject, details: auditLog.details},
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

/** Who can be asked for; those who were removed are found by a row of theirs. */
export const listPeople = (orm: Orm) =>
  orm
    .select({id: accounts.id, name: accounts.name, mail: accounts.mail})
    .from(accounts)
    .orderBy(accounts.name, accounts.id)
    .limit(500)
