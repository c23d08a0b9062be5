import forms from '../styles/forms.css'
import {Dialog} from '../ui/dialog.tsx'
import {ContactForm} from './contact-form.tsx'

interface ContactDialogProps {
  title: string
  /** The page that the enquiry says it comes from; this page's path else. */
  fromUrl?: string
  onClose: () => void
  /** The enquiry was accepted; the dialog is still open. */
  onSent: () => void
}

/** The short contact form in a dialog: a name and a phone are enough (spec section 5, popup). */
export const ContactDialog = ({title, fromUrl, onClose, onSent}: ContactDialogProps) => (
  <Dialog title={title} onClose={onClose} styles={forms}>
    <ContactForm variant="popup" fromUrl={fromUrl} onSent={onSent} />
  </Dialog>
)
