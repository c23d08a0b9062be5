/**
 * Toasts (spec section 9: at the bottom, where a text ends, one at a time, with a progress bar). The toaster is fetched
 * when somebody writes, or with the first toast; all widgets of all builds on a page share one.
 */
import type {Translator} from '../i18n/translator.ts'
import {TOAST_SAID_EVENT, type Toast} from './toast.ts'

export interface Notify {
  /** Fetches the toaster ahead: a message about a lost connection could not fetch it any more. */
  prepare(): void
  success(message: string): void
  /** `onUnshown` is called when the toaster cannot be fetched now; it shows the message once it can. */
  error(message: string, title?: string, onUnshown?: () => void): void
}

/** Milliseconds until the toaster is requested again; each is four times the one before. */
const FIRST_RETRY = 1000
const LAST_RETRY = 16_000

/** Shows messages in the visitor's language where there is a translation, else unchanged. */
export const notifier = (i18n: Translator): Notify => {
  const say = (toast: Toast, onUnshown?: () => void) => {
    document.dispatchEvent(new CustomEvent(TOAST_SAID_EVENT, {detail: toast}))
    void show(toast, onUnshown)
  }
  const show = async (toast: Toast, onUnshown?: () => void, retry = FIRST_RETRY) => {
    const toaster = await fetchToaster().catch(() => null)
    if (toaster) return toaster.showToast(toast, i18n)
    onUnshown?.()
    if (retry <= LAST_RETRY) setTimeout(() => void show(toast, undefined, retry * 4), retry)
  }
  return {
    prepare: () => void fetchToaster().catch(() => {}),
    success: message => say({kind: 'success', message: i18n._(message)}),
    error: (message, title, onUnshown) =>
      say(
        {
          kind: 'error',
          message: i18n._(message),
          ...(title ? {title: i18n._(title)} : {}),
        },
        onUnshown,
      ),
  }
}

const fetchToaster = () => import('./toaster.tsx')
