/** What a form with files looks like. */
import files from '../../styles/files.css'
import forms from '../../styles/forms.css'

export const fileFormStyles = `${forms}\n${files}`
