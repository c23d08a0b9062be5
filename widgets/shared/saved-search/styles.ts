/** What the form of a saved search looks like. */
import choices from '../forms/fields/choices.css'
import forms from '../forms/fields/forms.css'
import own from './saved-search.css'

export const savedSearchStyles = `${forms}\n${choices}\n${own}`
