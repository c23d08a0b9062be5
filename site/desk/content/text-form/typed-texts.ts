/**
 * Limits of a record's form: its rows, and its characters. Long texts become markup here, one at a
 * time, so that other requests have their turn between them.
 */
import {setImmediate} from 'node:timers/promises'
import type {PostedForm} from '#desk/http/posted-form.ts'
import {isTooLong, TOO_LONG} from '#server/content/schema/checking.ts'
import {message} from '../../../app/shared-with-server/message.ts'
import type {FieldProblem} from '../record/check-one.ts'
import {htmlOf, isTooDense} from './text-form.ts'

type Entries = PostedForm['entries']

interface TypedTexts {
  /** With markup in the place of long texts; those that are too long stay as they were typed. */
  entries: Entries
  asTyped: string[]
  problems: FieldProblem[]
}

const MAX_ROWS = 500

/** A long text that was shown as text has the markup that it was made from beside it: `about.fr~`. */
const FORMER = '~'

export async function readTypedTexts(given: Entries): Promise<TypedTexts> {
  const former = new Map(given.filter(([name]) => name.endsWith(FORMER)))
  const {rows, problems} = countRows(given)
  const read: TypedTexts = {entries: [], asTyped: [], problems}
  const entries: (readonly [name: string, value: string])[] = []
  for (const [name, value] of given) {
    if (name.endsWith(FORMER) || (name.endsWith('#') && !rows.delete(name + value))) continue
    const text = plainLines(value).trim()
    const was = former.get(name + FORMER)
    const fault = isTooLong(text) ? TOO_LONG : was !== undefined && isTooDense(text) && TOO_DENSE
    if (fault) problems.push({field: name, says: fault})
    if (was === undefined || fault) {
      if (was !== undefined) read.asTyped.push(text)
      entries.push([name, value])
      continue
    }
    entries.push([name, htmlOf(text, plainLines(was))])
    await setImmediate()
  }
  return {...read, entries}
}

/** The first rows of each list; a mark that comes again is no other row. */
function countRows(given: Entries) {
  const rows = new Set<string>()
  const counts = new Map<string, number>()
  for (const [name, value] of given) {
    if (!name.endsWith('#') || rows.has(name + value)) continue
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    if (count <= MAX_ROWS) rows.add(name + value)
  }
  const problems: FieldProblem[] = [...counts].flatMap(([name, count]) =>
    count > MAX_ROWS ? [{field: name.slice(0, -1), says: TOO_MANY_ROWS}] : [],
  )
  return {rows, problems}
}

const TOO_MANY_ROWS = message(
  /*i18n*/ 'may have at most {most} rows. The others are not shown here; go back if you need them.',
  {most: MAX_ROWS},
)

const TOO_DENSE = message(
  /*i18n*/ 'has too many lines and too much formatting for one text. Shorten it, or format less.',
)

/** Forms send line ends of their own. */
const plainLines = (text: string) => text.replaceAll('\r\n', '\n')
