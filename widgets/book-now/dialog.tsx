import {useMemo, useState} from 'react'
import {useServices} from '../shared/core/view/use-services.ts'
import {draftOf} from '../shared/forms/drafts.ts'
import {Dialog} from '../shared/overlay/dialog.tsx'
import {BookingForm, formStyles} from './form.tsx'
import type {Booking} from './suite.ts'

interface BookingDialogProps {
  label: string
  isOpen: boolean
  onClose: () => void
}

export function BookingDialog({label, isOpen, onClose}: BookingDialogProps) {
  const {host} = useServices()
  const [draft] = useState(() => draftOf<Booking>('book-now', host ?? undefined))
  // The same element: opening the dialog renders nothing of the form again.
  const form = useMemo(
    () => <BookingForm label={label} onSent={onClose} draft={draft} />,
    [label, onClose, draft],
  )
  return (
    <Dialog title={label} isOpen={isOpen} onClose={onClose} styles={formStyles}>
      {form}
    </Dialog>
  )
}
