/**
 * A copy of the sources to make mistakes in, and the judges that are run in it. The working tree
 * itself is never written to.
 */
import {spawn} from 'node:child_process'
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {copyFiles} from '../support/partner/working-copy.ts'
import {judgesOf} from './judges.ts'
import {type Mutant, mutated} from './mutants.ts'

export type Verdict = 'killed' | 'timed out' | 'survived'

export interface Copy {
  /** Milliseconds that each judge takes; throws when one fails without any mistake. */
  measure(judge: string): Promise<number>
  judge(mutant: Mutant, usual: (judge: string) => number): Promise<Verdict>
}

export async function copySources(folder: string): Promise<Copy> {
  const tree = join(folder, 'tree')
  const temporary = join(folder, 'tmp')
  mkdirSync(temporary, {recursive: true})
  await copyFiles(tree)

  const env = {
    ...process.env,
    ...{NODE_ENV: 'test', TMPDIR: temporary, TEMP: temporary},
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  }
  const run = (judge: string, limit: number) => runJudge(tree, judge, limit, env)
  return {
    async measure(judge) {
      const started = performance.now()
      const verdict = await run(judge, JUDGE_TIMEOUT_MS)
      if (verdict === 'survived') return performance.now() - started
      throw new Error(`${judge} fails without any mutant. Run it alone and fix it first.`)
    },

    async judge(mutant, usual) {
      const path = join(tree, mutant.file)
      const original = readFileSync(path, 'utf8')
      writeFileSync(path, mutated(original, mutant.edit))
      try {
        for (const judge of judgesOf(mutant.file)) {
          // A busy machine must not be taken for an endless loop.
          const verdict = await run(judge, 5_000 + 3 * usual(judge))
          if (verdict !== 'survived') return verdict
        }
        return 'survived'
      } finally {
        writeFileSync(path, original)
      }
    },
  }
}

const JUDGE_TIMEOUT_MS = 180_000
/** Milliseconds of one test: one that waits for ever need not hold up the others as long. */
const TEST_TIMEOUT_MS = 15_000

function runJudge(tree: string, judge: string, limit: number, env: NodeJS.ProcessEnv) {
  const reporter = './test/mutation/first-failure.ts'
  const options = [`--test-reporter=${reporter}`, `--test-timeout=${TEST_TIMEOUT_MS}`]
  const child = spawn(process.execPath, [...options, judge], {cwd: tree, env, stdio: 'ignore'})
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  return new Promise<Verdict>((resolve, reject) => {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      kill()
    }, limit)
    child.once('error', reject)
    child.once('exit', code => {
      clearTimeout(timer)
      process.off('exit', kill)
      resolve(isLate ? 'timed out' : code === 0 ? 'survived' : 'killed')
    })
  })
}
