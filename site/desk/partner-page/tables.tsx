import {officeMoment} from '#desk/ui/moment.tsx'
import {type Column, Table} from '#desk/ui/table.tsx'
import {formTitle} from '#server/leads/delivery/letter.ts'
import type {TestLead} from '#server/leads/test-leads.ts'
import type {Enquiry, WidgetLine} from '#server/partners/report/partner-report.ts'
import type {Line} from '#server/partners/usage/statistics.ts'
import {formatDay} from '#trade/property/details/format-day.ts'

type Counts = Pick<Line, 'views' | 'opens' | 'leads'>

const counts: Column<Counts>[] = [
  {head: 'Views', count: ({views}) => views},
  {head: 'Opens', count: ({opens}) => opens},
  {head: 'Enquiries', count: ({leads}) => leads},
  {head: 'Per view', rate: ({leads, views}) => (views ? leads / views : undefined)},
]

type DayLine = Counts & {day: string}

export const DaysTable = ({days}: {days: DayLine[]}) => (
  <Table<DayLine>
    caption="Views, opens and enquiries by day, the latest first"
    rows={days.toReversed()}
    keyOf={({day}) => day}
    empty={null}
    columns={[{head: 'Day', isName: true, cell: ({day}) => formatDay('en', day)}, ...counts]}
  />
)

export const WidgetsTable = ({widgets}: {widgets: WidgetLine[]}) => (
  <Table<WidgetLine>
    caption="Views, opens and enquiries by widget"
    rows={widgets}
    keyOf={({widget}) => widget}
    empty="No widget was seen on your pages in this time."
    columns={[
      {
        head: 'Widget',
        isName: true,
        cell: ({widget}) => (widget ? <code>{`<${widget}>`}</code> : 'not known'),
      },
      ...counts,
    ]}
  />
)

export const EnquiriesTable = ({enquiries}: {enquiries: Enquiry[]}) => (
  <Table
    caption="Enquiries, the latest first, without anything personal"
    rows={enquiries}
    keyOf={({id}) => id}
    empty="No enquiry came from your pages in this time."
    columns={[
      {head: 'Received', isName: true, cell: ({receivedAt}) => officeMoment('en', receivedAt)},
      {
        head: 'State',
        cell: ({state, isSuspected}) => (
          <>
            {/* An enquiry that the agency calls spam was nobody's, whoever sent it. */}
            <span className={`state state--${state}`}>
              {state === 'spam' ? 'not an enquiry' : state}
            </span>
            {isSuspected && <span> (may be spam)</span>}
          </>
        ),
      },
      {
        head: 'Since',
        cell: ({stateChangedAt}) => (stateChangedAt ? officeMoment('en', stateChangedAt) : '–'),
      },
      {head: 'Form', cell: ({form}) => formTitle(form)},
      {head: 'Id', cell: ({id}) => <code>{id}</code>},
    ]}
  />
)

export const TestsTable = ({tests}: {tests: TestLead[]}) => (
  <Table
    caption="Test enquiries of the last seven days, the latest first"
    rows={tests}
    keyOf={({id}) => id}
    empty="None in the last seven days. Enquiries of a page in test mode appear here, and nowhere else."
    columns={[
      {head: 'Received', isName: true, cell: ({receivedAt}) => officeMoment('en', receivedAt)},
      {head: 'Form', cell: ({form}) => formTitle(form)},
      {head: 'Language', cell: ({locale}) => locale ?? 'en'},
      {head: 'Fields', cell: ({payload}) => Object.keys(payload).join(', ')},
      {
        head: 'Id',
        cell: ({id}) => (
          <a href={`/docs/test-enquiries/?id=${id}`} rel="noreferrer">
            <code>{id}</code>
          </a>
        ),
      },
    ]}
  />
)
