/** Views, opens and enquiries by day. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {numberIn, percentIn} from '#desk/ui/amounts.ts'
import {Table} from '#desk/ui/table.tsx'
import {formatDay} from '#trade/property/details/format-day.ts'
import {Behind, Series, Sums} from './bars.tsx'
import type {DayFigures} from './figures.ts'
import {CsvLink, FiguresTabs} from './figures-tabs.tsx'
import type {Overview} from './overview.ts'
import {PeriodForm} from './period-form.tsx'

export function FiguresScreen({period, days, total, won, lost, suspected, searches}: Overview) {
  const {i18n, locale} = useDesk()
  const of = (name: 'views' | 'opens' | 'enquiries') =>
    days.map(day => ({label: formatDay(locale, day.day) ?? day.day, value: day[name]}))
  return (
    <Screen title={i18n._('Figures')}>
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
          'Views and opens are those of widgets, and estimates. Spam and merged duplicates are not counted. The rate is that of pages that name a partner.',
        )}{' '}
        {suspected > 0 &&
          i18n._(
            '{count, plural, one {# of the enquiries is} other {# of the enquiries are}} suspected spam.',
            {count: suspected},
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
    </Screen>
  )
}

function DaysTable({days}: {days: DayFigures[]}) {
  const {i18n, locale} = useDesk()
  return (
    <Table
      caption={i18n._('Figures by day, the latest first')}
      rows={days.toReversed()}
      keyOf={({day}) => day}
      empty={null}
      columns={[
        {head: i18n._('Day'), isName: true, cell: ({day}) => formatDay(locale, day)},
        {head: i18n._('Views'), count: ({views}) => views},
        {head: i18n._('Opens'), count: ({opens}) => opens},
        {head: i18n._('Enquiries'), count: ({enquiries}) => enquiries},
        {head: i18n._('Per view'), rate: ({rate}) => rate},
      ]}
    />
  )
}
