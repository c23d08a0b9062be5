import {useServices} from '../../core/view/use-services.ts'
import {useSignalValue} from '../../core/view/use-signal-value.ts'
import {numberFormat} from '../../i18n/grouped-number.ts'
import {useForm} from '../form.tsx'

/** How much of the files has left, while they are sent. */
export function SendProgress() {
  const {i18n, locale} = useServices()
  const status = useSignalValue(useForm().model.status)
  if (status.is !== 'sending' || status.share === undefined) return null
  const percent = Math.round(status.share * 100)
  return (
    <div className="sent">
      <progress aria-label={i18n._('Sending your files')} max={100} value={percent} />
      <span aria-hidden="true">{numberFormat(locale, {style: 'percent'})(percent / 100)}</span>
    </div>
  )
}
