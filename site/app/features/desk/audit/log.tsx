/** What was done at the desk, by whom and to what. */
import type {ReactNode} from 'react'
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'
import {Actor, type ActorProps} from '../ui/actor.tsx'
import {SelectField, TextField} from '../ui/field.tsx'
import {Form} from '../ui/form.tsx'
import {addressWith, Pages} from '../ui/links.tsx'
import {Moment} from '../ui/moment.tsx'
import {Table} from '../ui/table.tsx'
import {actionText} from './action-words.ts'
import {Details} from './details.tsx'

export interface AuditLogData {
  filter: {who: string; action: string; subject: string}
  /** Accounts by their ids, and who has none by its name. */
  people: readonly (readonly [who: string, name: string])[]
  /** Everything that can be done. */
  actions: readonly string[]
  entries: readonly Entry[]
  /** This is not the first page. */
  isFurther: boolean
  /** The last of a page that has another one after it. */
  last?: number
}

interface Entry extends ActorProps {
  id: number
  /** ISO 8601. */
  at: string
  action: string
  subject: string | null
  /** Of an account that is still there. */
  subjectName: string | null
  details: Record<string, unknown>
}

export const log = defineScreen<AuditLogData>({
  title: i18n => i18n._('Audit log'),
  Screen({data: {filter, people, actions, entries, isFurther, last}}) {
    const {i18n, path} = useDesk()
    return (
      <>
        <Form action="/desk/audit-log" method="get" className="filters">
          <SelectField
            id="who"
            label={i18n._('Who')}
            options={[['', i18n._('Everybody')], ...people]}
            value={filter.who}
          />
          <SelectField
            id="action"
            label={i18n._('What')}
            options={[
              ['', i18n._('Everything')],
              ...actions.map(action => [action, actionText(i18n, action)] as const),
            ]}
            value={filter.action}
          />
          <TextField
            defaultValue={filter.subject}
            help={i18n._('The id of an enquiry or an account, or kind/key of a record.')}
            id="subject"
            label={i18n._('To what')}
          />
          <div className="buttons">
            <button type="submit" className="button button--plain">
              {i18n._('Show')}
            </button>
            {(filter.who || filter.action || filter.subject) && (
              <a href="/desk/audit-log">{i18n._('Show everything')}</a>
            )}
          </div>
        </Form>
        <Table
          caption={i18n._('Audit log')}
          columns={[
            {head: i18n._('When'), cell: ({at}) => <Moment at={at} />},
            {head: i18n._('Who'), cell: entry => <Actor {...entry} />},
            {
              head: i18n._('What'),
              isName: true,
              cell: ({action}) => actionText(i18n, action),
            },
            {head: i18n._('To what'), cell: entry => <Subject {...entry} />},
            {head: i18n._('Details'), cell: entry => <Details {...entry} />},
          ]}
          rows={entries}
          keyOf={({id}) => id}
          empty={<p>{i18n._('Nothing was done that fits.')}</p>}
        />
        <Pages
          first={isFurther ? addressWith(path, {before: undefined}) : undefined}
          next={last === undefined ? undefined : addressWith(path, {before: String(last)})}
        />
      </>
    )
  },
})

/** Where there is a page of it, it leads there. */
function Subject({action, subject, subjectName}: Entry): ReactNode {
  if (!subject) return null
  const [kind] = action.split('.')
  if (kind === 'enquiry') return <a href={`/desk/enquiries/${subject}`}>{subject.slice(0, 8)}</a>
  if (subjectName) return <a href={`/desk/accounts/${subject}`}>{subjectName}</a>
  return subject
}
