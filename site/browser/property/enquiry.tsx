/** The form on the page of a property or a project; it works without JavaScript, too. */
import {FormNotice} from '../form-notice.tsx'
import {Island, later} from '../island.tsx'
import {useFormAttributes, useReturnedForm, useSite} from '../site-context.tsx'

/** Its fields can be filled as they are. */
const contactForm = later(
  'ocp-contact-form',
  'intent',
  () => import('../../../widgets/contact-form/element.ts'),
)

interface EnquiryProps {
  className: string
  /** It was accepted. */
  onSent: () => void
}

export function Enquiry({className, onSent}: EnquiryProps) {
  const {i18n, path} = useSite()
  const [ownPath = '', query] = path.split('?')
  const file = new URLSearchParams(query).get('download')
  // The file that was asked for is named again where the form is posted.
  const action = file ? `${ownPath}?download=${file}` : ownPath
  const attributes = useFormAttributes(action)
  return (
    <section className={className} id="contact" aria-label={i18n._('Contact')}>
      <FormNotice form={useReturnedForm(action)} />
      <Island
        element={contactForm}
        attributes={{
          ...attributes,
          heading: i18n._('WHERE DREAMS FIND HOMES'),
          'from-url': ownPath.slice(1),
        }}
        on={{'ocp-submit': onSent}}
      />
    </section>
  )
}
