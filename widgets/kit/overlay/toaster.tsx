/**
 * The page's one toaster (sonner), in a top-layer host. Whichever copy of whichever build is first
 * on a page owns it; the others send it their messages.
 */

import type {CSSProperties} from 'react'
import {createRoot} from 'react-dom/client'
import {toast as show, Toaster} from 'sonner'
import sonnerStyles from 'sonner/dist/styles.css'
import {type Locale, languageAttributes, languageOf} from '../i18n/locale.ts'
import type {Translator} from '../i18n/translator.ts'
import {createLayer} from './layer.ts'
import {
  type SentToast,
  TOAST_DURATION,
  TOAST_EVENT,
  type Toast,
  type ToastLanguage,
} from './toast.ts'
import toasterStyles from './toaster.css'

const OWNER = Symbol.for('ocp.toaster')

/** Shows one toast; it takes the place of the one before. */
export function showToast(toast: Toast, i18n: Translator) {
  openToaster(i18n)
  const detail = {...toast, language: languageFor(i18n)}
  document.dispatchEvent(new CustomEvent<SentToast>(TOAST_EVENT, {detail}))
}

/** Puts the live region on the page, so that the first message is spoken too. */
export function openToaster(i18n: Translator) {
  const page = document as Document & {[OWNER]?: true}
  if (page[OWNER]) return
  page[OWNER] = true
  const layer = createLayer('toasts', {styles: `${sonnerStyles}\n${toasterStyles}`})
  layer.insert()
  layer.raise()
  const box = document.createElement('div')
  layer.shadow.append(box)
  document.addEventListener('visibilitychange', () =>
    layer.host.toggleAttribute('data-paused', document.hidden),
  )
  const root = createRoot(box)
  const speak = (language: ToastLanguage) => {
    Object.assign(box, languageAttributes(language.locale))
    root.render(<Toasts {...language} />)
  }
  speak(languageFor(i18n))
  let next: SentToast | null = null
  document.addEventListener(TOAST_EVENT, event => {
    // Several in one frame: only the newest is shown, and sonner needs the frame to drop the others.
    if (!next) requestAnimationFrame(present)
    next = (event as CustomEvent<SentToast>).detail
  })
  const present = () => {
    if (!next) return
    const {kind, message, title, language} = next
    next = null
    if (language) speak(language)
    layer.raise()
    show.dismiss()
    show[kind](title ?? message, title ? {description: message} : undefined)
  }
}

const languageFor = (i18n: Translator): ToastLanguage => ({
  locale: i18n.locale as Locale,
  notifications: i18n._('Notifications'),
  close: i18n._('Close'),
})

/** In the corner where a text ends. */
function Toasts({locale, notifications, close}: ToastLanguage) {
  const {direction} = languageOf(locale)
  return (
    <Toaster
      dir={direction}
      position={direction === 'rtl' ? 'bottom-left' : 'bottom-right'}
      visibleToasts={1}
      duration={TOAST_DURATION}
      closeButton
      hotkey={[]}
      containerAriaLabel={notifications}
      customAriaLabel={notifications}
      toastOptions={{
        className: 'toast',
        closeButtonAriaLabel: close,
        style: {'--duration': `${TOAST_DURATION}ms`} as CSSProperties,
      }}
    />
  )
}
