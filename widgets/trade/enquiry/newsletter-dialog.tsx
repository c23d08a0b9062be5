import {useServices} from '#kit/core/view/use-services.ts'
import forms from '#kit/forms/fields/forms.css'
import {Form} from '#kit/forms/form.tsx'
import {useFormModel} from '#kit/forms/use-form-model.ts'
import {Dialog} from '#kit/overlay/dialog.tsx'
import {NewsletterFields} from './newsletter-fields.tsx'
import {newsletterForm} from './newsletter-model.ts'

interface NewsletterDialogProps {
  onClose: () => void
  onSent: (said?: string) => void
}

/** The newsletter's form in a dialog, which closes when it was sent (spec section 4). */
export function NewsletterDialog({onClose, onSent}: NewsletterDialogProps) {
  const {i18n} = useServices()
  const model = useFormModel(services =>
    newsletterForm(null, services, said => {
      onClose()
      onSent(said)
    }),
  )
  return (
    <Dialog title={i18n._('Newsletter')} onClose={onClose} styles={forms}>
      <Form model={model} label={i18n._('Newsletter')}>
        <NewsletterFields />
      </Form>
    </Dialog>
  )
}
