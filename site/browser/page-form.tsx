/** A page's own contact form. It posts to the page, so that it works without JavaScript, too. */
import {FormNotice} from './form-notice.tsx'
import {Island, later} from './island.tsx'
import {useFormAttributes, useReturnedForm, useSite} from './site-context.tsx'

/** Its fields can be filled as they are. */
const contactForm = later(
  'ocp-contact-form',
  'intent',
  () => import('../../widgets/contact-form/element.ts'),
)

interface PageFormProps {
  heading: string
  variant?: 'full' | 'popup'
  /** It was accepted. */
  onSent: () => void
}

export function PageForm({heading, variant, onSent}: PageFormProps) {
  const {path} = useSite()
  const [ownPath = '', query] = path.split('?')
  const file = new URLSearchParams(query).get('download')
  // The file that was asked for is named again where the form is posted.
  const action = file ? `${ownPath}?download=${file}` : ownPath
  const attributes = useFormAttributes(action)
  return (
    <>
      <FormNotice form={useReturnedForm(action)} />
      <Island
        element={contactForm}
        attributes={{...attributes, variant, heading, 'from-url': ownPath.slice(1)}}
        on={{'ocp-submit': onSent}}
      />
    </>
  )
}
