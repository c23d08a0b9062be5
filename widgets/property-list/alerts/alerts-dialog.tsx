import {writeQuery} from '../../shared/api/search-query.ts'
import {useServices} from '../../shared/core/view/use-services.ts'
import {Form} from '../../shared/forms/form.tsx'
import {useFormModel} from '../../shared/forms/use-form-model.ts'
import {Dialog} from '../../shared/overlay/dialog.tsx'
import {defaultName} from '../../shared/saved-search/default-name.ts'
import {SavedSearchFormFields} from '../../shared/saved-search/fields.tsx'
import {savedSearchForm} from '../../shared/saved-search/model.ts'
import {savedQuery} from '../../shared/saved-search/saved-query.ts'
import {savedSearchStyles} from '../../shared/saved-search/styles.ts'
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
  const title = i18n._('Tell me when something comes')
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
