import {useServices} from '../core/view/use-services.ts'
import {useSignalValue} from '../core/view/use-signal-value.ts'
import {useForm} from './form.tsx'

/**
 * The button that sends the form; it says so while it does, and cannot be pressed twice.
 * @csspart button - The button that sends the form.
 */
export function SendButton({label}: {label?: string}) {
  const {i18n} = useServices()
  const sending = useSignalValue(useForm().model.status).is === 'sending'
  return (
    <>
      <button
        type="submit"
        className="button button--primary"
        part="button"
        aria-disabled={sending || undefined}
      >
        {sending && <span className="spinner" aria-hidden="true" />}
        <span>{label ?? i18n._('Send')}</span>
      </button>
      {/* Beside the button, not in it: what is in a button is its name, and not announced. */}
      <span className="visually-hidden" role="status">
        {sending ? i18n._('Sending…') : ''}
      </span>
    </>
  )
}
