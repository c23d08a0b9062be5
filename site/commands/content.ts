/**
 * `npm run content -- import DIR | export DIR | check DIR`: what the site shows, as a folder of JSON
 * files and media (docs/guides/content.md). A server that runs on this `DATA_DIR` does the work; otherwise
 * it is done here, under the lock.
 */
import {resolve} from 'node:path'
import {officeDay} from '../../widgets/shared/office-day.ts'
import {type ContentReport, contentTasks, reportFailure} from '../server/content/content.ts'
import {checkFolder} from '../server/content/schema/check-folder.ts'
import {describeProblem, type Problem} from '../server/content/schema/problem.ts'
import {CONTENT_PATH} from '../server/http/api/operator.ts'
import {openDatabase} from '../server/platform/db/connect.ts'
import {loadSettings} from '../server/platform/env.ts'
import {OperatorError} from '../server/platform/operator-error.ts'
import {openStorage} from '../server/platform/storage/storage.ts'
import {hereOrThroughServer, perform} from './operator.ts'

const USAGE = `Usage: npm run content -- check DIR    tells everything that is wrong with a folder
       npm run content -- import DIR   makes a folder the content of the site, whole or not at all
       npm run content -- export DIR   writes the content of the site into a new folder

What such a folder looks like: docs/guides/content.md, and site/content/demo as an example.
`

await perform(async () => {
  const [task, given, ...more] = process.argv.slice(2)
  const known = task === 'check' || task === 'import' || task === 'export'
  if (!known || !given || more.length) {
    process.stderr.write(USAGE)
    process.exitCode = 2
    return
  }
  const directory = resolve(given)
  tell(task === 'check' ? await check(directory) : await change(task, directory))
})

async function check(directory: string): Promise<ContentReport> {
  try {
    const {records, problems, notices} = await checkFolder(directory, officeDay(), {decode: true})
    if (problems.length) return {is: 'refused', problems}
    return {is: 'checked', records: records.length, notices}
  } catch (error) {
    return reportFailure(error)
  }
}

async function change(task: 'import' | 'export', directory: string): Promise<ContentReport> {
  const settings = loadSettings()
  if (!settings.ownApi) {
    throw new OperatorError(
      `API_URL is set: content is kept by the back end at ${settings.apiUrl}. Change it there.`,
    )
  }
  return hereOrThroughServer(settings, {
    async here() {
      const database = openDatabase(settings, {unlimited: true})
      try {
        return await contentTasks({database, storage: openStorage(settings)}).perform(
          task,
          directory,
        )
      } finally {
        await database.close()
      }
    },
    async throughServer(ask) {
      const headers = {'content-type': 'application/json'}
      const body = JSON.stringify({task, directory})
      return (await ask(CONTENT_PATH, {method: 'POST', headers, body})).json()
    },
  })
}

function tell(report: ContentReport) {
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
    case 'imported':
      list(report.notices)
      for (const [kind, {records}] of Object.entries(report.changes)) print(`${records} ${kind}`)
      print('Imported.')
      break
    case 'exported':
      print(`Exported ${count(report.records, 'record')} and ${count(report.files, 'file')}.`)
  }
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
