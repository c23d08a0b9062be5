/** The private address of an agent's appointments, once: only its hash is stored. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {CopyField} from '#desk/ui/copy-field.tsx'

export function CalendarFeedScreen({address}: {address: string}) {
  const {i18n} = useDesk()
  return (
    <Screen title={i18n._('Your private calendar address')}>
      <p className="lede">
        {i18n._(
          'Whoever has this address sees your appointments. It is not shown again: a new one can be made at any time, and ends this one.',
        )}
      </p>
      <CopyField id="feed" label={i18n._('Address')} text={address} />
      <p>
        <a href={address.replace(/^https?:/, 'webcal:')}>
          {i18n._('Open it in the calendar of this device')}
        </a>
      </p>
      <h2 className="section">{i18n._('How to subscribe')}</h2>
      <dl className="facts">
        <div>
          <dt>{i18n._('Google Calendar')}</dt>
          <dd>
            {i18n._(
              'On a computer: beside “Other calendars” press +, choose “From URL”, paste the address. Google looks for changes some times a day.',
            )}
          </dd>
        </div>
        <div>
          <dt>{i18n._('Apple Calendar')}</dt>
          <dd>
            {i18n._(
              'On a Mac: File, “New Calendar Subscription…”. On an iPhone: Settings, Calendar, Accounts, Add Account, Other, “Add Subscribed Calendar”.',
            )}
          </dd>
        </div>
        <div>
          <dt>{i18n._('Outlook')}</dt>
          <dd>{i18n._('“Add calendar”, then “Subscribe from web”, and paste the address.')}</dd>
        </div>
      </dl>
      <p className="section">
        <a href="/desk/account#calendars">{i18n._('Back to your account')}</a>
      </p>
    </Screen>
  )
}
