import {useRef} from 'react'
import type {WholeView} from '#kit/core/definition.ts'
import {useServices} from '#kit/core/view/use-services.ts'
import {Form} from '#kit/forms/form.tsx'
import {useFormModel} from '#kit/forms/use-form-model.ts'
import {defaultName} from '#trade/alerts/default-name.ts'
import {SavedSearchFormFields} from '#trade/alerts/fields.tsx'
import {savedSearchForm} from '#trade/alerts/model.ts'
import {savedQuery} from '#trade/alerts/saved-query.ts'
import {savedSearchStyles} from '#trade/alerts/styles.ts'
import {readQuery} from '#trade/search-query/search-query.ts'
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
