/** What the whole view looks like. */
import files from '../shared/styles/files.css'
import forms from '../shared/styles/forms.css'

export const formStyles = `${forms}\n${files}`
