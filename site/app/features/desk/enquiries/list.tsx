/** Enquiries as they arrive: what is shown is in the address, and so can be kept and shared. */
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'
import {Form} from '../ui/form.tsx'
import {Pages, Tabs} from '../ui/links.tsx'
import {Moment} from '../ui/moment.tsx'
import {type Column, Table} from '../ui/table.tsx'
import {Bulk} from './bulk.tsx'
import type {EnquiryListData, ListedEnquiry} from './data.ts'
import {Chips, Filters} from './filters.tsx'
import {Shortcuts} from './shortcuts.tsx'
import {formWord, stateWord} from './words.ts'

export const enquiryList = defineScreen<EnquiryListData>({
  title: i18n => i18n._('Enquiries'),
  Screen({data}) {
    const {i18n} = useDesk()
    const {tabs, enquiries, first, next, exports, problem} = data
    return (
      <>
        <Tabs
          label={i18n._('States')}
          tabs={tabs.map(({state, href, count}) => ({
            ...{href, count, isCurrent: state === data.filter.state},
            label: state ? stateWord(i18n, state) : i18n._('All but spam'),
          }))}
        />
        <Filters data={data} />
        <Chips data={data} />
        <Latest data={data} />
        {problem === 'too-many' && (
          <p className="notice notice--wrong" role="alert">
            {i18n._(
              'A workbook takes 10,000 enquiries, and there are more. Narrow the list, or take the CSV.',
            )}
          </p>
        )}
        <Form action={`/desk/enquiries/bulk${queryOf(data.address)}`} label={i18n._('Enquiries')}>
          <Table
            caption={i18n._('Enquiries, the latest first')}
            columns={useColumns(data)}
            rows={enquiries}
            keyOf={({id}) => id}
            empty={<Empty isNarrow={data.chips.length > 0} address={data.address} />}
          />
          {enquiries.length > 0 && <Bulk data={data} />}
        </Form>
        <Pages first={first} next={next} />
        {exports && (
          <p className="buttons">
            <a href={exports.csv}>{i18n._('Download this list as CSV')}</a>
            <a href={exports.workbook}>{i18n._('As a workbook')}</a>
          </p>
        )}
        <Shortcuts
          keys={[
            ['j', i18n._('Next enquiry')],
            ['k', i18n._('Previous enquiry')],
            ['/', i18n._('Search')],
          ]}
        />
      </>
    )
  },
})

const queryOf = (address: string) => address.slice('/desk/enquiries'.length)

/** A link that the script turns into what is new, and that looks for it without one. */
function Latest({data}: {data: EnquiryListData}) {
  const {i18n} = useDesk()
  return (
    <p className="latest" data-latest={data.latest} aria-live="polite">
      <a href={data.address} data-words={i18n._('Show new enquiries: %')}>
        {i18n._('Look for new enquiries')}
      </a>
    </p>
  )
}

function Empty({isNarrow, address}: {isNarrow: boolean; address: string}) {
  const {i18n} = useDesk()
  if (!isNarrow && address === '/desk/enquiries') {
    return i18n._('No enquiry has come in yet. The next one appears here by itself.')
  }
  return (
    <>
      {i18n._('No enquiry matches.')} <a href="/desk/enquiries">{i18n._('Show all')}</a>
    </>
  )
}

function useColumns({chosen}: EnquiryListData): Column<ListedEnquiry>[] {
  const {i18n} = useDesk()
  return [
    {
      head: i18n._('Enquiry'),
      isName: true,
      cell: row => <Name row={row} isChosen={chosen?.ids.includes(row.id)} />,
    },
    {
      head: i18n._('About'),
      cell: ({property, form}) => property ?? formWord(i18n, form),
    },
    {head: i18n._('Partner'), cell: ({partner}) => partner ?? '–'},
    {head: i18n._('State'), cell: row => <State row={row} />},
    {head: i18n._('Assigned to'), cell: ({assignee}) => assignee ?? '–'},
    {head: i18n._('Received'), cell: ({receivedAt}) => <Moment at={receivedAt} />},
  ]
}

interface NameProps {
  row: ListedEnquiry
  isChosen: boolean | undefined
}

function Name({row: {id, href, who, message, locale}, isChosen}: NameProps) {
  const {i18n} = useDesk()
  const name = who ?? i18n._('Without a name')
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

function State({row: {state, isSuspected, isDue}}: {row: ListedEnquiry}) {
  const {i18n} = useDesk()
  return (
    <>
      <span className={`state state--${state}`}>{stateWord(i18n, state)}</span>
      {isSuspected && <span className="mark">{i18n._('Suspected spam')}</span>}
      {isDue && <span className="mark">{i18n._('Reminder')}</span>}
    </>
  )
}
