/** Figures of a load: by kind of request, and in all. */
import type {RequestResult} from './send.ts'

export type Figures = ReturnType<typeof figuresOf>

export function figuresByKind(sent: RequestResult[]): Record<string, Figures> {
  const kinds = [...new Set(sent.map(({kind}) => kind))].sort()
  const byKind = kinds.map(kind => [kind, figuresOf(sent.filter(one => one.kind === kind))])
  return {...Object.fromEntries(byKind), all: figuresOf(sent)}
}

export function figuresOf(sent: RequestResult[]) {
  const times = sent.flatMap(({time, error}) => (error ? [] : [time])).sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0)
  return {
    requests: sent.length,
    errors: sent.length - times.length,
    /** Milliseconds. */
    p50: at(0.5),
    p99: at(0.99),
    slowest: at(1),
  }
}

/** How often each error came. */
export function errorsOf(sent: RequestResult[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const {kind, error} of sent) {
    if (error) counts[`${kind}: ${error}`] = (counts[`${kind}: ${error}`] ?? 0) + 1
  }
  return counts
}
