/** `npm run leads -- export`: the command makes the table, so that the server need not. */
import {once} from 'node:events'
import {writeFile} from 'node:fs/promises'
import {leadsAsCsv} from '#server/leads/export/csv.ts'
import type {LeadRow} from '#server/leads/lead-store.ts'
import {OperatorError} from '#server/platform/operator-error.ts'
import {isDay} from '#server/platform/period.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {defineTask, textOf, UsageError} from '../task.ts'
import {readPerson} from './find.ts'
import {leadsOf, warn} from './print.ts'

interface Days {
  from: string | undefined
  to: string | undefined
}

export const exportTask = defineTask({
  name: 'export',
  usage: `[--xlsx [FILE] | --raw | --json] [--person MAIL|PHONE]
                            [--from 2026-11-01] [--to 2026-11-30]`,
  help: `writes every lead as CSV (UTF-8) to standard output, or as a workbook of Excel to FILE
or standard output with --xlsx, or as CSV for programs, without the apostrophes that
spreadsheets need, with --raw, or as JSON with all that is stored with --json; of some
days of the office with --from and --to, of one person with --person`,
  options: {
    xlsx: {type: 'boolean'},
    json: {type: 'boolean'},
    raw: {type: 'boolean'},
    person: {type: 'string'},
    from: {type: 'string'},
    to: {type: 'string'},
  },
  hasWords: true,
  elsewhere: ['leads are kept by', 'Export them there.'],
  mayBeDown: true,
  read({words: [file, ...more], xlsx, json, raw, person, from, to}) {
    const formats = [xlsx, json, raw].filter(Boolean)
    if (more.length || (file && !xlsx) || formats.length > 1) throw new UsageError()
    const owner = person === undefined ? undefined : readOwner(`${person}`)
    for (const [name, day] of Object.entries({from, to})) {
      if (day !== undefined && !isDay(day)) {
        throw new UsageError(`--${name} must be a day such as 2026-11-01, got "${day}".`)
      }
    }
    return {file, xlsx, json, raw, owner, days: {from: textOf(from), to: textOf(to)}}
  },
  async *perform({owner, days}, parts) {
    const {exportLeads} = await import('#server/leads/export/export-leads.ts')
    for await (const one of exportLeads(parts)) {
      // An enquiry that only mentions the person is another one's.
      const isWanted =
        !('lead' in one) ||
        (isWithin(days, one.lead) && (!owner || owner.match(one.lead) === owner.kind))
      if (isWanted) yield one
    }
  },
  async run({file, xlsx, json, raw}, {perform}) {
    if (xlsx && !file && process.stdout.isTTY) {
      throw new OperatorError(
        'A workbook is no text. Name a file: leads -- export --xlsx leads.xlsx',
      )
    }
    await perform(async exported => {
      const leads = leadsOf(exported)
      if (json) await print(asJson(leads))
      else if (xlsx) await writeWorkbook(leads, file)
      else await print(leadsAsCsv(leads, {warn, isRaw: raw === true}))
    })
  },
})

/** A name is not enough to hand out somebody's data: others have it, too. */
function readOwner(text: string) {
  const person = readPerson(text)
  if (person.kind !== 'name') return person
  throw new UsageError('--person takes a mail address or a phone number.')
}

function isWithin({from, to}: Days, {receivedAt}: LeadRow) {
  if ((!from && !to) || Number.isNaN(receivedAt.getTime())) return true
  const day = officeDay(receivedAt)
  return (!from || day >= from) && (!to || day <= to)
}

/** One list, a lead at a time. */
async function* asJson(leads: AsyncIterable<LeadRow>): AsyncGenerator<string> {
  let isFirst = true
  for await (const lead of leads) {
    yield `${isFirst ? '[' : ','}\n${JSON.stringify(lead, undefined, 2)}`
    isFirst = false
  }
  yield isFirst ? '[]\n' : '\n]\n'
}

async function writeWorkbook(leads: AsyncIterable<LeadRow>, file: string | undefined) {
  // Other exports start sooner without the library.
  const {leadsAsWorkbook} = await import('#server/leads/export/workbook.ts')
  const workbook = await leadsAsWorkbook(leads, warn)
  if (file) await writeFile(file, workbook, {mode: 0o600})
  else await print([workbook])
}

/** No faster than the reader reads. */
async function print(pieces: AsyncIterable<string> | Iterable<Uint8Array>) {
  for await (const piece of pieces) {
    if (!process.stdout.write(piece)) await once(process.stdout, 'drain')
  }
}
