/** How a task with the content ended, for its operator. */
import type {ContentReport} from '../../server/content/content.ts'
import type {KindChanges} from '../../server/content/replace-records.ts'
import {describeProblem, type Problem} from '../../server/content/schema/problem.ts'
import {OperatorError} from '../../server/platform/operator-error.ts'

export function printReport(report: ContentReport) {
  switch (report.is) {
    case 'failed':
      throw new OperatorError(report.says)
    case 'refused':
      list(report.problems)
      throw new OperatorError(`${count(report.problems.length, 'problem')}. Nothing was changed.`)
    case 'checked':
      list(report.notices)
      print(`${count(report.records, 'record')}, nothing wrong.`)
      break
    case 'imported': {
      const {notices, changes, pictures, dryRun} = report
      list(notices)
      for (const [kind, own] of Object.entries(changes))
        print(`${own.records} ${kind}${saying(own)}`)
      const verb = dryRun ? 'to convert' : 'converted'
      print(`${count(pictures.converted, 'picture')} ${verb}, ${pictures.known} known already`)
      print(dryRun ? 'Nothing was changed: this is what an import would do.' : 'Imported.')
      break
    }
    case 'exported':
      print(`Exported ${count(report.records, 'record')} and ${count(report.files, 'file')}.`)
  }
}

function saying({added, changed, withdrawn}: KindChanges) {
  const parts = Object.entries({added, changed, withdrawn}).filter(([, number]) => number)
  return parts.map(([what, number]) => `, ${number} ${what}`).join('')
}

function count(number: number, thing: string) {
  return `${number} ${thing}${number === 1 ? '' : 's'}`
}

function print(line: string) {
  process.stdout.write(`${line}\n`)
}

function list(problems: Problem[]) {
  for (const problem of problems) process.stderr.write(`${describeProblem(problem)}\n`)
}
