/** Figures as bars, drawn on the server. Words are beside the drawing; a table has every number. */
import type {ReactNode} from 'react'
import {useDesk} from '#desk/shell/desk-frame.ts'
import {numberIn} from '#desk/ui/amounts.ts'

/** Sizes of a bar, in the units of the drawing, which is stretched to the width of the screen. */
const STEP = 10
const BAR = 7
const HEIGHT = 100
/** Any value above zero is visible. */
const LEAST = 2

interface SeriesProps {
  name: string
  tone: 'quiet' | 'strong'
  /** From the first to the last. */
  values: readonly {label: string; value: number}[]
}

/** One value after the other, such as by day. */
export function Series({name, tone, values}: SeriesProps) {
  const {i18n, locale} = useDesk()
  const most = Math.max(0, ...values.map(({value}) => value))
  const sum = values.reduce((all, {value}) => all + value, 0)
  const best = most ? values.find(({value}) => value === most) : undefined
  const label = best
    ? i18n._('{name}: {sum} in total, with a peak of {most} on {day}. The table has every day.', {
        name,
        sum: numberIn(locale, sum),
        day: best.label,
        most: numberIn(locale, most),
      })
    : i18n._('{name}: none in these days.', {name})
  return (
    <figure className={`series series--${tone}`}>
      <figcaption aria-hidden="true">
        <b>{name}</b>
        <span>{i18n._('Highest day: {count}', {count: numberIn(locale, most)})}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${Math.max(values.length, 1) * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {values.map(({label: of, value}, n) => {
          if (!value) return null
          const height = Math.max((value / most) * HEIGHT, LEAST)
          return (
            <rect
              key={of}
              x={n * STEP + (STEP - BAR) / 2}
              y={(HEIGHT - height).toFixed(1)}
              width={BAR}
              height={height.toFixed(1)}
            >
              <title>{`${of}: ${numberIn(locale, value)}`}</title>
            </rect>
          )
        })}
      </svg>
      <p className="series-ends" aria-hidden="true">
        <span>{values[0]?.label}</span>
        <span>{values.at(-1)?.label}</span>
      </p>
    </figure>
  )
}

interface BarsProps {
  /** The measure that the bars compare. */
  label: string
  bars: readonly {key: string; name: ReactNode; value: number; text?: string}[]
}

/** Named things beside each other. */
export function Bars({label, bars}: BarsProps) {
  const {locale} = useDesk()
  const most = Math.max(1, ...bars.map(({value}) => value))
  return (
    <ol className="bars" aria-label={label}>
      {bars.map(({key, name, value, text}) => (
        <li key={key}>
          <span className="bars-name">{name}</span>
          <span className="number">{text ?? numberIn(locale, value)}</span>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width={((value / most) * 100).toFixed(2)} height="1" />
          </svg>
        </li>
      ))}
    </ol>
  )
}

/** The numbers behind a drawing. */
export function Behind({children}: {children: ReactNode}) {
  const {i18n} = useDesk()
  return (
    <details>
      <summary>{i18n._('As a table')}</summary>
      {children}
    </details>
  )
}

export const Sums = ({sums}: {sums: readonly (readonly [name: string, value: ReactNode])[]}) => (
  <dl className="sums">
    {sums.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
