import {Dialog} from '../shared/ui/dialog.tsx'
import {BookingForm, formStyles} from './form.tsx'

export function BookingDialog({label, onClose}: {label: string; onClose: () => void}) {
  return (
    <Dialog title={label} onClose={onClose} styles={formStyles}>
      <BookingForm label={label} onSent={onClose} />
    </Dialog>
  )
}
