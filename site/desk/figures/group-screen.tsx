/** Enquiries by page, property, widget, partner, campaign or form. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {Table} from '#desk/ui/table.tsx'
import {Bars, Behind} from './bars.tsx'
import {enquiriesOf} from './enquiries-of.ts'
import type {FiguresPeriod, Grouping, GroupLine} from './figures.ts'
import {CsvLink, FiguresTabs} from './figures-tabs.tsx'
import {PeriodForm} from './period-form.tsx'
import {columnNames, groupingNames, lineName} from './words.ts'

/** Bars; the table has more. */
const DRAWN = 10

interface GroupFigures {
  period: FiguresPeriod
  by: Grouping
  /** The first ones, those with most enquiries first. */
  lines: GroupLine[]
  /** How many there are besides. */
  more: number
}

export function GroupScreen({period, by, lines, more}: GroupFigures) {
  const {i18n, siteUrl} = useDesk()
  const drawn = lines.filter(({enquiries}) => enquiries > 0).slice(0, DRAWN)
  return (
    <Screen title={`${i18n._('Figures')} · ${groupingNames(i18n)[by]}`}>
      <FiguresTabs period={period} current={by} />
      <PeriodForm period={period} />
      {lines.length ? (
        <>
          <Bars
            label={i18n._('Enquiries')}
            bars={drawn.map(line => ({
              key: line.key.join('/'),
              value: line.enquiries,
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
    </Screen>
  )
}

function GroupTable({by, lines, period}: Omit<GroupFigures, 'more'>) {
  const {i18n, siteUrl} = useDesk()
  const isUsed = by === 'widgets' || by === 'partners'
  return (
    <Table
      caption={i18n._('Figures, those with most enquiries first')}
      rows={lines}
      keyOf={({key}) => key.join('/')}
      empty={null}
      columns={[
        {
          head: columnNames(i18n)[by],
          isName: true,
          cell: line => {
            const name = <bdi>{lineName(i18n, by, line, siteUrl)}</bdi>
            const href = enquiriesOf(by, line, period)
            return href ? <a href={href}>{name}</a> : name
          },
        },
        ...(isUsed
          ? [
              {head: i18n._('Views'), count: ({views = 0}: GroupLine) => views},
              {head: i18n._('Opens'), count: ({opens = 0}: GroupLine) => opens},
            ]
          : []),
        {head: i18n._('Enquiries'), count: ({enquiries}) => enquiries},
        ...(isUsed ? [{head: i18n._('Per view'), rate: ({rate}: GroupLine) => rate}] : []),
        {head: i18n._('Won'), count: ({won}) => won},
        {head: i18n._('Lost'), count: ({lost}) => lost},
      ]}
    />
  )
}
