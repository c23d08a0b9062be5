/** What a partner's developer needs: the code to copy, and what stands in its way. */

import {VERSION} from '#kit/core/version.ts'
import {escapeHtml} from '#kit/html/escape-html.ts'
import type {PartnerRow} from '#server/partners/registry/partner.ts'
import type {PartnerReport} from '#server/partners/report/partner-report.ts'
import {reasonOf} from '#server/partners/report/words.ts'
import {compareVersions} from '#server/partners/usage/script-versions.ts'
import {longDay, officeMoment} from './days.ts'
import {html} from './markup.ts'

export function snippetOf({id}: PartnerRow, siteUrl: string) {
  const code = `<script async src="${siteUrl}/embed/v1/loader.js" data-partner="${escapeHtml(id)}"></script>
<ocp-book-now><a href="${siteUrl}/contact-us">Contact us</a></ocp-book-now>`
  return html`<pre tabindex="0"><code>${code}</code></pre>
<p>Every widget, with its options: <a href="${siteUrl}/docs/" rel="noreferrer">documentation</a>.</p>`
}

export function healthOf(
  {origins, dailyLimit, disabledAt}: PartnerRow,
  {lastSeen, versions, notAttributed, refusedOrigins}: PartnerReport,
) {
  const facts = [
    ['Widgets', disabledAt ? `switched off since ${officeMoment(disabledAt)}` : 'switched on'],
    ['Last seen on a page of yours', lastSeen ? longDay(lastSeen) : 'not yet'],
    ['Version of the script', versionText(versions[0])],
    ['Your origins', origins.length ? origins.join(', ') : 'any'],
    ['Limit', dailyLimit === null ? 'none' : `${dailyLimit} enquiries a day`],
  ]
  const missing = notAttributed.map(
    ({reason, count}) =>
      html`<li>${count} ${reasonOf(reason)}: kept, and not counted as yours</li>`,
  )
  const older = versions
    .slice(1)
    .filter(({version}) => !isNewest(version))
    .map(({version, lastSeen: day}) => html`<li>${version}, last seen ${longDay(day)}</li>`)
  const refused = refusedOrigins.map(
    ({origin, count, lastSeen: seen}) =>
      html`<li><code>${origin}</code>, ${count === 1 ? 'once' : `${count} times, last`} on ${officeMoment(seen)}</li>`,
  )
  return html`<dl class="facts">${facts.map(
    ([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`,
  )}</dl>
${older.length > 0 && html`<h3>Older versions of the script that are still seen</h3><ul>${older}</ul><p>They are on pages that pin a release or use the npm package.</p>`}
${missing.length > 0 && html`<h3>Enquiries with your name in this time that</h3><ul>${missing}</ul>`}
${refused.length > 0 && html`<h3>Other origins that use your name</h3><ul>${refused}</ul><p>Is one of them yours? Ask us to register it.</p>`}`
}

/** The one seen last, beside the newest one that there is. */
function versionText(seen: PartnerReport['versions'][number] | undefined) {
  if (!seen) return 'not known'
  return `${seen.version}, ${isNewest(seen.version) ? 'the newest' : `the newest is ${VERSION}`}`
}

const isNewest = (version: string) => compareVersions(version, VERSION) >= 0
