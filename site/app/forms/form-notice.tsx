/** The message above a form that was rejected without JavaScript. */
import {phoneLink} from '#trade/agency/agency.ts'
import {type ReturnedForm, useSite} from '../core/site-context.tsx'

export function FormNotice({form}: {form?: ReturnedForm}) {
  const {i18n, agency} = useSite()
  if (!form?.message) return null
  const isLost = Object.keys(form.errors).length === 0
  return (
    <div className="form-notice" role="alert">
      <p>{i18n._(form.message)}</p>
      {isLost && (
        <p>
          {i18n._('What you typed is still here. You can also call us:')}{' '}
          <a className="figures" href={phoneLink(agency.phone)}>
            {agency.phone}
          </a>
        </p>
      )}
    </div>
  )
}
