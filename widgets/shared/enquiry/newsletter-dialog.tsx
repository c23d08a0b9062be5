import {useServices} from '../element/use-services.ts'
import {useAwakeForm} from '../forms/awake-form.ts'
import {Form} from '../forms/form.tsx'
import forms from '../styles/forms.css'
import {Dialog} from '../ui/dialog.tsx'
import {NewsletterFields} from './newsletter-fields.tsx'
import {newsletterForm} from './newsletter-model.ts'

interface NewsletterDialogProps {
  onClose: () => void
  onSent?: () => void
}

/** The newsletter's form in a dialog, which closes when it was sent (spec section 4). */
export function NewsletterDialog({onClose, onSent}: NewsletterDialogProps) {
  const services = useServices()
  const {i18n} = services
  const form = useAwakeForm(() =>
    newsletterForm(null, services, () => {
      onClose()
      onSent?.()
    }),
  )
  return (
    <Dialog title={i18n._('Newsletter')} onClose={onClose} styles={forms}>
      <Form form={form} label={i18n._('Newsletter')}>
        <NewsletterFields />
      </Form>
    </Dialog>
  )
}
