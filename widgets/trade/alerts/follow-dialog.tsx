/** The form that follows one home, in a dialog, which closes when it was sent. */
import {useServices} from '#kit/core/view/use-services.ts'
import {Form} from '#kit/forms/form.tsx'
import {useFormModel} from '#kit/forms/use-form-model.ts'
import {Dialog} from '#kit/overlay/dialog.tsx'
import {FollowHomeFields, savedSearchStyles} from './fields.tsx'
import {savedSearchForm} from './model.ts'
import {queryOfHome} from './watched-home.ts'

interface FollowDialogProps {
  home: {slug: string; name: string}
  onClose: () => void
  onSent: (said?: string) => void
}

export function FollowDialog({home: {slug, name}, onClose, onSent}: FollowDialogProps) {
  const {i18n} = useServices()
  const title = i18n._('Follow this home')
  const query = () => queryOfHome(slug)
  const model = useFormModel(services => savedSearchForm({name, query, onSent}, services))
  return (
    <Dialog title={title} onClose={onClose} styles={savedSearchStyles}>
      <Form model={model} label={title}>
        <p>{name}</p>
        <FollowHomeFields name={name} />
      </Form>
    </Dialog>
  )
}
