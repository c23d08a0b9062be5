/** A widget whose form posts to the site without JavaScript; above it is the result of that. */

import {useFormAttributes, useReturnedForm} from '../core/site-context.tsx'
import {Island, type IslandProps} from '../islands/island.tsx'
import {FormNotice} from './form-notice.tsx'

interface PostedFormProps extends Pick<IslandProps, 'element' | 'attributes' | 'on'> {
  /** The path that it posts to. */
  action: string
}

export function PostedForm({element, action, attributes, on}: PostedFormProps) {
  const own = useFormAttributes(action)
  return (
    <>
      <FormNotice form={useReturnedForm(action)} />
      <Island element={element} attributes={{...own, ...attributes}} on={on} />
    </>
  )
}
