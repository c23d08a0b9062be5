/** Enquiries by page, property, widget, partner, campaign or form. */
import type {GroupFigures, GroupLine} from '../../../shared-with-server/desk/figures.ts'
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'
import {numberIn, percentIn} from '../ui/amounts.ts'
import {type Column, Table} from '../ui/table.tsx'
import {Bars, Behind} from './bars.tsx'
import {enquiriesOf} from './enquiries-of.ts'
import {CsvLink, FiguresTabs} from './figures-tabs.tsx'
import {PeriodForm} from './period-form.tsx'
import {columnNames, groupingNames, lineName} from './words.ts'

/** Bars; the table has more. */
const DRAWN = 10

export const group = defineScreen<GroupFigures>({
  title: (i18n, {by}) => `${i18n._('Figures')} · ${groupingNames(i18n)[by]}`,
  Screen({data: {period, by, lines, more}}) {
    const {i18n, siteUrl} = useDesk()
    const drawn = lines.filter(({enquiries}) => enquiries > 0).slice(0, DRAWN)
    return (
      <>
        <FiguresTabs period={period} current={by} />
        <PeriodForm period={period} />
        {lines.length ? (
          <>
            <Bars
              label={i18n._('Enquiries')}
              bars={drawn.map(line => ({
                ...{key: line.key.join('/'), value: line.enquiries},
                name: <bdi>{lineName(i18n, by, line, siteUrl)}</bdi>,
              }))}
            />
            <Behind>
              <GroupTable by={by} lines={lines} period={period} />
            </Behind>
            {more > 0 && (
              <p className="quiet">
                {i18n._('{count, plural, one {# more is} other {# more are}} in the file.', {
                  count: more,
                })}
              </p>
            )}
            <CsvLink period={period} of={by} />
          </>
        ) : (
          <p className="empty">{i18n._('Nothing was counted in these days.')}</p>
        )}
      </>
    )
  },
})

function GroupTable({by, lines, period}: Pick<GroupFigures, 'by' | 'lines' | 'period'>) {
  const {i18n, locale, siteUrl} = useDesk()
  const number = (head: string, value: (line: GroupLine) => number): Column<GroupLine> => ({
    ...{head, isNumber: true},
    cell: line => numberIn(locale, value(line)),
  })
  const isUsed = by === 'widgets' || by === 'partners'
  return (
    <Table
      caption={i18n._('Figures, those with most enquiries first')}
      rows={lines}
      keyOf={({key}) => key.join('/')}
      empty={null}
      columns={[
        {
          ...{head: columnNames(i18n)[by], isName: true},
          cell: line => {
            const name = <bdi>{lineName(i18n, by, line, siteUrl)}</bdi>
            const href = enquiriesOf(by, line, period)
            return href ? <a href={href}>{name}</a> : name
          },
        },
        ...(isUsed
          ? [
              number(i18n._('Views'), ({views = 0}) => views),
              number(i18n._('Opens'), ({opens = 0}) => opens),
            ]
          : []),
        number(i18n._('Enquiries'), ({enquiries}) => enquiries),
        ...(isUsed
          ? [
              {
                ...{head: i18n._('Per view'), isNumber: true as const},
                cell: ({rate}: GroupLine) => percentIn(locale, rate),
              },
            ]
          : []),
        number(i18n._('Won'), ({won}) => won),
        number(i18n._('Lost'), ({lost}) => lost),
      ]}
    />
  )
}
