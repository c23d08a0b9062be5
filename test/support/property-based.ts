/**
 * Property-based claims are about 40 inputs in `npm test`, the same in each run, and many more in
 * `npm run test:all`, other ones in each run. `TESTS_SEED` repeats a run that failed.
 */
import fc from 'fast-check'
import {isEverything} from './tier.ts'

const seed = Number(process.env.TESTS_SEED) || 50

interface Runs {
  /** Runs in `npm test`. */
  once?: number
  /** Runs in `npm run test:all`: fewer where each of them takes long. */
  all?: number
}

export function assertProperty<Inputs>(
  property: fc.IAsyncProperty<Inputs>,
  runs?: Runs,
): Promise<void>
export function assertProperty<Inputs>(property: fc.IProperty<Inputs>, runs?: Runs): void
export function assertProperty<Inputs>(
  property: fc.IAsyncProperty<Inputs> | fc.IProperty<Inputs>,
  {once = 40, all = 2_000}: Runs = {},
) {
  return fc.assert(property, {seed, numRuns: isEverything ? all : once})
}
