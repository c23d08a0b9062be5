/** `npm run leads -- export`: leads as CSV or as a workbook, which are made here, not by the server. */
import {once} from 'node:events'
import {writeFile} from 'node:fs/promises'
import {leadsAsCsv} from '#server/leads/export/csv.ts'
import type {LeadRow} from '#server/leads/lead-store.ts'
import type {Person} from '#server/leads/person.ts'
import type {Settings} from '#server/platform/env.ts'
import {OperatorError} from '#server/platform/operator-error.ts'
import {isDay} from '#server/platform/period.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {leadsAsJson} from './as-json.ts'
import {readPerson} from './find.ts'
import {Misunderstood, readOptions} from './options.ts'
import {readLeads} from './read-leads.ts'

const options = {
  xlsx: {type: 'boolean', default: false},
  json: {type: 'boolean', default: false},
  raw: {type: 'boolean', default: false},
  person: {type: 'string'},
  from: {type: 'string'},
  to: {type: 'string'},
} as const

interface Days {
  from: string | undefined
  to: string | undefined
}

export async function exportLeads(args: string[], settings: () => Settings) {
  const {values, positionals} = readOptions({args, options, allowPositionals: true})
  const {xlsx, json, raw, from, to} = values
  const [file, ...more] = positionals
  const formats = [xlsx, json, raw].filter(Boolean)
  if (more.length || (file && !xlsx) || formats.length > 1) throw new Misunderstood()
  const person = values.person === undefined ? undefined : readOwner(values.person)
  for (const [name, day] of Object.entries({from, to})) {
    if (day !== undefined && !isDay(day)) {
      throw new Misunderstood(`--${name} must be a day such as 2026-11-01, got "${day}".`)
    }
  }
  if (xlsx && !file && process.stdout.isTTY) {
    throw new OperatorError('A workbook is no text. Name a file: leads -- export --xlsx leads.xlsx')
  }
  await readLeads(settings(), async all => {
    const leads = ofPerson(person, within({from, to}, all))
    if (json) await print(leadsAsJson(leads))
    else if (xlsx) await writeWorkbook(leads, file)
    else await print(leadsAsCsv(leads, {warn, isRaw: raw}))
  })
}

async function* within({from, to}: Days, leads: AsyncIterable<LeadRow>) {
  for await (const lead of leads) {
    const isReadable = !Number.isNaN(lead.receivedAt.getTime())
    const day = (from || to) && isReadable ? officeDay(lead.receivedAt) : undefined
    if (day === undefined || ((!from || day >= from) && (!to || day <= to))) yield lead
  }
}

/** A name is not enough to hand out somebody's data: others have it, too. */
function readOwner(text: string) {
  const person = readPerson(text)
  if (person.kind !== 'name') return person
  throw new Misunderstood('--person takes a mail address or a phone number.')
}

/** Not those that only mention the person: they are another one's. */
async function* ofPerson(person: Person | undefined, leads: AsyncIterable<LeadRow>) {
  for await (const lead of leads) if (!person || person.match(lead) === person.kind) yield lead
}

async function writeWorkbook(leads: AsyncIterable<LeadRow>, file: string | undefined) {
  // Other exports start sooner without the library.
  const {leadsAsWorkbook} = await import('#server/leads/export/workbook.ts')
  const workbook = await leadsAsWorkbook(leads, warn)
  if (file) await writeFile(file, workbook, {mode: 0o600})
  else await print([workbook])
}

function warn(problem: string) {
  process.stderr.write(`${problem}\n`)
}

/** No faster than the reader reads. */
async function print(pieces: AsyncIterable<string> | Iterable<Uint8Array>) {
  for await (const piece of pieces) {
    if (!process.stdout.write(piece)) await once(process.stdout, 'drain')
  }
}
