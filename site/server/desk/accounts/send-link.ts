/** Sends somebody a link to the desk. */
import {type AccountPost, sendLetter} from './account-mail.ts'
import {type Invited, linkOf} from './invitations.ts'
import {letterOf} from './letters.ts'

export interface LinkPost extends AccountPost {
  siteUrl: string
}

/** False: it was not sent, and the link has to be handed over in another way. */
export function sendLink({account, token}: Invited, {siteUrl, ...post}: LinkPost) {
  const kind = account.passwordHash ? 'forgotten' : 'invitation'
  const letter = letterOf(kind, account, linkOf(siteUrl, token))
  return sendLetter(account, letter, 'mail with a link to the desk', post)
}
