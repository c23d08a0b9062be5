/** Enquiries as they arrive: what is shown is in the address, and so can be kept and shared. */
import {useDesk, useMay} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {Alert, Form} from '#desk/ui/form.tsx'
import {Pages, Tabs} from '#desk/ui/links.tsx'
import {Moment} from '#desk/ui/moment.tsx'
import {type Column, Table} from '#desk/ui/table.tsx'
import {listAddress, oneAddress, queryOf} from '../addresses.ts'
import {Shortcuts} from '../shortcuts.tsx'
import {formWord, stateWord} from '../words.ts'
import {Bulk} from './bulk.tsx'
import {Chips, Filters} from './filters.tsx'
import type {ListedEnquiry} from './list-enquiries.ts'
import type {EnquiryList} from './read-list.ts'
import {enquiryTabs} from './tabs.ts'

export function EnquiriesScreen(data: EnquiryList) {
  const {i18n} = useDesk()
  const {enquiries, filter, isFirst, next, problem} = data
  const exportOf = (format: string) => `/desk/enquiries/export${queryOf(filter, {format})}`
  return (
    <Screen title={i18n._('Enquiries')}>
      <Tabs
        label={i18n._('States')}
        tabs={enquiryTabs(data).map(({state, ...tab}) => ({
          ...tab,
          label: state ? stateWord(i18n, state) : i18n._('All'),
        }))}
      />
      <Filters data={data} />
      <Chips data={data} />
      <Latest data={data} />
      {problem === 'too-many' && (
        <Alert>
          {i18n._(
            'A workbook holds 10,000 enquiries, and there are more. Narrow the list, or download the CSV.',
          )}
        </Alert>
      )}
      <Form action={`/desk/enquiries/bulk${queryOf(filter)}`} label={i18n._('Enquiries')}>
        <Table
          caption={i18n._('Enquiries, the latest first')}
          columns={useColumns(data)}
          rows={enquiries}
          keyOf={({id}) => id}
          empty={<Empty isNarrow={queryOf(filter) !== ''} />}
        />
        {enquiries.length > 0 && <Bulk data={data} />}
      </Form>
      <Pages
        first={isFirst ? undefined : listAddress(filter)}
        next={next && listAddress(filter, next)}
      />
      {useMay('enquiries-export') && (
        <p className="buttons">
          <a href={exportOf('csv')}>{i18n._('Download this list as CSV')}</a>
          <a href={exportOf('xlsx')}>{i18n._('Download for Excel')}</a>
        </p>
      )}
      <Shortcuts
        keys={[
          ['j', i18n._('Next enquiry')],
          ['k', i18n._('Previous enquiry')],
          ['/', i18n._('Search')],
        ]}
      />
    </Screen>
  )
}

/** A link that the script turns into what is new, and that looks for it without one. */
function Latest({data: {latest, filter}}: {data: EnquiryList}) {
  const {i18n} = useDesk()
  return (
    <p className="latest" data-latest={latest} aria-live="polite">
      <a href={listAddress(filter)} data-words={i18n._('Show new enquiries: %')}>
        {i18n._('Check for new enquiries')}
      </a>
    </p>
  )
}

function Empty({isNarrow}: {isNarrow: boolean}) {
  const {i18n} = useDesk()
  if (!isNarrow) {
    return i18n._('No enquiry has come in yet. The next one appears here by itself.')
  }
  return (
    <>
      {i18n._('No enquiry matches.')} <a href="/desk/enquiries">{i18n._('Show all')}</a>
    </>
  )
}

function useColumns({chosen, filter}: EnquiryList): Column<ListedEnquiry>[] {
  const {i18n, locale} = useDesk()
  return [
    {
      head: i18n._('Enquiry'),
      isName: true,
      cell: row => (
        <Name row={row} href={oneAddress(row.id, filter)} isChosen={chosen?.ids.includes(row.id)} />
      ),
    },
    {
      head: i18n._('About'),
      cell: ({property, form}) =>
        property
          ? (property.name?.[locale] ?? property.name?.en ?? property.slug)
          : formWord(i18n, form),
    },
    {head: i18n._('Partner'), cell: ({partner}) => partner ?? '–'},
    {head: i18n._('State'), cell: row => <State row={row} />},
    {head: i18n._('Assigned to'), cell: ({assignee}) => assignee?.name ?? '–'},
    {head: i18n._('Received'), cell: ({receivedAt}) => <Moment at={receivedAt} />},
  ]
}

interface NameProps {
  row: ListedEnquiry
  href: string
  isChosen: boolean | undefined
}

function Name({row, href, isChosen}: NameProps) {
  const {i18n} = useDesk()
  const {id, message, locale} = row
  const name = row.name ?? row.email ?? row.phone ?? i18n._('Without a name')
  return (
    <span className="enquiry-name">
      <input
        type="checkbox"
        name="id"
        value={id}
        defaultChecked={isChosen}
        aria-label={i18n._('Choose {name}', {name})}
      />
      <span>
        <a href={href} data-row="" dir="auto">
          {name}
        </a>
        {message && (
          <span className="quiet enquiry-excerpt" dir="auto" lang={locale ?? undefined}>
            {message}
          </span>
        )}
      </span>
    </span>
  )
}

function State({row: {state, suspectedSpam, remindAt, viewing}}: {row: ListedEnquiry}) {
  const {i18n, now} = useDesk()
  return (
    <>
      <span className={`state state--${state}`}>{stateWord(i18n, state)}</span>{' '}
      {viewing && (
        <span className="quiet">
          <Moment at={viewing} />
        </span>
      )}
      {suspectedSpam !== null && <span className="mark">{i18n._('Suspected spam')}</span>}
      {remindAt && remindAt <= now && <span className="mark">{i18n._('Reminder')}</span>}
    </>
  )
}
