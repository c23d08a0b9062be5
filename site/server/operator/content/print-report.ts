/** How a task with the content ended, for its operator. */
import type {Refused} from '#server/content/feeds/outcome.ts'
import type {KindChanges} from '#server/content/import/replace-records.ts'
import {describeProblem, type Problem} from '#server/content/schema/problem.ts'
import type {ContentReport} from '#server/content/tasks/content.ts'
import {OperatorError} from '#server/platform/operator-error.ts'

export function printReport(report: ContentReport) {
  switch (report.is) {
    case 'failed':
      if (report.refused) listRefused(report.refused)
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
    case 'synced':
      printSynced(report)
      break
    case 'listed':
      process.stderr.write(`${count(report.listings, 'listing')} written.\n`)
      break
    case 'exported':
      print(`Exported ${count(report.records, 'record')} and ${count(report.files, 'file')}.`)
  }
}

/** Exit code 3: done, but not all of the feed is shown. */
function printSynced({feed, listings, changes, refused, photos, notices, dryRun}: SyncedReport) {
  list(notices)
  listRefused(refused)
  for (const {reference, says} of photos.faults) process.stderr.write(`${reference}: ${says}\n`)
  const {unchanged, ...touched} = changes
  print(`${count(listings, 'listing')} of ${feed}${saying(touched)}, ${unchanged} unchanged`)
  const lost = new Set(refused.map(({reference}) => reference)).size
  if (lost) print(`${count(lost, 'listing')} refused`)
  if (!dryRun) {
    const {fetched, known, faults} = photos
    print(`${count(fetched, 'picture')} fetched, ${known} known already, ${faults.length} failed`)
  }
  print(dryRun ? 'Nothing was changed: this is what a sync would do.' : 'Synced.')
  if (refused.length || photos.faults.length) process.exitCode = 3
}

type SyncedReport = Extract<ContentReport, {is: 'synced'}>

function listRefused(refused: Refused[]) {
  for (const {reference, field, says} of refused) {
    process.stderr.write(`${reference || 'a listing'} · ${field}: ${says}\n`)
  }
}

function saying({added, changed, withdrawn}: Omit<KindChanges, 'records'>) {
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
