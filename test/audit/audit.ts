/**
 * `npm run audit`: what crawlers, an HTML checker, axe, a keyboard and readers of feeds, calendars
 * and structured data find on every page. `--help` says what else it takes. Progress goes to
 * standard error.
 */
import {locales} from '#kit/i18n/locale.ts'
import {startServer} from '../benchmarks/server.ts'
import {launchBrowser} from '../support/browser/browser.ts'
import {once} from '../support/browser/once.ts'
import {readAllowed} from './allowlist.ts'
import {auditedSite} from './audited-site.ts'
import {HELP, readOptions} from './options.ts'
import {count, reportOf} from './report.ts'
import {runChecks} from './run-checks.ts'

const options = readOptions(process.argv.slice(2))
if (options === 'help') console.log(HELP)
else await audit(options)

async function audit({names, page, json, isShort}: Exclude<typeof options, 'help'>) {
  // Maps fetch no foreign tiles.
  const environment = {LANGUAGES: locales.join(), MAP_TILES: 'none', NODE_ENV: 'production'}
  const server = await startServer(environment)
  const browser = once(() => launchBrowser())
  try {
    const isComplete = !isShort
    const audited = auditedSite(server.site, {isComplete, browser, page})
    const allowed = readAllowed(isComplete)
    const results = await runChecks(audited, {names, allowed, report: name => console.error(name)})
    console.log(json ? JSON.stringify(results, null, 2) : reportOf(results))
    if (results.some(({findings}) => count(findings, 'error'))) process.exitCode = 1
  } finally {
    await (await browser.started)?.close()
    await server.stop()
  }
}
