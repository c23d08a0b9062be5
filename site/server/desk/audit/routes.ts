/** What was done at the desk, by whom. */
import {inArray} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {isId} from '#server/platform/ids.ts'
import {screen} from '../http/answers.ts'
import type {DeskRoute} from '../http/desk-route.ts'
import {accounts} from '../tables.ts'
import {actions} from './actions.ts'
import {OPERATOR, SERVER} from './audit-log.ts'
import {AUDIT_PAGE, listPeople, readAuditLog} from './read-audit-log.ts'

export const auditRoutes: DeskRoute[] = [
  {
    method: 'GET',
    path: '/audit-log',
    permission: 'audit-log',
    async handle({orm, query}) {
      const {who = '', action = '', subject = ''} = query
      const filter = {who, action, subject: subject.trim()}
      const rows = await readAuditLog(orm, {...filter, before: query.before ?? ''})
      const page = rows.slice(0, AUDIT_PAGE)
      const last = rows.length > AUDIT_PAGE ? page.at(-1)?.id : undefined
      const names = await namesOf(orm, page)
      return screen('audit/log', {
        filter,
        people: [
          ...(await listPeople(orm)).map(one => [one.id, withMail(one)] as const),
          ...[OPERATOR, SERVER].map(({name}) => [name, name] as const),
        ],
        actions,
        entries: page.map(({at, details, ...entry}) => ({
          ...entry,
          at: at.toISOString(),
          details: withNames(details ?? {}, names),
          subjectName: names.get(entry.subject ?? '') ?? null,
        })),
        isFurther: Boolean(query.before),
        ...(last !== undefined && {last}),
      })
    },
  },
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
