import {useSite} from '../core/site-context.tsx'

/** The hours of the office, a line for each run of weekdays, in its own time. */
export function OfficeHours() {
  const {i18n, locale, agency} = useSite()
  return (
    <>
      {agency.office.hours.map(({days, opens, closes}) => (
        <p key={days.en}>
          {days[locale]}{' '}
          <span className="figures">
            {opens}–{closes}
          </span>
        </p>
      ))}
      <p className="quiet">{i18n._('Dubai time (UTC+4)')}</p>
    </>
  )
}
