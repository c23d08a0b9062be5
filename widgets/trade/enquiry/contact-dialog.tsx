import {useServices} from '#kit/core/view/use-services.ts'
import {draftOf} from '#kit/forms/drafts.ts'
import forms from '#kit/forms/fields/forms.css'
import {Form} from '#kit/forms/form.tsx'
import {useFormModel} from '#kit/forms/use-form-model.ts'
import {Dialog} from '#kit/overlay/dialog.tsx'
import {ContactFields} from './contact-fields.tsx'
import {contactForm} from './contact-model.ts'
import type {Enquiry} from './contact-suite.ts'

interface ContactDialogProps {
  title: string
  /** The page that the enquiry names as its source; by default this page's path. */
  fromUrl?: string
  onClose: () => void
  /** The enquiry was accepted; the dialog is still open. */
  onSent: (said?: string) => void
}

/** The short contact form in a dialog: a name and a phone are enough (spec section 5, popup). */
export function ContactDialog({title, fromUrl = '', onClose, onSent}: ContactDialogProps) {
  const {i18n} = useServices()
  const model = useFormModel(services => {
    // One for all: a name that was typed for one file need not be typed again for another.
    const draft = draftOf<Enquiry>('contact-dialog', services.host ?? undefined)
    return contactForm({variant: 'popup', fromUrl: () => fromUrl, onSent, draft}, services)
  })
  return (
    <Dialog title={title} onClose={onClose} styles={forms}>
      <Form model={model} label={i18n._('Contact us')}>
        <ContactFields variant="popup" />
      </Form>
    </Dialog>
  )
}
