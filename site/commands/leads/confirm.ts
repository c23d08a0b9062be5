/** Asks before something is done that cannot be undone. */
import {createInterface} from 'node:readline/promises'
import {OperatorError} from '#server/platform/operator-error.ts'

/** False when the answer is not yes. Without a terminal nobody can answer: `--yes` has to. */
export async function confirm(question: string, isYes: boolean): Promise<boolean> {
  if (isYes) return true
  if (!process.stdin.isTTY) {
    throw new OperatorError(`${question} Nobody can answer here: add --yes to do it.`)
  }
  const terminal = createInterface({input: process.stdin, output: process.stderr})
  try {
    const answer = await terminal.question(`${question} Type yes: `)
    return answer.trim().toLowerCase() === 'yes'
  } finally {
    terminal.close()
  }
}
