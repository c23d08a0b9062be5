/** What a form with files looks like. */

import forms from '../fields/forms.css'
import files from './files.css'

export const fileFormStyles = `${forms}\n${files}`
