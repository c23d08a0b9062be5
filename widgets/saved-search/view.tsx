import {useRef} from 'react'
import {readQuery} from '../shared/api/search-query.ts'
import type {WholeView} from '../shared/core/definition.ts'
import {useServices} from '../shared/core/view/use-services.ts'
import {Form} from '../shared/forms/form.tsx'
import {useFormModel} from '../shared/forms/use-form-model.ts'
import {defaultName} from '../shared/saved-search/default-name.ts'
import {SavedSearchFormFields} from '../shared/saved-search/fields.tsx'
import {savedSearchForm} from '../shared/saved-search/model.ts'
import {savedQuery} from '../shared/saved-search/saved-query.ts'
import {savedSearchStyles} from '../shared/saved-search/styles.ts'
import type {SavedSearchProps} from './attributes.ts'
import {useOffer} from './use-offer.ts'

export const whole: WholeView<SavedSearchProps> = {View: SavedSearch, styles: savedSearchStyles}

/** A back end that sends no such mails has no form; a page that posts it natively has asked before. */
function SavedSearch(props: SavedSearchProps) {
  const {i18n} = useServices()
  const offer = useOffer(props)
  if (offer.is === 'none') return null
  if (offer.is === 'waiting') return <div className="skeleton waiting" aria-busy="true" />
  const name = props.name || defaultName(readQuery(savedQuery(props.query)), {i18n, ...offer})
  return <SearchForm key={name} {...props} name={name} />
}

function SearchForm(props: SavedSearchProps) {
  const {i18n} = useServices()
  const {name, resume, heading, action} = props
  const latest = useRef(props)
  latest.current = props
  const model = useFormModel(services =>
    savedSearchForm({name, resume, query: () => latest.current.query}, services),
  )
  return (
    <Form
      model={model}
      heading={heading}
      label={i18n._('Tell me when something comes')}
      action={action}
      resume={resume}
    >
      <SavedSearchFormFields />
    </Form>
  )
}
