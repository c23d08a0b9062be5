/**
 * Finds declarations that name left or right, and so are not mirrored when a page reads from the
 * right.
 */

export interface PhysicalSide {
  line: number
  declaration: string
  /** The declaration to write instead. */
  advice: string
}

/** A comment with this says why its side is the same in every language. */
const REASON = /\/\*\s*physical: [^*\s]/

const DECLARATION = /(?<![\w-])([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g
const SIDE = /(?<![\w-])(?:left|right)(?![\w-])/
/** A list of sides: above, right, below, left. */
const FOUR_SIDES = /^(?:inset|(?:scroll-)?(?:margin|padding)|border-(?:width|style|color))$/

/** Declarations with a physical side, but for those with a reason beside them or on the line above. */
export function physicalSides(css: string): PhysicalSide[] {
  const lines = css.split('\n')
  const bare = css.replace(/\/\*[\s\S]*?\*\/|'[^'\n]*'|"[^"\n]*"/g, blank)
  return [...bare.matchAll(DECLARATION)].flatMap(({0: text, 1: property = '', 2: value, index}) => {
    const advice = adviceFor(property, (value ?? '').trim())
    const line = bare.slice(0, index).split('\n').length
    const last = line + text.trimEnd().split('\n').length - 1
    const isMeant = lines.slice(Math.max(0, line - 2), last).some(each => REASON.test(each))
    if (!advice || isMeant) return []
    return [{line, declaration: text.replace(/\s+/g, ' ').trim(), advice}]
  })
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ')

function adviceFor(property: string, value: string) {
  if (property.startsWith('--')) return ''
  if (/(?:^|-)(?:left|right)(?:$|-)/.test(property))
    return 'use -inline-start, -inline-end or -start-end-'
  if (FOUR_SIDES.test(property)) {
    const [, right, , left] = partsOf(value)
    return left !== undefined && right !== left ? 'use -block and -inline' : ''
  }
  if (property === 'border-radius') return hasOwnCorners(value) ? 'use border-start-end-radius' : ''
  if (property === 'box-shadow') return isAside(value) ? 'multiply its x with var(--_flip)' : ''
  if (property === 'transform-origin' && /^(?:0|0%|100%)(?:\s|$)/.test(value)) return ORIGIN
  if (!SIDE.test(value)) return ''
  if (property === 'transform-origin') return ORIGIN
  if (/^(?:text-align|float|clear)$/.test(property))
    return 'use start, end, inline-start, inline-end'
  return 'add a rule for [dir=rtl], or turn it with var(--_flip), and give the reason'
}

const ORIGIN = 'use calc(50% - 50% * var(--_flip)) for its beginning'

/** Returns true when left and right corners differ, in the order of the shorthand. */
function hasOwnCorners(value: string) {
  return value.split('/').some(radii => {
    const [first, second = first, third = first, fourth = second] = partsOf(radii.trim())
    return first !== second || third !== fourth
  })
}

/** Returns true when a shadow falls to one side. */
function isAside(value: string) {
  const [x] = partsOf(value.replace(/^inset\s+/, ''))
  return x !== undefined && /^-?[\d.]*[1-9]/.test(x)
}

/** Values between blanks, outside of brackets. */
function partsOf(value: string) {
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const sign of `${value.replace(/!important$/, '')} `) {
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (depth > 0 || /\S/.test(sign)) part += sign
    else if (part) {
      parts.push(part)
      part = ''
    }
  }
  return parts
}
