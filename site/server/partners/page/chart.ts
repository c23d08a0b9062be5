/** Figures by day as two rows of bars, in SVG; a table beside it says the same. */
import type {Line} from '../../usage/statistics.ts'
import {shortDay} from './days.ts'
import {html, type Markup} from './markup.ts'

const WIDTH = 1080
const ROW = 132
const LABEL = 28
const GAP = 0.28

interface Series {
  name: string
  className: string
  values: number[]
}

export function chartOf(days: Line[]): Markup {
  const rows: Series[] = [
    {name: 'Views', className: 'bar bar--views', values: days.map(({views}) => views)},
    {name: 'Enquiries', className: 'bar bar--leads', values: days.map(({leads}) => leads)},
  ]
  const height = rows.length * (ROW + LABEL) + LABEL
  const [first, last] = [days[0], days.at(-1)]
  return html`<svg class="chart" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="chart-title chart-text">
<title id="chart-title">Views and enquiries by day</title>
<desc id="chart-text">${rows.map(described(days)).join(' ')} The table below has every day.</desc>
${rows.map((series, n) => rowOf(series, n * (ROW + LABEL) + LABEL))}
<text class="axis" x="0" y="${height - 6}">${first ? shortDay(first.day) : ''}</text>
<text class="axis axis--end" x="${WIDTH}" y="${height - 6}">${last ? shortDay(last.day) : ''}</text>
</svg>`
}

function rowOf({name, className, values}: Series, top: number) {
  const most = Math.max(...values, 0)
  const step = WIDTH / Math.max(values.length, 1)
  const base = top + ROW
  const bars = values.map((value, n) => {
    if (!value) return ''
    const height = Math.max((value / most) * (ROW - LABEL), 2)
    const x = (n * step + (step * GAP) / 2).toFixed(2)
    return html`<rect class="${className}" x="${x}" y="${(base - height).toFixed(2)}" width="${(step * (1 - GAP)).toFixed(2)}" height="${height.toFixed(2)}"/>`
  })
  return html`<text class="row" x="0" y="${top}">${name}</text>
<text class="axis axis--end" x="${WIDTH}" y="${top}">highest day ${most}</text>
${bars}<line class="base" x1="0" x2="${WIDTH}" y1="${base}" y2="${base}"/>`
}

const described =
  (days: Line[]) =>
  ({name, values}: Series) => {
    const most = Math.max(...values, 0)
    const best = days[values.indexOf(most)]
    const sum = values.reduce((all, value) => all + value, 0)
    return `${name}: ${sum}${best && most ? `, most on ${shortDay(best.day)} with ${most}` : ''}.`
  }
