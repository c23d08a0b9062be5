/** The recovery codes, once: they are stored as hashes alone. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'

export interface RecoveryCodesData {
  codes: readonly string[]
  /** The second factor was turned on a moment ago. */
  isNew: boolean
  /** The phone's clock is ahead by so many seconds; a negative number means that it is behind. */
  clockSeconds?: number
}

export function RecoveryCodesScreen({codes, isNew, clockSeconds = 0}: RecoveryCodesData) {
  const {i18n, person} = useDesk()
  return (
    <Screen title={i18n._('Your recovery codes')}>
      {isNew && (
        <p className="notice notice--done" role="status">
          {i18n._('The second factor is on, and all other sessions have ended.')}
        </p>
      )}
      {clockSeconds !== 0 && (
        <p className="notice">
          {clockSeconds > 0
            ? i18n._('Your phone’s clock is about {seconds} seconds ahead.', {
                seconds: clockSeconds,
              })
            : i18n._('Your phone’s clock is about {seconds} seconds behind.', {
                seconds: -clockSeconds,
              })}{' '}
          {i18n._('Its codes still work here. Let the phone set its time automatically.')}
        </p>
      )}
      <p className="lede">
        {i18n._(
          'Each code signs you in once when you do not have your phone. Print this page or write the codes down, and keep them somewhere safe. They are not shown again.',
        )}
      </p>
      <ul className="codes" dir="ltr">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="print-only">{person?.mail}</p>
      <p className="buttons no-print">
        <button type="button" className="button button--plain" data-print hidden>
          {i18n._('Print')}
        </button>
        <a href="/desk/account">{i18n._('Back to your account')}</a>
      </p>
    </Screen>
  )
}
