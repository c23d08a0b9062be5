import {useMemo, useState} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {draftOf} from '#kit/forms/drafts.ts'
import {Dialog} from '#kit/overlay/dialog.tsx'
import {BookingForm, formStyles} from './form.tsx'
import type {Booking} from './suite.ts'

interface BookingDialogProps {
  label: string
  isOpen: boolean
  onClose: () => void
  onSent: (said?: string) => void
}

export function BookingDialog({label, isOpen, onClose, onSent}: BookingDialogProps) {
  const {host} = useServices()
  const [draft] = useState(() => draftOf<Booking>('book-now', host ?? undefined))
  // The same element: opening the dialog renders nothing of the form again.
  const form = useMemo(() => {
    const accept = (said?: string) => {
      onClose()
      onSent(said)
    }
    return <BookingForm label={label} onSent={accept} draft={draft} />
  }, [label, onClose, onSent, draft])
  return (
    <Dialog title={label} isOpen={isOpen} onClose={onClose} styles={formStyles}>
      {form}
    </Dialog>
  )
}
