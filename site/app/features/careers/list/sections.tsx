/** The still parts of the page of job openings: all but its film and its list. */
import {mailLink} from '#trade/agency/agency.ts'
import {useSite} from '../../../core/site-context.tsx'
import {PhoneLink} from '../../../ui/contact-agency.tsx'
import {NothingHere} from '../../../ui/empty-state.tsx'

export function Words() {
  const {i18n, locale, agency} = useSite()
  const {established, yearsOfExperience: years, office} = agency
  const facts = [
    [i18n._('Established'), established],
    [i18n._('Experience'), i18n._('{years, plural, one {# year} other {# years}}', {years})],
    [i18n._('Office'), office.district[locale]],
  ]
  return (
    <>
      <h1>{i18n._('Careers')}</h1>
      <p className="lead">
        {i18n._(
          'A home is the largest purchase most people ever make. We look for colleagues who remember that on every call.',
        )}
      </p>
      <p>
        {i18n._(
          'We work from Business Bay, between the canal and the towers, for people who buy, rent or list a home in Dubai.',
        )}
      </p>
      <p>
        {i18n._(
          'Each opening has its own page, with what it asks of you and a form to apply. A CV helps; without one, a few honest lines will do.',
        )}
      </p>
      <dl className="about-us__facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

export function NotLoaded() {
  const {i18n, agency} = useSite()
  return (
    <NothingHere
      failed
      text={i18n._('We could not load the openings. Please try again in a moment, or write to us.')}
    >
      <a className="button button--quiet" href={mailLink(agency)}>
        {agency.mail}
      </a>
    </NothingHere>
  )
}

export function WriteAnyway() {
  const {i18n, agency} = useSite()
  return (
    <>
      <h2>{i18n._('Nothing here that fits?')}</h2>
      <p className="lead">
        {i18n._(
          'Write to us anyway. Tell us what you do best, and where in Dubai you would like to do it.',
        )}
      </p>
      <p className="actions">
        <a className="button" href={mailLink(agency)}>
          {agency.mail}
        </a>
        <PhoneLink />
      </p>
    </>
  )
}
