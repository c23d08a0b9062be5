/**
 * The page's one toaster (sonner), in a top-layer host. Whichever copy of whichever build is first
 * on a page owns it; the others send it their messages.
 */

import type {CSSProperties} from 'react'
import {createRoot} from 'react-dom/client'
import {toast as show, Toaster} from 'sonner'
import sonnerStyles from 'sonner/dist/styles.css'
import type {Translator} from '../i18n/translator.ts'
import {createLayer} from './layer.ts'
import {TOAST_DURATION, TOAST_EVENT, type Toast} from './toast.ts'
import toasterStyles from './toaster.css'

const OWNER = Symbol.for('ocp.toaster')

/** Shows one toast; it takes the place of the one before. */
export function showToast(toast: Toast, i18n: Translator) {
  openToaster(i18n)
  document.dispatchEvent(new CustomEvent<Toast>(TOAST_EVENT, {detail: toast}))
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
  createRoot(box).render(
    <Toaster
      position="bottom-right"
      visibleToasts={1}
      duration={TOAST_DURATION}
      closeButton
      hotkey={[]}
      containerAriaLabel={i18n._('Notifications')}
      customAriaLabel={i18n._('Notifications')}
      toastOptions={{
        className: 'toast',
        closeButtonAriaLabel: i18n._('Close'),
        style: {'--duration': `${TOAST_DURATION}ms`} as CSSProperties,
      }}
    />,
  )
  let next: Toast | null = null
  document.addEventListener(TOAST_EVENT, event => {
    // Several in one frame: only the newest is shown, and sonner needs the frame to drop the others.
    if (!next) requestAnimationFrame(present)
    next = (event as CustomEvent<Toast>).detail
  })
  const present = () => {
    if (!next) return
    const {kind, message, title} = next
    next = null
    layer.raise()
    show.dismiss()
    show[kind](title ?? message, title ? {description: message} : undefined)
  }
}
