/** The set-up for a partner's developer: the code to copy, and possible obstacles. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Facts} from '#desk/ui/facts.tsx'
import {officeMoment} from '#desk/ui/moment.tsx'
import {VERSION} from '#kit/core/version.ts'
import {escapeHtml} from '#kit/html/escape-html.ts'
import type {PartnerRow} from '#server/partners/registry/partner.ts'
import type {PartnerReport} from '#server/partners/report/partner-report.ts'
import {reasonOf} from '#server/partners/report/words.ts'
import {compareVersions} from '#server/partners/usage/script-versions.ts'
import {formatDay} from '#trade/property/details/format-day.ts'

export function Snippet({partner}: {partner: PartnerRow}) {
  const {siteUrl} = useDesk()
  return (
    <>
      <pre>
        <code>{`<script async src="${siteUrl}/embed/v1/loader.js" data-partner="${escapeHtml(partner.id)}"></script>
<ocp-book-now><a href="${siteUrl}/contact-us">Contact us</a></ocp-book-now>`}</code>
      </pre>
      <p>
        <span>Every widget, with its options: </span>
        <a href={`${siteUrl}/docs/`} rel="noreferrer">
          documentation
        </a>
      </p>
    </>
  )
}

interface HealthProps {
  partner: PartnerRow
  report: PartnerReport
}

export function Health({partner, report}: HealthProps) {
  const {origins, dailyLimit, disabledAt} = partner
  const {lastSeen, versions, notAttributed, refusedOrigins} = report
  const older = versions.slice(1).filter(({version}) => !isNewest(version))
  return (
    <>
      <Facts
        facts={[
          [
            'Widgets',
            disabledAt ? `switched off since ${officeMoment('en', disabledAt)}` : 'switched on',
          ],
          ['Last seen on a page of yours', lastSeen ? formatDay('en', lastSeen) : 'not yet'],
          ['Version of the script', versionText(versions[0])],
          ['Your origins', origins.length ? origins.join(', ') : 'any'],
          ['Limit', dailyLimit === null ? 'none' : `${dailyLimit} enquiries a day`],
        ]}
      />
      {older.length > 0 && (
        <>
          <h3>Older versions of the script that are still seen</h3>
          <ul>
            {older.map(({version, lastSeen: day}) => (
              <li key={version}>{`${version}, last seen ${formatDay('en', day)}`}</li>
            ))}
          </ul>
          <p>They are on pages that pin a release or use the npm package.</p>
        </>
      )}
      {notAttributed.length > 0 && (
        <>
          <h3>Enquiries with your name in this time that</h3>
          <ul>
            {notAttributed.map(({reason, count}) => (
              <li key={reason}>{`${count} ${reasonOf(reason)}: kept, and not counted as yours`}</li>
            ))}
          </ul>
        </>
      )}
      {refusedOrigins.length > 0 && (
        <>
          <h3>Other origins that use your name</h3>
          <ul>
            {refusedOrigins.map(({origin, count, lastSeen: seen}) => (
              <li key={origin}>
                <code>{origin}</code>
                {`, ${count === 1 ? 'once' : `${count} times, last`} on ${officeMoment('en', seen)}`}
              </li>
            ))}
          </ul>
          <p>Is one of them yours? Ask us to register it.</p>
        </>
      )}
    </>
  )
}

/** The one seen last, beside the newest one that there is. */
function versionText(seen: PartnerReport['versions'][number] | undefined) {
  if (!seen) return 'not known'
  return `${seen.version}, ${isNewest(seen.version) ? 'the newest' : `the newest is ${VERSION}`}`
}

const isNewest = (version: string) => compareVersions(version, VERSION) >= 0
