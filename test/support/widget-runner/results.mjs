// Adds what the tests did to the table at the end of `npm test`.
import {appendFileSync} from 'node:fs'
import {relative} from 'node:path'
import {lineOf, RESULTS} from '../../../site/commands/checks/results.ts'
import {testsOf} from './reporter.mjs'

export const resultsForTable = () => ({
  reportTestFileResults({sessionsForTestFile}) {
    const file = process.env[RESULTS]
    if (file) appendFileSync(file, sessionsForTestFile.flatMap(linesOf).join(''))
  },
})

const linesOf = session =>
  [...testsOf(session)].map(({path, passed, duration = 0}) =>
    lineOf({
      name: [session.group.name, ...path].join(' › '),
      file: relative(process.cwd(), session.testFile),
      milliseconds: duration,
      passed,
    }),
  )
