/**
 * `npm run speed`: how fast widgets, pages and server are, compared with others in the same run, and
 * which targets hold. Prints Markdown. Progress goes to standard error.
 *
 *     npm run speed -- [--only embed|pages|interactions|server] [--runs 3] [--match book-now] [--strict]
 *                      [--dir CHECKOUT]...
 *
 * `--dir` names other checkouts, whose builds are measured in turns by the same script. With
 * `--strict` the exit code is 1 when a target is missed.
 */
import {launchBrowser} from '../support/browser/browser.ts'
import {mailBy} from '../support/partner/mail-settings.ts'
import {startBuilds, stopBuilds} from './speed/builds.ts'
import {measureEmbed} from './speed/embed.ts'
import {measureInteractions} from './speed/interactions.ts'
import {readOptions} from './speed/options.ts'
import {measurePages} from './speed/pages.ts'
import type {Row} from './speed/report/figures.ts'
import {machine} from './speed/report/machine.ts'
import {partTable, verdictTable} from './speed/report/markdown.ts'
import {judge} from './speed/report/verdicts.ts'
import {measureServer} from './speed/server.ts'
import {targets} from './speed/targets.ts'

const options = readOptions(process.argv.slice(2))
const browser = await launchBrowser()
const measurements = {
  embed: measureEmbed,
  pages: measurePages,
  interactions: measureInteractions,
  server: measureServer,
}
/** Without mail settings the widget of saved searches shows nothing. No mail is sent. */
const mail = mailBy({url: 'smtp://localhost:9'})
const rows: Row[] = []
try {
  console.log(`Medians of ${options.runs}. ${machine(browser.version())}.`)
  for (const part of options.parts) {
    const builds = await startBuilds(options.directories, part === 'embed' ? mail : {})
    try {
      const measured = await measurements[part]({browser, builds, options})
      rows.push(...measured)
      console.log(`\n### ${part}\n\n${partTable(part, measured)}`)
    } finally {
      await stopBuilds(builds)
    }
  }
  const verdicts = judge(targets, rows)
  console.log(`\n### targets\n\n${verdictTable(verdicts)}`)
  if (options.strict && verdicts.some(({holds}) => !holds)) process.exitCode = 1
} finally {
  await browser.close()
}
