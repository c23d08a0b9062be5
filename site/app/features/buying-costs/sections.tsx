/** The still parts of the page. */
import {useSite} from '../../core/site-context.tsx'

export function Words() {
  const {i18n} = useSite()
  return (
    <>
      <h1>{i18n._('Buying costs')}</h1>
      <p className="lead buying__lead">
        {i18n._('Fees, agency, loan: what is needed on the day, and what a month costs after it.')}
      </p>
    </>
  )
}
