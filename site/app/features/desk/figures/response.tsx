/** How soon somebody does something about an enquiry. */
import type {ResponseFigures} from '../../../shared-with-server/desk/figures.ts'
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'
import {durationIn, numberIn} from '../ui/amounts.ts'
import {Table} from '../ui/table.tsx'
import {Bars, Behind} from './bars.tsx'
import {waitingIn} from './enquiries-of.ts'
import {CsvLink, FiguresTabs} from './figures-tabs.tsx'
import {PeriodForm} from './period-form.tsx'
import {Sums} from './sums.tsx'

export const response = defineScreen<ResponseFigures>({
  title: i18n => i18n._('Response time'),
  Screen({data: {period, median, p90, within, answered, isSample, waiting}}) {
    const {i18n, locale} = useDesk()
    const time = (seconds?: number) => (seconds === undefined ? '–' : durationIn(locale, seconds))
    const rows = within.map(({hours, count}, n) => ({
      ...{key: `${hours ?? 'later'}`, count},
      name: hours
        ? i18n._('Within {time}', {time: durationIn(locale, hours * 3_600)})
        : i18n._('Later than {time}', {
            time: durationIn(locale, (within[n - 1]?.hours ?? 0) * 3_600),
          }),
    }))
    return (
      <>
        <FiguresTabs period={period} current="response" />
        <PeriodForm period={period} />
        <Sums
          sums={[
            [i18n._('Median'), time(median)],
            [i18n._('Nine of ten within'), time(p90)],
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
                    {
                      ...{head: i18n._('Enquiries'), isNumber: true},
                      cell: ({count}) => numberIn(locale, count),
                    },
                  ]}
                />
              </Behind>
              <CsvLink period={period} of="response" />
            </>
          ) : (
            <p className="empty">{i18n._('No enquiry of these days has been answered yet.')}</p>
          )}
        </section>
      </>
    )
  },
})
