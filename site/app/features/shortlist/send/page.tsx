/** The form that sends a shortlist to its owner. It needs no JavaScript, and no account. */
import {propertyDetail} from '#trade/contract/contract.ts'
import {MAX_SHORTLISTED} from '#trade/property/shortlist.ts'
import {definePage, type Visit} from '../../../core/page-types.ts'
import {useFormAttributes, useReturnedForm, useSite} from '../../../core/site-context.tsx'
import {FormNotice} from '../../../forms/form-notice.tsx'
import {Link} from '../../../ui/link.tsx'
import {addressWith, slugsIn} from '../slugs.ts'

interface SendShortlistData {
  slugs: string[]
  /** The homes that are offered, by name. */
  names: string[]
}

async function load({url, api, signal}: Visit): Promise<SendShortlistData> {
  const slugs = slugsIn(url.searchParams)?.slice(0, MAX_SHORTLISTED) ?? []
  const read = async (slug: string) => {
    const answer = await api(propertyDetail, {slug}, {signal}).catch(() => undefined)
    return answer?.data?.name ?? []
  }
  return {slugs, names: (await Promise.all(slugs.map(read))).flat()}
}

function SendShortlist({data: {slugs, names}}: {data: SendShortlistData}) {
  const {i18n} = useSite()
  return (
    <section className="beside-form wrap">
      <div className="beside-form__words">
        <h1>{i18n._('Send your shortlist')}</h1>
        <p className="lead">
          {i18n._(
            'One email with these homes, and a link that opens the list on any device. We use your address for this email only.',
          )}
        </p>
        <ul className="send-list__homes" aria-label={i18n._('Your shortlist')}>
          {names.map(name => (
            <li key={name}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
        <p>
          <Link href={addressWith('/shortlist', slugs)}>{i18n._('Back to the list')}</Link>
        </p>
      </div>
      <div className="beside-form__form">
        <AddressForm slugs={slugs} />
      </div>
    </section>
  )
}

function AddressForm({slugs}: {slugs: string[]}) {
  const {i18n, link} = useSite()
  const path = actionOf(slugs)
  const returned = useReturnedForm(path)
  const {action} = useFormAttributes(path)
  const error = returned?.errors.email
  return (
    <>
      <FormNotice form={returned} />
      <form className="form" method="post" action={action} noValidate>
        <input type="hidden" name="properties" value={slugs.join()} />
        <div className="field">
          <label className="field__label" htmlFor="shortlist-email">
            {i18n._('Email')}
          </label>
          <input
            className="input"
            id="shortlist-email"
            name="email"
            type="email"
            autoComplete="email"
            dir="ltr"
            defaultValue={returned?.values.email}
            aria-required
            aria-invalid={error ? true : undefined}
            aria-describedby={error && 'shortlist-email-error'}
          />
          {error && (
            <p className="field__error" id="shortlist-email-error">
              {i18n._(error)}
            </p>
          )}
        </div>
        <button className="button button--primary" type="submit">
          {i18n._('Send to my email')}
        </button>
        <p className="field__help">
          <a href={link('/privacy-policy')}>{i18n._('Privacy Policy')}</a>
        </p>
      </form>
    </>
  )
}

/** The server spells it so when the form comes back. */
const actionOf = (slugs: string[]) =>
  `/send-shortlist?${new URLSearchParams({properties: slugs.join()})}`

export default definePage<SendShortlistData>({load, Page: SendShortlist})
