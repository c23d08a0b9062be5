/** How soon somebody does something about an enquiry. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {durationIn, numberIn} from '#desk/ui/amounts.ts'
import {Table} from '#desk/ui/table.tsx'
import {Bars, Behind, Sums} from './bars.tsx'
import {waitingIn} from './enquiries-of.ts'
import {CsvLink, FiguresTabs} from './figures-tabs.tsx'
import {PeriodForm} from './period-form.tsx'
import type {ResponseFigures} from './response.ts'

export function ResponseScreen({
  period,
  median,
  p90,
  within,
  answered,
  isSample,
  waiting,
}: ResponseFigures) {
  const {i18n, locale} = useDesk()
  const time = (seconds?: number) => (seconds === undefined ? '–' : durationIn(locale, seconds))
  const rows = within.map(({hours, count}, n) => ({
    key: `${hours ?? 'later'}`,
    count,
    name: hours
      ? i18n._('Within {time}', {time: durationIn(locale, hours * 3_600)})
      : i18n._('Later than {time}', {
          time: durationIn(locale, (within[n - 1]?.hours ?? 0) * 3_600),
        }),
  }))
  return (
    <Screen title={i18n._('Response time')}>
      <FiguresTabs period={period} current="response" />
      <PeriodForm period={period} />
      <Sums
        sums={[
          [i18n._('Median'), time(median)],
          [i18n._('90 % answered within'), time(p90)],
          [
            i18n._('Waiting now'),
            <a key="waiting" href={waitingIn(period)}>
              {numberIn(locale, waiting)}
            </a>,
          ],
        ]}
      />
      <p className="quiet">
        {i18n._(
          'From the arrival of an enquiry to the first answer, note or change of its state by a person, nights and weekends included.',
        )}{' '}
        {isSample && i18n._('Of the latest enquiries of these days.')}
      </p>
      <section className="section" aria-labelledby="within">
        <h2 id="within">{i18n._('How soon')}</h2>
        {answered ? (
          <>
            <Bars
              label={i18n._('Enquiries by response time')}
              bars={rows.map(({key, name, count}) => ({key, name, value: count}))}
            />
            <Behind>
              <Table
                caption={i18n._('Enquiries by response time')}
                rows={rows}
                keyOf={({key}) => key}
                empty={null}
                columns={[
                  {head: i18n._('Response time'), isName: true, cell: ({name}) => name},
                  {head: i18n._('Enquiries'), count: ({count}) => count},
                ]}
              />
            </Behind>
            <CsvLink period={period} of="response" />
          </>
        ) : (
          <p className="empty">{i18n._('No enquiry of these days has been answered yet.')}</p>
        )}
      </section>
    </Screen>
  )
}
