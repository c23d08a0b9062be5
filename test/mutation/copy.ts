/**
 * A copy of the sources to make mistakes in, and the test files that are run in it. The working tree
 * itself is never written to.
 */
import {spawn} from 'node:child_process'
import {mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {copyFiles} from '../support/partner/working-copy.ts'
import {testFilesOf} from './covering-tests.ts'
import {type Mutant, mutated} from './mutants.ts'

export type MutantStatus = 'killed' | 'timed out' | 'survived'

export type Copy = Awaited<ReturnType<typeof copySources>>

export async function copySources(folder: string) {
  const tree = join(folder, 'tree')
  const temporary = join(folder, 'tmp')
  mkdirSync(temporary, {recursive: true})
  await copyFiles(tree)
  // Pages come from the build, what the server does from the copy.
  symlinkSync(realpathSync(join(import.meta.dirname, '..', '..', 'dist')), join(tree, 'dist'))

  const env = {
    ...process.env,
    ...{NODE_ENV: 'test', TMPDIR: temporary, TEMP: temporary},
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  }
  const run = (testFile: string, limit: number) => runTestFile(tree, testFile, limit, env)
  return {
    /** Milliseconds that each test file takes; throws when one fails without any mistake. */
    async measure(testFile: string) {
      const started = performance.now()
      const status = await run(testFile, TEST_FILE_TIMEOUT_MS)
      if (status === 'survived') return performance.now() - started
      throw new Error(`${testFile} fails without any mutant. Run it alone and fix it first.`)
    },

    async run(mutant: Mutant, durationOf: (testFile: string) => number) {
      const path = join(tree, mutant.file)
      const original = readFileSync(path, 'utf8')
      writeFileSync(path, mutated(original, mutant.edit))
      try {
        for (const testFile of testFilesOf(mutant.file)) {
          // A busy machine must not be taken for an endless loop.
          const status = await run(testFile, 5_000 + 3 * durationOf(testFile))
          if (status !== 'survived') return status
        }
        return 'survived'
      } finally {
        writeFileSync(path, original)
      }
    },
  }
}

const TEST_FILE_TIMEOUT_MS = 180_000
/** Milliseconds of one test: one that waits for ever need not hold up the others as long. */
const TEST_TIMEOUT_MS = 15_000

function runTestFile(tree: string, testFile: string, limit: number, env: NodeJS.ProcessEnv) {
  const reporter = './test/mutation/first-failure.ts'
  const options = [`--test-reporter=${reporter}`, `--test-timeout=${TEST_TIMEOUT_MS}`]
  const child = spawn(process.execPath, [...options, testFile], {cwd: tree, env, stdio: 'ignore'})
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  return new Promise<MutantStatus>((resolve, reject) => {
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
