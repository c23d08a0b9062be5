/** Runs what is written after `npm run leads --`, or after the name of another command. */
import {type ParseArgsConfig, parseArgs} from 'node:util'
import {fromLines} from '#server/leads/export/lead-lines.ts'
import {postJson, runLocallyOrRemotely} from '#server/operator/run-locally-or-remotely.ts'
import {
  type Command,
  type Given,
  type Task,
  type TaskRun,
  UsageError,
} from '#server/operator/task.ts'
import {unexpectedError} from '#server/platform/describe-error.ts'
import type {Settings} from '#server/platform/env.ts'
import {asPathError, OperatorError} from '#server/platform/operator-error.ts'
import {loadSettings} from '#server/settings.ts'

/** Performs the task of this process. */
export async function runProcess(task: () => Promise<void>) {
  process.once('uncaughtException', error => {
    print(error)
    process.exit(1)
  })
  await attempt(task)
}

/** Any error is printed in one line, without a stack trace and without what an enquiry says. */
export async function attempt(task: () => Promise<void>) {
  try {
    await task()
  } catch (error) {
    print(error)
    process.exitCode = 1
  }
}

function print(error: unknown) {
  const known = error instanceof OperatorError ? error : asPathError(error)
  process.stderr.write(`${known?.message ?? unexpectedError(error)}\n`)
}

/** Wrong arguments are answered by the usage, and the exit code 2. */
export async function runCommand(
  command: Command,
  [name, ...args] = process.argv.slice(2),
  load: () => Settings = loadSettings,
) {
  try {
    const task = command.tasks.find(one => one.name === name)
    if (!task) throw new UsageError()
    const given = readGiven(args, task, command)
    const input = task.read(given)
    const settings = ownSettings(task, load)
    if (task.elsewhere) settings()
    await task.run(input, {given, settings, perform: performing(command, task, given, settings)})
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    const usage = usageOf(command)
    process.stderr.write(error.message ? `${error.message}\n\n${usage}` : usage)
    process.exitCode = 2
  }
}

/** By `parseArgs` of Node, whose errors become one sentence. */
function readGiven(
  args: string[],
  {name, options = {}, hasWords = false}: Task,
  {tasks}: Command,
): Given {
  const config: ParseArgsConfig = {args, options, allowPositionals: hasWords}
  try {
    const {values, positionals: words} = parseArgs(config)
    return {...values, words} as Given
  } catch (error) {
    const {message, code} = error as NodeJS.ErrnoException
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error
    const [, option = ''] = /^Unknown option '--([\w-]+)'/.exec(message) ?? []
    if (tasks.some(other => Object.hasOwn(other.options ?? {}, option))) {
      throw new UsageError(`--${option} is not for ${name}.`)
    }
    throw new UsageError(`${message.split('. ')[0]?.replace(/\.$/, '')}.`)
  }
}

function ownSettings({elsewhere: [keptBy, remedy] = ['', '']}: Task, load: () => Settings) {
  let loaded: Settings | undefined
  return () => {
    loaded ??= load()
    if (loaded.ownApi) return loaded
    throw new OperatorError(`API_URL is set: ${keptBy} the back end at ${loaded.apiUrl}. ${remedy}`)
  }
}

const performing =
  (
    command: Command,
    task: Task,
    typed: Given,
    settings: () => Settings,
  ): TaskRun<unknown>['perform'] =>
  (use, given = typed) =>
    runLocallyOrRemotely(settings(), {
      async local(leftBehind) {
        // The database takes a second to load, which a running server saves.
        const {withOpenParts} = await import('./open-parts.ts')
        return withOpenParts(settings(), {leftBehind, mayBeDown: task.mayBeDown}, async parts =>
          use(await task.perform?.(task.read(given), parts)),
        )
      },
      async remote(request) {
        const response = await request(`/operator/${command.name}/${task.name}`, postJson(given))
        const isJson = response.headers.get('content-type')?.includes('application/json')
        return use(isJson ? await response.json() : fromLines(response.body))
      },
    })

const NAME_WIDTH = 12

/** All tasks with their options, then the help of each. */
function usageOf({name: command, tasks, notes}: Command) {
  const lines = tasks.map(({name, usage}) => `npm run ${command} -- ${`${name} ${usage}`.trim()}`)
  const helps = tasks.map(({name, help}) => {
    const indented = help.replaceAll('\n', `\n${' '.repeat(NAME_WIDTH)}`)
    const fits = name.length < NAME_WIDTH
    return `${name.padEnd(NAME_WIDTH)}${fits ? '' : `\n${' '.repeat(NAME_WIDTH)}`}${indented}\n`
  })
  return `Usage: ${lines.join('\n       ')}\n\n${helps.join('')}\n${notes}`
}
