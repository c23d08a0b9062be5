/**
 * A modal dialog (Reach) in a top-layer host of its own. It closes on Escape, on the backdrop and by
 * its Close button, and gives the focus back to what had it.
 */
import {DialogContent, DialogInner, unstable_DialogWrapper as DialogWrapper} from '@reach/dialog'
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {useServices} from '../core/view/use-services.ts'
import {languageAttributes} from '../i18n/locale.ts'
import dialogStyles from './dialog.css'
import {focusedElement, wrapTab} from './focus.ts'
import {createLayer, type Layer} from './layer.ts'
import {holdScroll, pushModal} from './modal-stack.ts'

interface DialogProps {
  title: string
  /** `false` renders the dialog ahead of time, so that opening it only shows it. */
  isOpen?: boolean
  /** The id of what is read aloud after the title when the dialog opens. */
  describedBy?: string
  onClose: () => void
  /** The widget's own style sheet, for what it puts into the dialog. */
  styles?: string
  children: ReactNode
}

/**
 * @csspart dialog - The dialog: the sheet or card with everything in it.
 * @csspart close - The button in the corner that closes the dialog.
 */
export function Dialog({isOpen = true, title, describedBy, styles = '', ...rest}: DialogProps) {
  const {onClose, children} = rest
  const titleId = useId()
  const {i18n, locale} = useServices()
  const heading = useRef<HTMLHeadingElement>(null)
  const layer = useDialogLayer({isOpen, onClose, styles, heading})
  // The same with every render: Reach empties its portal when its container changes.
  const place = useMemo(() => layer && inside(layer.shadow), [layer])
  if (!place) return null
  return (
    <DialogWrapper isOpen {...place}>
      <DialogInner
        as={Overlay}
        data-reach-dialog-overlay=""
        {...languageAttributes(locale)}
        onDismiss={onClose}
        initialFocusRef={heading}
        dangerouslyBypassScrollLock
        // DialogContent of Reach 0.18 drops onKeyDown, so the wrapper listens.
        onKeyDown={event => {
          if (event.key === 'Escape') closeAlone(event, onClose)
          else wrapTab(event)
        }}
      >
        <DialogContent
          className="dialog"
          part="dialog"
          aria-labelledby={titleId}
          aria-describedby={describedBy}
        >
          <h2 className="dialog__title" id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {children}
          <button
            type="button"
            className="dialog__close"
            part="close"
            aria-label={i18n._('Close')}
            onClick={onClose}
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </button>
        </DialogContent>
      </DialogInner>
    </DialogWrapper>
  )
}

/** Escape closes this dialog, and not also the page's own that it may be in. */
function closeAlone(event: KeyboardEvent, onClose: () => void) {
  event.preventDefault()
  event.stopPropagation()
  onClose()
}

interface LayerOfDialog {
  isOpen: boolean
  onClose: () => void
  styles: string
  /** The element that receives the focus. */
  heading: RefObject<HTMLElement | null>
}

function useDialogLayer({isOpen, onClose, styles, heading}: LayerOfDialog) {
  const {host, emit} = useServices()
  const [layer, setLayer] = useState<Layer | null>(null)
  const close = useRef(onClose)
  close.current = onClose
  const moved = useRef(() => {})
  useLayoutEffect(() => {
    const all = `${dialogStyles}\n${styles}`
    setLayer(createLayer('dialog', {styles: all, like: host, onMove: () => moved.current()}))
  }, [host, styles])
  useLayoutEffect(() => {
    if (!layer || !isOpen) return
    const opener = focusedElement(host)
    const focusHeading = () => heading.current?.focus({preventScroll: true})
    const hold = () => pushModal(layer.host, () => close.current())
    // Measures first, changes after, focus last: the browser computes styles and layout once.
    const releaseScroll = holdScroll()
    layer.insert()
    let restorePage = hold()
    layer.raise()
    moved.current = () => {
      restorePage()
      restorePage = hold()
      focusHeading()
    }
    focusHeading()
    const leaving = closeForCaches(
      () => close.current(),
      () => {
        restorePage()
        restorePage = () => {}
        layer.remove()
      },
    )
    emit('ocp-open', {})
    return () => {
      leaving.abort()
      restorePage()
      releaseScroll()
      layer.remove()
      emit('ocp-close', {})
      if (opener?.isConnected) opener.focus({preventScroll: true})
    }
  }, [layer, isOpen, emit, host, heading])
  return layer
}

/**
 * A page that is cached to be shown again, by the browser, Turbo or htmx, is shown without its
 * dialog. htmx copies it in the task of its event, before the view has rendered.
 */
function closeForCaches(close: () => void, clear: () => void) {
  const leaving = new AbortController()
  const {signal} = leaving
  addEventListener('pagehide', ({persisted}) => persisted && close(), {signal})
  document.addEventListener('turbo:before-cache', close, {signal})
  const closeAtOnce = () => {
    close()
    clear()
  }
  document.addEventListener('htmx:beforeHistorySave', closeAtOnce, {signal})
  return leaving
}

/** Reach portals into whatever `containerRef` holds; its types know elements alone. */
const inside = (shadow: ShadowRoot) => ({
  containerRef: {current: shadow as ShadowRoot & HTMLElement},
})

/**
 * Drops Reach's ref, so that its aria-hider, which spares only children of the body and would hide
 * our own host from assistive technology, never runs. `inert` around the layer does its work.
 */
const Overlay = ({ref: _reachRef, ...props}: ComponentProps<'div'>) => <div {...props} />
