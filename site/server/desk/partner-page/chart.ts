/**
 * Figures by day as rows of bars. The bars are SVG, stretched to the width of the screen; words are
 * beside it, at their own size. A table on the page has every day.
 */
import type {Line} from '#server/partners/usage/statistics.ts'
import {shortDay} from './days.ts'
import {html, type Markup} from './markup.ts'

/** Of a day, in the units of the drawing. */
const STEP = 10
const BAR = 7
const HEIGHT = 100

interface Series {
  name: string
  className: string
  values: number[]
}

export function chartOf(days: Line[]): Markup {
  const rows: Series[] = [
    {name: 'Views', className: 'bar--views', values: days.map(({views}) => views)},
    {name: 'Enquiries', className: 'bar--leads', values: days.map(({leads}) => leads)},
  ]
  const [first, last] = [days[0], days.at(-1)]
  return html`<div class="chart">${rows.map(series => rowOf(series, days))}
<p class="axis"><span>${first && shortDay(first.day)}</span><span>${last && shortDay(last.day)}</span></p></div>`
}

function rowOf(series: Series, days: Line[]) {
  const {name, className, values} = series
  const most = Math.max(...values, 0)
  const bars = values.map((value, n) => {
    if (!value) return ''
    const height = Math.max((value / most) * HEIGHT, 2)
    return html`<rect x="${n * STEP + (STEP - BAR) / 2}" y="${(HEIGHT - height).toFixed(1)}" width="${BAR}" height="${height.toFixed(1)}"/>`
  })
  return html`<p class="axis" aria-hidden="true"><b>${name}</b><span>highest day ${most}</span></p>
<svg class="${className}" viewBox="0 0 ${values.length * STEP} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${described(series, days, most)}">${bars}</svg>`
}

function described({name, values}: Series, days: Line[], most: number) {
  const best = days[values.indexOf(most)]
  const sum = values.reduce((all, value) => all + value, 0)
  const peak = best && most ? `, most on ${shortDay(best.day)} with ${most}` : ''
  return `${name} by day: ${sum}${peak}. The table below has every day.`
}
