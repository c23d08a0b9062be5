import {currentProduct} from '../core/product.ts'
import {useServices} from '../core/view/use-services.ts'

/** The fallback for a part that could not be fetched: never empty, always with contact links. */
export function Unavailable({retry}: {retry: () => void}) {
  const {i18n, facts} = useServices()
  const phone = currentProduct().phone(facts())
  return (
    <p className="unavailable" role="alert">
      {i18n._('Something went wrong')}{' '}
      <button type="button" className="button button--quiet" onClick={retry}>
        {i18n._('Try again')}
      </button>{' '}
      <a className="link" dir="ltr" href={phone.href}>
        {phone.text}
      </a>
    </p>
  )
}
