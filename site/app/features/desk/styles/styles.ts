/** The desk's style sheet: the site's tokens, and rules for dense work instead of pictures. */
import tokens from '../../../../../widgets/shared/core/styles/tokens.css'
import home from '../home/home.css'
import base from './base.css'
import enquiries from './enquiries.css'
import forms from './forms.css'
import lists from './lists.css'
import shell from './shell.css'

/** One text, for one file. */
export const deskStyles = () =>
  [tokens, base, shell, forms, lists, home, enquiries].join('\n')
