/** Where there is no home to show: why, and ways on. */

import {useServices} from '#kit/core/view/use-services.ts'
import {agency, phoneLink} from '#trade/agency/agency.ts'

/** @csspart empty - What is shown where the property is sold, withdrawn or unknown. */
export function Nothing({why}: {why: 'missing' | 'sold'}) {
  const {i18n, page} = useServices()
  return (
    <div className="no-listing" part="empty">
      <p className="no-listing__text">
        {why === 'sold'
          ? i18n._('This property has been sold.')
          : i18n._('This property is not on our list any more.')}
      </p>
      <p className="no-listing__ways">
        <a className="button" href={page('/properties')}>
          {i18n._('All properties')}
        </a>
        <a className="button button--quiet" dir="ltr" href={phoneLink(agency.phone)}>
          {agency.phone}
        </a>
      </p>
    </div>
  )
}
