/** The newsletter as one line; without JavaScript its answer comes above it. */
import {useFormAttributes, useReturnedForm} from '../core/site-context.tsx'
import {Island, lazyElement} from '../islands/island.tsx'
import {toTop} from '../navigation/scroll-to-top.ts'
import {FormNotice} from './form-notice.tsx'

const newsletter = lazyElement(
  'ocp-newsletter',
  'near',
  () => import('../../../widgets/newsletter/element.ts'),
)
const ACTION = '/newsletter'

export function NewsletterForm() {
  return (
    <>
      <FormNotice form={useReturnedForm(ACTION)} />
      <Island
        element={newsletter}
        attributes={useFormAttributes(ACTION)}
        on={{'ocp-submit': toTop}}
      />
    </>
  )
}
