import {useServices} from '#kit/core/view/use-services.ts'
import {Form} from '#kit/forms/form.tsx'
import {useFormModel} from '#kit/forms/use-form-model.ts'
import {Dialog} from '#kit/overlay/dialog.tsx'
import {defaultName} from '#trade/alerts/default-name.ts'
import {SavedSearchFormFields, savedSearchStyles} from '#trade/alerts/fields.tsx'
import {savedSearchForm} from '#trade/alerts/model.ts'
import {savedQuery} from '#trade/alerts/saved-query.ts'
import {writeQuery} from '#trade/search-query/search-query.ts'
import {useList} from '../context.ts'
import {useKnownNames} from '../filters/filter-labels.ts'

interface AlertsDialogProps {
  onClose: () => void
  /** With what the note beside the button says. */
  onSent: (said?: string) => void
}

/** The form in a dialog, which closes when it was sent. */
export function AlertsDialog({onClose, onSent}: AlertsDialogProps) {
  const {i18n} = useServices()
  const {listQuery} = useList()
  const known = useKnownNames()
  const title = i18n._('Be the first to hear')
  const model = useFormModel(services =>
    savedSearchForm(
      {
        name: defaultName(listQuery.query, known),
        query: () => savedQuery(writeQuery(listQuery.query)),
        onSent(said) {
          onClose()
          onSent(said)
        },
      },
      services,
    ),
  )
  return (
    <Dialog title={title} onClose={onClose} styles={savedSearchStyles}>
      <Form model={model} label={title}>
        <SavedSearchFormFields />
      </Form>
    </Dialog>
  )
}
