/** Where there is no open house to show: the words, and ways on. */

import {useServices} from '#kit/core/view/use-services.ts'
import {agency, phoneLink} from '#trade/agency/agency.ts'
import {OPEN_HOUSES} from '#trade/open-house/calendar.ts'

/** @csspart empty - What shows where there is no open house. */
export function Nothing({text, others = false}: {text: string; others?: boolean}) {
  const {i18n, page} = useServices()
  return (
    <div className="no-house" part="empty">
      <p className="no-house__text">{text}</p>
      <p className="no-house__ways">
        <a className="button" href={page(others ? OPEN_HOUSES : '/properties')}>
          {others ? i18n._('All open houses') : i18n._('All properties')}
        </a>
        <a className="button button--quiet" dir="ltr" href={phoneLink(agency.phone)}>
          {agency.phone}
        </a>
      </p>
    </div>
  )
}
