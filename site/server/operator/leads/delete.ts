/** `npm run leads -- delete` and `purge`: enquiries, with everything that belongs to them. */
import {createInterface} from 'node:readline/promises'
import {momentBefore, parseAge} from '#server/leads/deletion/age.ts'
import type {Deleted} from '#server/leads/deletion/deletions.ts'
import {expiredOf, formNames} from '#server/leads/deletion/retention.ts'
import {isId} from '#server/platform/ids.ts'
import {OperatorError} from '#server/platform/operator-error.ts'
import {defineTask, textOf, UsageError} from '../task.ts'

const yes = {type: 'boolean'} as const
const elsewhere: [string, string] = ['leads are kept by', 'Delete them there.']

export const deleteTask = defineTask({
  name: 'delete',
  usage: 'ID... [--yes]',
  help: 'deletes enquiries everywhere: database, spools, files, what waits to be delivered',
  options: {yes},
  hasWords: true,
  elsewhere,
  read({words, yes}) {
    const ids = [...new Set(words.map(readId))]
    if (!ids.length) throw new UsageError('Name the ids of the enquiries.')
    return {ids, yes: yes === true}
  },
  perform: ({ids}, {deletions}) => deletions.delete(ids),
  async run({ids, yes}, {perform}) {
    if (!(await confirm(`Delete ${enquiries(ids.length)} for good?`, yes))) return printNothing()
    const {unknown} = await perform(report)
    if (!unknown.length) return
    process.stderr.write(
      `Nothing is here of ${unknown.join(', ')}. Another server that has something of it removes it within a minute.\n`,
    )
  },
})

/** The id of an enquiry, as it is stored. */
export function readId(word: string) {
  const id = word.toLowerCase()
  if (isId(id)) return id
  throw new UsageError(`"${word}" is not the id of an enquiry. \`leads -- find\` tells it.`)
}

export const purgeTask = defineTask({
  name: 'purge',
  usage: '--older 24m [--form NAME] [--yes]',
  help: `deletes all enquiries older than so many days, months or years (90d, 24m, 2y); those of
the newsletter only with --form newsletter`,
  options: {older: {type: 'string'}, form: {type: 'string'}, yes},
  elsewhere,
  read({older = '', form, yes, count}) {
    const before = momentOf(`${older}`)
    if (!before) {
      throw new UsageError(`--older must be a time such as 24m, 2y or 90d, got "${older}".`)
    }
    if (form !== undefined && !formNames.includes(`${form}`)) {
      throw new UsageError(`--form must be one of ${formNames.join(', ')}, got "${form}".`)
    }
    return {before, form: textOf(form), yes: yes === true, isCount: count === true}
  },
  async perform({before, form, isCount}, {deletions}): Promise<Deleted | {count: number}> {
    const expired = expiredOf(before, form)
    return isCount ? {count: await deletions.count(expired)} : deletions.purge(expired)
  },
  async run({before, form, yes}, {given, perform}) {
    // The same moment for both, or the purge would delete more than was counted.
    const exact = {...given, older: before.toISOString()}
    const count = await perform(result => ('count' in result ? result.count : 0), {
      ...exact,
      count: true,
    })
    const what = form ? `${enquiries(count)} of the form ${form}` : enquiries(count)
    const since = before.toISOString().slice(0, 10)
    if (!count) return void process.stdout.write(`No enquiry is older than ${since}.\n`)
    if (!(await confirm(`Delete ${what} from before ${since} for good?`, yes))) {
      return printNothing()
    }
    await perform(result => {
      if (!('count' in result)) report(result)
    }, exact)
  },
})

/** Before an age, or before a moment that the command has computed. */
function momentOf(text: string) {
  const age = parseAge(text)
  if (age) return momentBefore(new Date(), age)
  const isMoment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text))
  return isMoment ? new Date(text) : undefined
}

/** False when the answer is not yes. Without a terminal nobody can answer: `--yes` has to. */
async function confirm(question: string, isYes: boolean): Promise<boolean> {
  if (isYes) return true
  if (!process.stdin.isTTY) {
    throw new OperatorError(`${question} Nobody can answer here: add --yes to do it.`)
  }
  const terminal = createInterface({input: process.stdin, output: process.stderr})
  try {
    const answer = await terminal.question(`${question} Type yes: `)
    return answer.trim().toLowerCase() === 'yes'
  } finally {
    terminal.close()
  }
}

function report(deleted: Deleted) {
  const {enquiries: count, undelivered, uploads, isBucketDown} = deleted
  process.stdout.write(
    `Deleted: ${enquiries(count)}, the files of ${uploads}, ${undelivered} deliveries that were still to be made.\n`,
  )
  if (isBucketDown) {
    process.exitCode = 1
    process.stderr.write(
      'The bucket does not answer: files in it are still there. A server deletes them as soon as it answers; if none is running, when one starts.\n',
    )
  }
  return deleted
}

const enquiries = (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`
const printNothing = () => void process.stdout.write('Nothing was deleted.\n')
