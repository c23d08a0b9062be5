/**
 * The button, in its place or floating, and the dialog, which is rendered ahead of time once the page
 * is idle. Whether it is open is said by the attribute.
 */
import {useCallback, useEffect, useLayoutEffect, useState} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {mayPrefetch, whenIdle} from '#kit/core/when-idle.ts'
import {languageOf} from '#kit/i18n/locale.ts'
import {focusPressed} from '#kit/overlay/focus-pressed.ts'
import {useLazy} from '#kit/ui/lazy.ts'
import {SentNote} from '#kit/ui/sent-note.tsx'
import {Unavailable} from '#kit/ui/unavailable.tsx'

interface DialogButtonProps {
  label: string
  isOpen: boolean
  /** In the window's lower corner, in the top layer: no ancestor clips it or lies above it. */
  floats: boolean
}

/** @csspart button - The button that opens the dialog. */
export function DialogButton({label, isOpen, floats}: DialogButtonProps) {
  const {host, locale} = useServices()
  const isRtl = languageOf(locale).direction === 'rtl'
  const {state, prepare, open, close} = useLazy(
    async () => (await import('./dialog.tsx')).BookingDialog,
  )

  /** How often it was closed: each time a new dialog is made for the next. */
  const [closings, setClosings] = useState(0)
  const closeDialog = useCallback(() => host?.removeAttribute('open'), [host])
  const [said, setSaid] = useState<string>()
  const Part = 'Part' in state ? state.Part : undefined

  useEffect(() => {
    if (mayPrefetch()) whenIdle(prepare)
  }, [prepare])
  // In the task of the press: an effect comes after a paint, which on a slow phone is late.
  useLayoutEffect(() => {
    if (!isOpen) return
    setSaid(undefined)
    open()
    return () => {
      close()
      setClosings(count => count + 1)
    }
  }, [isOpen, open, close])
  // A page may take the element out while it is open, and put it back some day.
  useEffect(() => () => host?.removeAttribute('open'), [host])
  useEffect(() => {
    if (!floats || !host?.showPopover) return
    host.popover = 'manual'
    host.showPopover()
    return () => host.removeAttribute('popover')
  }, [floats, host])
  // The host's own direction is no language's, so that a page cannot change it.
  useLayoutEffect(() => {
    if (!floats || !isRtl) return
    host?.setAttribute('data-rtl', '')
    return () => host?.removeAttribute('data-rtl')
  }, [floats, isRtl, host])

  return (
    <>
      <button
        type="button"
        className="button button--primary"
        part="button"
        aria-haspopup="dialog"
        aria-busy={state.is === 'loading' || undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={event => {
          event.preventDefault() // in a link of the page, for one
          focusPressed(event, event.currentTarget)
          if (isOpen) open()
          else host?.setAttribute('open', '')
        }}
      >
        {label}
      </button>
      <SentNote text={said} onClose={() => setSaid(undefined)} />
      {Part && (
        <Part key={closings} label={label} isOpen={isOpen} onClose={closeDialog} onSent={setSaid} />
      )}
      {state.is === 'failed' && <Unavailable retry={open} />}
    </>
  )
}
