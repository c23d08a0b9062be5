// The report of a run: a line for each widget in each build, and the full name of each failed test.
import {relative} from 'node:path'
import {inspect} from 'node:util'
import {formatError, SESSION_STATUS} from '@web/test-runner'

export function byWidgetAndBuild() {
  let started
  let isWatching
  return {
    start({config, startTime}) {
      started = startTime
      isWatching = config.watch
    },
    onTestRunStarted() {
      started = Date.now()
    },
    reportTestFileResults({logger, sessionsForTestFile}) {
      for (const session of sessionsForTestFile) report(session, logger)
    },
    getTestProgress({sessions}) {
      const finished = sessions.filter(({status}) => status === SESSION_STATUS.FINISHED)
      const progress = `${finished.length} of ${sessions.length} files, ${summary(finished)}`
      if (finished.length < sessions.length) return [progress]
      const seconds = ((Date.now() - started) / 1000).toFixed(1)
      return [`${progress}, in ${seconds} s${isWatching ? '; waiting for changes' : ''}`]
    },
  }
}

function report(session, logger) {
  const {errors, logs, passed} = session
  const place = `${relative('test/widgets', session.testFile).replace('.test.ts', '')}, ${session.group.name}`
  logger.log(`${passed ? '✓' : '✗'} ${place}: ${summary([session])}`)
  for (const {path, error} of testsOf(session)) {
    if (error) logger.log(indented(`✗ ${place}: ${path.join(' > ')}\n${indented(failure(error))}`))
  }
  for (const error of errors) logger.log(indented(`✗ ${place}: ${failure(error)}`))
  for (const values of logs) logger.log(indented(`console: ${values.map(asText).join(' ')}`))
}

const failure = error => `${error.stack ? formatError(error) : error.message}\n`

function summary(sessions) {
  const tests = sessions.flatMap(session => [...testsOf(session)])
  const failed =
    tests.filter(({error}) => error).length + sessions.flatMap(({errors}) => errors).length
  const passed = `${tests.filter(({passed}) => passed).length} passed`
  return failed ? `${passed}, ${failed} failed` : passed
}

export function* testsOf({testResults}) {
  if (testResults) yield* testsIn(testResults, [])
}

function* testsIn({tests, suites}, path) {
  for (const test of tests) yield {...test, path: [...path, test.name]}
  for (const suite of suites) yield* testsIn(suite, [...path, suite.name])
}

const asText = value => (typeof value === 'string' ? value : inspect(value))
const indented = text => text.replace(/^(?=.)/gm, '    ')
