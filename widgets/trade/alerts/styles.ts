/** What the form of a saved search looks like. */
import choices from '#kit/forms/fields/choices.css'
import forms from '#kit/forms/fields/forms.css'
import own from './saved-search.css'

export const savedSearchStyles = `${forms}\n${choices}\n${own}`
