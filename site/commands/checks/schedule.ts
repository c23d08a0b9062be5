/** Runs steps side by side, each when what it needs has passed. */
import {availableParallelism} from 'node:os'
import {isUnchanged, remember} from './passed-before.ts'
import {type Outcome, runStep, type Step} from './step.ts'

type Report = (outcome: Outcome) => void

/** One more than there are cores: each step waits an eighth of its time for timers and processes. */
const CONCURRENCY = availableParallelism() + 1

/** Reports each outcome as it comes; in the order given, as far as needs allow. */
export async function runAll(steps: Step[], report: Report): Promise<Outcome[]> {
  const waiting = [...steps]
  const running = new Map<Step, Promise<void>>()
  const outcomes: Outcome[] = []

  const end = (outcome: Outcome) => {
    outcomes.push(outcome)
    running.delete(outcome.step)
    report(outcome)
  }

  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < CONCURRENCY ? waiting.find(isReady) : undefined
    if (next) {
      waiting.splice(waiting.indexOf(next), 1)
      running.set(next, run(next).then(end))
    } else {
      await Promise.race(running.values())
    }
  }
  return outcomes

  function isReady({needs = []}: Step) {
    return needs.every(name => outcomes.some(({step}) => step.name === name))
  }

  async function run(step: Step): Promise<Outcome> {
    const failed = outcomes.find(
      outcome => step.needs?.includes(outcome.step.name) && isFailure(outcome),
    )
    if (failed) {
      return {step, state: 'not run', seconds: 0, output: `"${failed.step.name}" failed`}
    }
    if (isUnchanged(step)) return {step, state: 'unchanged', seconds: 0, output: ''}
    const outcome = await runStep(step)
    if (outcome.state === 'passed') remember(step)
    return outcome
  }
}

export const isFailure = ({state}: Outcome) => state === 'failed' || state === 'not run'
