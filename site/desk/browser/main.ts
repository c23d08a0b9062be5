/** Enhancements of the desk's screens with JavaScript; each screen works without it. */
import {moveViewings} from '#desk/calendar/browser/move-viewings.ts'
import {enhanceRecordForm} from '#desk/content/browser/record-form.ts'
import {forgetErased, keepUnsent} from '#desk/enquiries/browser/keep-unsent.ts'
import {watchLatest} from '#desk/enquiries/browser/latest.ts'
import {listenForShortcuts} from '#desk/enquiries/browser/shortcuts.ts'
import {followText} from '#desk/enquiries/browser/ways.ts'
import {sendWhenConnected} from './lost-connection.ts'
import {stored, TYPED} from './stored.ts'

const done = takeDone()
startCopying()
watchLatest()
listenForShortcuts()
followText()
keepUnsent(done)
forgetErased()
enhanceRecordForm(done)
moveViewings()
offerPrinting()
forgetAtSignOut()
sendWhenConnected()

/** Buttons that copy the text of a field; without JavaScript they are not there. */
function startCopying() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copies]')) {
    const field = document.getElementById(button.dataset.copies ?? '')
    if (!(field instanceof HTMLInputElement) || !navigator.clipboard) continue
    button.hidden = false
    button.addEventListener('click', async () => {
      field.select()
      await navigator.clipboard.writeText(field.value)
      button.textContent = button.dataset.copied ?? ''
    })
  }
}

/** Buttons that print the page; without JavaScript they are not shown. */
function offerPrinting() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) {
    button.hidden = false
    button.addEventListener('click', () => window.print())
  }
}

/** Signing out removes typed text from this browser, even if the server cannot be reached. */
function forgetAtSignOut() {
  const person = document.querySelector<HTMLElement>('[data-account]')
  const form = person?.querySelector('form')
  form?.addEventListener('submit', () => stored.forgetAll(`${TYPED}${person?.dataset.account} `))
}

/**
 * Takes the mark out of the address: a page that is loaded again, or returned to by Back, does not
 * repeat its message, and texts that were typed since are not taken for saved.
 */
function takeDone(): string | null {
  const address = new URL(location.href)
  const done = address.searchParams.get('done')
  if (done === null) return null
  address.searchParams.delete('done')
  history.replaceState(history.state, '', address)
  return done
}
