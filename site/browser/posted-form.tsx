/** A widget whose form posts to the site without JavaScript; above it stands what came of that. */
import {FormNotice} from './form-notice.tsx'
import {Island, type IslandProps} from './island.tsx'
import {useFormAttributes, useReturnedForm} from './site-context.tsx'

interface PostedFormProps extends Pick<IslandProps, 'element' | 'attributes' | 'on'> {
  /** Where it posts to. */
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
