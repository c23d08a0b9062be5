/** One wordmark: lines of letters in the middle of a box, and at most one ornament of hairlines. */
import {escapeHtml} from '#kit/html/escape-html.ts'
import {type Outlined, outline, type Run, round} from './outline.ts'

export interface Mark {
  /** Each line is a row of runs on one baseline. */
  lines: Run[][]
  ornament?: 'divider' | 'double rule' | 'flanks' | 'frame' | 'rule' | 'rules'
}

/** Dark enough for sand and white, warm enough to stand beside brass. */
const INK = '#3b3024'
const BOX = {width: 320, height: 120}
/** The space around the letters, so that all marks look equally large. */
const ROOM = {width: 268, height: 76}
const HAIRLINE = 1
/** Shares of the size. */
const GAP_BETWEEN_RUNS = 0.27
const GAP_WITH_DIVIDER = 0.62

interface Line {
  parts: {outlined: Outlined; x: number}[]
  width: number
  height: number
}

export function drawWordmark({lines, ornament}: Mark, label: string): string {
  const gap = ornament === 'divider' ? GAP_WITH_DIVIDER : GAP_BETWEEN_RUNS
  const laid = lines.map(line => layLine(line, gap))
  const leading = Math.max(...laid.map(({height}) => height)) * 0.62
  const width = Math.max(...laid.map(line => line.width))
  const height = laid.reduce((sum, line) => sum + line.height, leading * (laid.length - 1))
  const scale = Math.min(1, ROOM.width / width, ROOM.height / height)
  let baseline = -height / 2
  const drawn = laid.map((line, index) => {
    baseline += line.height + (index ? leading : 0)
    const left = -line.width / 2
    const letters = line.parts.map(({outlined, x}) => outlined.draw(left + x, baseline)).join('')
    return {letters, baseline, ...line}
  })
  const rules = drawOrnament(ornament, drawn, {width, height})
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${escapeHtml(label)}"`,
    ` width="${BOX.width}" height="${BOX.height}" viewBox="0 0 ${BOX.width} ${BOX.height}">`,
    `<g fill="${INK}" transform="translate(${BOX.width / 2} ${BOX.height / 2}) scale(${round(scale)})">`,
    ...drawn.map(({letters}) => `<path d="${letters}"/>`),
    ...rules,
    '</g></svg>\n',
  ].join('')
}

function layLine(runs: Run[], gap: number): Line {
  let x = 0
  const parts = runs.map((run, index) => {
    const outlined = outline(run)
    if (index) x += run.size * gap
    const part = {outlined, x}
    x += outlined.width
    return part
  })
  return {parts, width: x, height: Math.max(...parts.map(({outlined}) => outlined.capHeight))}
}

function drawOrnament(
  ornament: Mark['ornament'],
  lines: (Line & {baseline: number})[],
  {width, height}: {width: number; height: number},
): string[] {
  const half = width / 2
  const edge = height / 2 + 15
  const across = (y: number, from = -half, to = half) => bar(from, y, to - from, HAIRLINE)
  switch (ornament) {
    case 'rule':
      return [across(edge, -22, 22)]
    case 'rules':
      return [across(-edge), across(edge)]
    case 'double rule':
      return [bar(-half, edge - 2, width, 2), across(edge + 3)]
    case 'frame': {
      const [x, y] = [half + 18, edge + 3]
      return [
        across(-y, -x, x),
        across(y, -x, x + HAIRLINE),
        bar(-x, -y, HAIRLINE, 2 * y),
        bar(x, -y, HAIRLINE, 2 * y),
      ]
    }
    case 'flanks': {
      const last = lines.at(-1)
      if (!last) return []
      const middle = last.baseline - last.height / 2
      const inner = last.width / 2 + 12
      return [across(middle, -half, -inner), across(middle, inner, half)]
    }
    case 'divider': {
      const [first] = lines
      const [left, right] = first?.parts ?? []
      if (!first || !left || !right) return []
      const middle = (left.x + left.outlined.width + right.x) / 2 - first.width / 2
      return [bar(middle, -height / 2 - 9, HAIRLINE, height + 18)]
    }
    default:
      return []
  }
}

const bar = (x: number, y: number, width: number, height: number) =>
  `<path d="M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z"/>`
