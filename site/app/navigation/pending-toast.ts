/**
 * Takes a toast along to the next document. Without the Navigation API an accepted form loads a page,
 * which would take the message away before it is read.
 */
import type {Translator} from '#kit/i18n/translator.ts'
import {notifier} from '#kit/overlay/notify.ts'
import {TOAST_DURATION, TOAST_EVENT, TOAST_SAID_EVENT, type Toast} from '#kit/overlay/toast.ts'
import {inTabStorage} from './session-storage.ts'

const KEY = 'toast'

let isLeaving = false

/** Call this when our own code leaves the document; later messages are shown on the next page. */
export function carryToast() {
  isLeaving = true
}

/** Call this once in each document, before any message is shown. */
export function followToasts(i18n: Translator) {
  const {kind, message = '', title} = taken() ?? {}
  if (kind === 'success') notifier(i18n).success(message)
  if (kind === 'error') notifier(i18n).error(message, title)

  let last: {toast: Toast; at: number} | undefined
  const note = (event: Event) => {
    last = {toast: (event as CustomEvent<Toast>).detail, at: Date.now()}
  }
  document.addEventListener(TOAST_SAID_EVENT, note)
  document.addEventListener(TOAST_EVENT, note)
  addEventListener('pagehide', () => {
    if (isLeaving && last && Date.now() - last.at < TOAST_DURATION) store(last.toast)
    isLeaving = false
  })
}

const store = (toast: Toast) => inTabStorage(storage => storage.setItem(KEY, JSON.stringify(toast)))

const taken = () =>
  inTabStorage(storage => {
    const stored = storage.getItem(KEY)
    storage.removeItem(KEY)
    return JSON.parse(stored ?? 'null') as Partial<Toast> | null
  })
