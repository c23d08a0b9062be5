/** The desk's style sheet: the site's tokens, and rules for dense work instead of pictures. */
import tokens from '#kit/core/styles/tokens.css'
import account from './account.css'
import base from './base.css'
import content from './content.css'
import enquiries from './enquiries.css'
import figures from './figures.css'
import forms from './forms.css'
import home from './home.css'
import lists from './lists.css'
import longText from './long-text.css'
import operation from './operation.css'
import shell from './shell.css'

const sheets = [
  // In this order: a later rule wins.
  ...[tokens, base, shell, forms, lists],
  ...[home, enquiries, content, longText, figures, operation, account],
]

/** One text, for one file. */
export const deskStyles = () => sheets.join('\n')
