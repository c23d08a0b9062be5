import {languageOf} from '#kit/i18n/locale.ts'
import {withCommas} from '#kit/i18n/with-commas.ts'
import {phoneLink} from '#trade/agency/agency.ts'
import {propertyPath} from '#trade/property/property-path.ts'
import {capitalised, viewingClock, viewingDay} from '#trade/viewing/times.ts'
import {useSite} from '../../../core/site-context.tsx'
import {Link} from '../../../ui/link.tsx'
import type {PrivateViewing} from './private-viewing.ts'

/** The agent alone sees who the visitor is: a link may be forwarded. */
export function Facts({viewing}: {viewing: PrivateViewing}) {
  const {i18n, locale, agency} = useSite()
  const {starts, mode, role, slug, home, address, agent_name: agent, name, email} = viewing
  const phone = role === 'visitor' ? viewing.agent_phone : viewing.phone
  const {formats} = languageOf(locale)
  const place = address ?? withCommas(agency.office.street, agency.office.district[locale])
  return (
    <>
      <dl className="viewing-facts">
        <Fact label={i18n._('When')}>
          {i18n._('{day}, {time} (Dubai time)', {
            day: capitalised(viewingDay(starts, formats), formats),
            time: viewingClock(starts, formats),
          })}
        </Fact>
        <Fact label={i18n._('Where')}>
          {mode === 'video' ? i18n._('By video: {agent} will send you the link.', {agent}) : place}
        </Fact>
        {role === 'visitor' && <Fact label={i18n._('Specialist')}>{agent}</Fact>}
        {name && <Fact label={i18n._('Name')}>{name}</Fact>}
        {phone && (
          <Fact label={i18n._('Phone')}>
            <a dir="ltr" href={phoneLink(phone)}>
              {phone}
            </a>
          </Fact>
        )}
        {email && (
          <Fact label={i18n._('Email')}>
            {/* `mailtoOf` checks the domain first, with 14 kB of tables. */}
            <a dir="ltr" href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}>
              {email}
            </a>
          </Fact>
        )}
      </dl>
      {slug && home && (
        <p>
          <Link className="button button--quiet" href={propertyPath(slug)}>
            {i18n._('View the property')}
          </Link>
        </p>
      )}
    </>
  )
}

const Fact = ({label, children}: {label: string; children: React.ReactNode}) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
