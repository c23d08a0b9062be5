/** The ways to look at the figures, each for the same days. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Tabs} from '#desk/ui/links.tsx'
import {type FiguresPeriod, groupings} from './figures.ts'
import {groupingNames} from './words.ts'

export function FiguresTabs({
  period: {from, to},
  current,
}: {
  period: FiguresPeriod
  current: string
}) {
  const {i18n} = useDesk()
  const names = groupingNames(i18n)
  const tabs = [
    ['', i18n._('By day')],
    ['response', i18n._('Response time')],
    ...groupings.map(by => [by, names[by]]),
  ].map(([name = '', label = '']) => ({
    href: `/desk/figures${name && `/${name}`}?from=${from}&to=${to}`,
    label,
    isCurrent: name === current,
  }))
  return <Tabs label={i18n._('Figures')} tabs={tabs} />
}

export function CsvLink({period: {from, to}, of}: {period: FiguresPeriod; of: string}) {
  const {i18n} = useDesk()
  return (
    <p>
      <a className="file" href={`/desk/figures/${of}/table.csv?from=${from}&to=${to}`}>
        {i18n._('Download as CSV')}
      </a>
    </p>
  )
}
