/** Views, opens and enquiries by day. */
import {formatDay} from '#trade/property/details/format-day.ts'
import type {DayFigures, Overview} from '../../../shared-with-server/desk/figures.ts'
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'
import {numberIn, percentIn} from '../ui/amounts.ts'
import {Table} from '../ui/table.tsx'
import {Behind, Series} from './bars.tsx'
import {CsvLink, FiguresTabs} from './figures-tabs.tsx'
import {PeriodForm} from './period-form.tsx'
import {Sums} from './sums.tsx'

export const overview = defineScreen<Overview>({
  title: i18n => i18n._('Figures'),
  Screen({data: {period, days, total, won, lost, suspected, searches}}) {
    const {i18n, locale} = useDesk()
    const of = (name: 'views' | 'opens' | 'enquiries') =>
      days.map(day => ({label: formatDay(locale, day.day) ?? day.day, value: day[name]}))
    return (
      <>
        <FiguresTabs period={period} current="" />
        <PeriodForm period={period} />
        <Sums
          sums={[
            [i18n._('Views'), numberIn(locale, total.views)],
            [i18n._('Opens'), numberIn(locale, total.opens)],
            [i18n._('Enquiries'), numberIn(locale, total.enquiries)],
            [i18n._('Enquiries per view'), percentIn(locale, total.rate)],
            [i18n._('Won'), numberIn(locale, won)],
            [i18n._('Lost'), numberIn(locale, lost)],
          ]}
        />
        <p className="quiet">
          {i18n._(
            'Views and opens are those of widgets, and estimates. Spam and merged repetitions are not counted. The rate is that of pages that name a partner.',
          )}{' '}
          {suspected > 0 &&
            i18n._(
              '{count, plural, one {# of the enquiries is} other {# of the enquiries are}} suspected spam.',
              {
                count: suspected,
              },
            )}
        </p>
        <p>
          {i18n._(
            'Saved searches at the moment: {confirmed} confirmed, {waiting} waiting for confirmation, {ended} unsubscribed in the last 30 days.',
            {
              confirmed: numberIn(locale, searches.confirmed),
              waiting: numberIn(locale, searches.waiting),
              ended: numberIn(locale, searches.ended),
            },
          )}
        </p>
        <section className="section" aria-labelledby="days">
          <h2 id="days">{i18n._('By day')}</h2>
          <Series name={i18n._('Enquiries')} tone="strong" values={of('enquiries')} />
          <Series name={i18n._('Views')} tone="quiet" values={of('views')} />
          <Series name={i18n._('Opens')} tone="quiet" values={of('opens')} />
          <Behind>
            <DaysTable days={days} />
          </Behind>
          <CsvLink period={period} of="days" />
        </section>
      </>
    )
  },
})

function DaysTable({days}: {days: DayFigures[]}) {
  const {i18n, locale} = useDesk()
  const number = (head: string, value: (day: DayFigures) => number) => ({
    ...{head, isNumber: true as const},
    cell: (day: DayFigures) => numberIn(locale, value(day)),
  })
  return (
    <Table
      caption={i18n._('Figures by day, the latest first')}
      rows={days.toReversed()}
      keyOf={({day}) => day}
      empty={null}
      columns={[
        {head: i18n._('Day'), isName: true, cell: ({day}) => formatDay(locale, day)},
        number(i18n._('Views'), ({views}) => views),
        number(i18n._('Opens'), ({opens}) => opens),
        number(i18n._('Enquiries'), ({enquiries}) => enquiries),
        {
          ...{head: i18n._('Per view'), isNumber: true},
          cell: ({rate}) => percentIn(locale, rate),
        },
      ]}
    />
  )
}
