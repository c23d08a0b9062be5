/** Ready or off plan, and payment plans. */
import type {Meaning, SentenceFilters} from '../meaning.ts'
import type {Segment} from '../segments.ts'

export function readFacts(segments: Segment[]): SentenceFilters {
  const plans = having(segments, 'plan')
  const isAfter = plans.some(({means}) => means.plan === 'after-handover')
  const completions = having(segments, 'completion')
  const said = new Set(completions.map(({means}) => means.completion))
  // Both of them are no wish.
  const isClear = said.size === 1
  for (const segment of [...plans, ...(isClear ? completions : [])]) segment.is = 'understood'
  return {
    completion: isClear ? [...said][0] : undefined,
    payment_plan: plans.length ? (isAfter ? 'after-handover' : 'any') : undefined,
  }
}

const having = (segments: Segment[], name: keyof Meaning) =>
  segments.filter(({is, means}) => is === 'open' && means[name] !== undefined)
