import {agency, phoneLink} from '../agency.ts'
import {useServices} from '../core/view/use-services.ts'

/** What stands where a part could not be fetched: never a dead box, always a way to the agency. */
export function Unavailable({retry}: {retry: () => void}) {
  const {i18n} = useServices()
  return (
    <p className="unavailable" role="alert">
      {i18n._('Something went wrong')}{' '}
      <button type="button" className="button button--quiet" onClick={retry}>
        {i18n._('Try again')}
      </button>{' '}
      <a className="link" href={phoneLink(agency.phone)}>
        {agency.phone}
      </a>
    </p>
  )
}
