/**
 * The page after sign-in: links to the agency's desk, shows the account, and signs out. Shown
 * behind the guard, in the browser only.
 */
import {definePage} from '../../../core/page-types.ts'
import {useSite} from '../../../core/site-context.tsx'
import {signOut, storedUser} from '../session.ts'

function Dashboard() {
  const {i18n, hasDesk} = useSite()
  const {name, email, user_type: type} = storedUser()
  const leave = () => {
    signOut()
    location.assign('/')
  }
  return (
    <section className="wrap notice-page">
      <h1>{i18n._('Dashboard')}</h1>
      <dl className="details">
        <div>
          <dt>{i18n._('Signed in as')}</dt>
          <dd>{name ?? email ?? i18n._('Unnamed user')}</dd>
        </div>
        {type && (
          <div>
            <dt>{i18n._('Type of user')}</dt>
            <dd>{type}</dd>
          </div>
        )}
      </dl>
      <div className="actions">
        {hasDesk && (
          <a className="button button--primary" href="/desk">
            {i18n._('Open the desk')}
          </a>
        )}
        <button type="button" className="button button--quiet" onClick={leave}>
          {i18n._('Sign out')}
        </button>
      </div>
    </section>
  )
}

export default definePage<null>({Page: Dashboard})
