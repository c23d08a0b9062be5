import {useState} from 'react'
import {useServices} from '../shared/core/view/use-services.ts'
import {draftOf} from '../shared/forms/drafts.ts'
import {Dialog} from '../shared/overlay/dialog.tsx'
import {BookingForm, formStyles} from './form.tsx'
import type {Booking} from './suite.ts'

export function BookingDialog({label, onClose}: {label: string; onClose: () => void}) {
  const {host} = useServices()
  const [draft] = useState(() => draftOf<Booking>('book-now', host ?? undefined))
  return (
    <Dialog title={label} onClose={onClose} styles={formStyles}>
      <BookingForm label={label} onSent={onClose} draft={draft} />
    </Dialog>
  )
}
