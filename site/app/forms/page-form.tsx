/** A page's own contact form. It posts to the page, so that it works without JavaScript, too. */

import {useSite} from '../core/site-context.tsx'
import {lazyElement} from '../islands/island.tsx'
import {PostedForm} from './posted-form.tsx'

/** Its fields can be filled as they are. */
const contactForm = lazyElement(
  'ocp-contact-form',
  'near',
  () => import('../../../widgets/contact-form/element.ts'),
)

interface PageFormProps {
  heading: string
  variant?: 'full' | 'popup'
  /** Initial values of the fields, as a query; the visitor may change them. */
  prefill?: string
  /** It was accepted. */
  onSent: () => void
}

export function PageForm({heading, variant, prefill, onSent}: PageFormProps) {
  const {path} = useSite()
  const [ownPath = '', query] = path.split('?')
  const file = new URLSearchParams(query).get('download')
  // The requested file is named again in the form's action.
  const action = file ? `${ownPath}?download=${file}` : ownPath
  return (
    <PostedForm
      element={contactForm}
      action={action}
      attributes={{variant, heading, prefill, 'from-url': ownPath.slice(1)}}
      on={{'ocp-submit': onSent}}
    />
  )
}
