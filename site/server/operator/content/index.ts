/** `npm run content`: what the site shows, as a folder of files or as a portal's feed. */
import {resolve} from 'node:path'
import {isFeedAddress} from '#server/content/feeds/settings.ts'
import {kindNames} from '#server/content/schema/kinds.ts'
import type {ContentTask} from '#server/content/tasks/content.ts'
import {type Command, defineTask, type Given, textOf, UsageError} from '../task.ts'
import {type ContentInput, check, performContent, writeFeed} from './perform-content.ts'
import {printReport} from './print-report.ts'

const dryRun = {type: 'boolean'} as const
const onData = {
  hasWords: true,
  elsewhere: ['content is kept by', 'Change it there.'] as [string, string],
}

const checkTask = defineTask({
  name: 'check',
  usage: 'DIR',
  help: 'tells everything that is wrong with a folder',
  hasWords: true,
  read: given => resolve(readWord(given)),
  run: async directory => printReport(await check(directory)),
})

const importTask = defineTask({
  ...onData,
  name: 'import',
  usage: 'DIR [--dry-run] [--only KIND,KIND] [--overwrite-desk]',
  help: `makes a folder the content of the site, whole or not at all. --dry-run checks, says what
would change, and changes nothing; --only leaves the records of all other kinds as they
are; --overwrite-desk also undoes what people changed at the agency's desk`,
  options: {'dry-run': dryRun, only: {type: 'string'}, 'overwrite-desk': {type: 'boolean'}},
  read(given): ContentInput {
    const place = resolve(readWord(given))
    const overwriteDesk = given['overwrite-desk'] === true
    return {place, options: {dryRun: isDryRun(given), only: kindsIn(given), overwriteDesk}}
  },
  run: async (input, command) => printReport(await performContent('import', input, command)),
})

const exportTask = defineTask({
  ...onData,
  name: 'export',
  usage: 'DIR',
  help: 'writes the content of the site into a new folder',
  read: (given): ContentInput => ({place: resolve(readWord(given)), options: {}}),
  run: async (input, command) => printReport(await performContent('export', input, command)),
})

const syncTask = defineTask({
  ...onData,
  name: 'sync',
  usage: `SOURCE [--dry-run] [--mapping FILE] [--permit-days DAYS]
                                      [--allow-withdrawals] [--allow-price-jumps]`,
  help: `adds, changes and withdraws the properties of a portal's feed. --dry-run says what would
change, and changes nothing; --mapping is for another feed than Property Finder's or
Bayut's; --permit-days says how long a permit holds whose end the feed does not tell;
--allow-withdrawals also when more than half of the feed's properties go;
--allow-price-jumps also prices of ten times or a tenth of what they were`,
  options: {
    'dry-run': dryRun,
    mapping: {type: 'string'},
    'permit-days': {type: 'string'},
    'allow-withdrawals': {type: 'boolean'},
    'allow-price-jumps': {type: 'boolean'},
  },
  read(given): ContentInput {
    const source = readWord(given)
    const {mapping, 'permit-days': days} = given
    if (days !== undefined && !/^[1-9]\d{0,3}$/.test(`${days}`)) {
      throw new UsageError(`--permit-days takes a number of days from 1 to 9999; got "${days}".`)
    }
    if (/^\w+:\/\//.test(source) && !isFeedAddress(source)) {
      throw new UsageError(`A feed is a file or at an http address; got "${source}".`)
    }
    const sync = {
      ...(mapping && {mapping: resolve(`${mapping}`)}),
      ...(days && {permitDays: Number(days)}),
      allowWithdrawals: given['allow-withdrawals'] === true,
      allowPriceJumps: given['allow-price-jumps'] === true,
    }
    const place = isFeedAddress(source) ? source : resolve(source)
    return {place, options: {dryRun: isDryRun(given), sync}}
  },
  run: async (input, command) => printReport(await performContent('sync', input, command)),
})

const feedTask = defineTask({
  ...onData,
  hasWords: false,
  name: 'feed',
  usage: '[--out FILE]',
  help: 'writes the listings of the site as a feed for portals, to standard output or into FILE',
  options: {out: {type: 'string'}},
  read({out}): ContentInput {
    const file = textOf(out)
    return {place: file ? resolve(file) : '', options: {}}
  },
  run: async (input, command) => printReport(await writeFeed(input, command)),
})

export const contentCommand: Command = {
  name: 'content',
  tasks: [checkTask, importTask, exportTask, syncTask, feedTask],
  notes: `What a folder looks like: docs/guides/content.md, and site/content/demo as an example.
Feeds: docs/guides/feeds.md.
`,
}

/** Tasks that a running server performs, too. */
export const servedTasks = new Map(
  [importTask, exportTask, syncTask, feedTask].map(task => [task.name as ContentTask, task]),
)

function readWord({words: [word, ...more]}: Given) {
  if (!word || more.length) throw new UsageError()
  return word
}

const isDryRun = (given: Given) => given['dry-run'] === true

function kindsIn({only}: Given) {
  if (only === undefined) return undefined
  const names = `${only}`.split(',')
  // The texts of pictures go with the records that show them.
  const choices = kindNames.filter(kind => kind !== 'pictures')
  const kinds = choices.filter(kind => names.includes(kind))
  if (kinds.length && names.every(name => choices.some(kind => kind === name))) return kinds
  throw new UsageError(
    `--only takes kinds with commas between: ${choices.join(', ')}; got "${names}".`,
  )
}
