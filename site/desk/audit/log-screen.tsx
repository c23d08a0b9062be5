/** The audit log: actions at the desk, each with its actor and its subject. */
import type {ReactNode} from 'react'
import {viewingWords} from '#desk/enquiries/viewings/viewing-words.ts'
import {stateWord} from '#desk/enquiries/words.ts'
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {Actor, type ActorProps} from '#desk/ui/actor.tsx'
import {addressWith} from '#desk/ui/address-with.ts'
import {SelectField, TextField} from '#desk/ui/field.tsx'
import {Form, SubmitButton} from '#desk/ui/form.tsx'
import {Pages} from '#desk/ui/links.tsx'
import {Moment, officeMoment} from '#desk/ui/moment.tsx'
import {Table} from '#desk/ui/table.tsx'
import {withCommas} from '#kit/i18n/with-commas.ts'
import {actions, actionText} from './actions.ts'

export interface AuditLogData {
  filter: {who: string; action: string; subject: string}
  /** Accounts by their ids, and who has none by its name. */
  people: readonly (readonly [who: string, name: string])[]
  entries: readonly Entry[]
  /** This is not the first page. */
  isFurther: boolean
  /** The last of a page that has another one after it. */
  last?: number | undefined
}

interface Entry extends ActorProps {
  id: number
  at: Date
  action: string
  subject: string | null
  /** The name of an account that still exists. */
  subjectName: string | null
  details: Record<string, unknown>
}

export function AuditLogScreen({filter, people, entries, isFurther, last}: AuditLogData) {
  const {i18n, path} = useDesk()
  return (
    <Screen title={i18n._('Audit log')}>
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
          <SubmitButton label={i18n._('Show')} look="plain" />
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
          {head: i18n._('What'), isName: true, cell: ({action}) => actionText(i18n, action)},
          {head: i18n._('To what'), cell: entry => <Subject {...entry} />},
          {head: i18n._('Details'), cell: entry => <Details {...entry} />},
        ]}
        rows={entries}
        keyOf={({id}) => id}
        empty={<p>{i18n._('No activity matches.')}</p>}
      />
      <Pages
        first={isFurther ? addressWith(path, {before: undefined}) : undefined}
        next={last === undefined ? undefined : addressWith(path, {before: String(last)})}
      />
    </Screen>
  )
}

/** Links to the page of the subject, if there is one. */
function Subject({action, subject, subjectName}: Entry): ReactNode {
  if (!subject) return null
  const [kind] = action.split('.')
  if (kind === 'enquiry') return <a href={`/desk/enquiries/${subject}`}>{subject.slice(0, 8)}</a>
  if (subjectName) return <a href={`/desk/accounts/${subject}`}>{subjectName}</a>
  return subject
}

interface DetailsProps {
  action: string
  details: Record<string, unknown>
}

/** Names of the details of enquiries. */
const NAMES: Record<string, string> = {
  from: /*i18n*/ 'From',
  to: /*i18n*/ 'To',
}

/** Ids of enquiries are shortened, as in the other columns. */
const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(value)

function Details({action, details}: DetailsProps) {
  const {i18n, locale} = useDesk()
  if (action === 'enquiry.viewing') {
    const words = viewingWords(i18n, details, when => officeMoment(locale, when))
    return <span className="quiet">{words}</span>
  }
  const nameOf = (name: string) => (Object.hasOwn(NAMES, name) ? i18n._(NAMES[name] ?? '') : name)
  const textOf = (value: unknown): string => {
    if (value === null) return action === 'enquiry.assigned' ? i18n._('Nobody') : '–'
    if (Array.isArray(value)) return withCommas(...value.map(String))
    if (typeof value === 'object') return JSON.stringify(value)
    if (action === 'enquiry.state') return stateWord(i18n, `${value}`)
    return isId(value) ? value.slice(0, 8) : `${value}`
  }
  const parts = Object.entries(details)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, value]) => `${nameOf(name)}: ${textOf(value)}`)
  return parts.length ? <span className="quiet">{parts.join('; ')}</span> : null
}
