/** Searches that visitors save, a part of the contract: apart, since few widgets send them. */
import {optional, read, send, text} from '#kit/api-client/call.ts'
import * as shape from '#kit/api-client/shapes.ts'

/**
 * A visitor wants mails about homes that match a search: ours. `query` is the search as the address
 * of /properties has it, `purpose=residential-sale&place=Marina`, or one home by its slug,
 * `home=marina-loft`: then mails say when its price changes and when it is sold, withdrawn or listed
 * again, and `name` is the home's own. `frequency` is at-once, daily or weekly; of one home always
 * at-once. `consent` is the version of the wording that was agreed to. The answer is the same for every
 * address, and a mail asks its owner to confirm; nothing else is sent before that. The query needs
 * `form`, a token of getFormToken that is older than two seconds. 422 where it has none, 429 where too
 * many mails were asked for from one network, 501 where the agency sends no mail.
 */
export const createSavedSearch = send('createSavedSearch', {
  name: text,
  email: text,
  frequency: text,
  consent: text,
  query: optional(text),
  fromUrl: optional(text),
})
/**
 * An action of the owner on a saved search: ours. `token` is that of a private link; `task` is
 * confirm, change (with name and frequency), end, end-all (all searches of the address), start or
 * delete.
 */
export const changeSavedSearch = send('changeSavedSearch', {
  token: text,
  task: text,
  name: optional(text),
  frequency: optional(text),
})
/**
 * Sends a list of homes to its owner, once: ours. `properties` are slugs, separated by commas; the mail
 * has those that are offered, and a link that opens the list anywhere. The address is kept for this
 * mail alone. The query needs `form`, as that of createSavedSearch; 422, 429 and 501 as there.
 */
export const sendShortlist = send('sendShortlist', {email: text, properties: text})
/**
 * A new form token, the signed time at which a form was shown: ours. Pages of the site have it in a
 * cookie and the partners' script brings one along; this is for pages with neither.
 */
export const getFormToken = read(shape.record({token: shape.text}))('getFormToken', {})
