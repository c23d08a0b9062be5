/** A link was made: sent by mail, or shown this once. */
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'

export interface AccountLinkData {
  id: string
  name: string
  mail: string
  /** Has no password yet. */
  isNew: boolean
  /** No mail brings it. */
  link?: string
}

export const accountLink = defineScreen<AccountLinkData>({
  title: (i18n, {name}) => i18n._('A link for {name}', {name}),
  Screen({data: {id, mail, isNew, link}}) {
    const {i18n} = useDesk()
    const how = isNew
      ? i18n._('It works once, for seven days.')
      : i18n._('It works once, for one hour.')
    return (
      <>
        {link === undefined ? (
          <p className="notice notice--done" role="status">
            {i18n._('A mail is on its way to {mail}.', {mail})} {how}
          </p>
        ) : (
          <>
            <p className="notice" role="status">
              {i18n._(
                'No mail was sent. Give this address to the person alone, by a way that nobody else reads.',
              )}{' '}
              {how} {i18n._('It is not shown again.')}
            </p>
            <p>
              <code dir="ltr">{link}</code>
            </p>
          </>
        )}
        <p className="buttons">
          <a href={`/desk/accounts/${id}`}>{i18n._('To the account')}</a>
          <a href="/desk/accounts">{i18n._('Back to the accounts')}</a>
        </p>
      </>
    )
  },
})
