/** Who signs out leaves nothing typed in this browser, also where the server cannot be reached. */
import {stored, TYPED} from './stored.ts'

export function forgetAtSignOut() {
  const person = document.querySelector<HTMLElement>('[data-account]')
  const form = person?.querySelector('form')
  form?.addEventListener('submit', () => stored.forgetAll(`${TYPED}${person?.dataset.account} `))
}
