/** The button, in its place or floating, and the dialog. Whether it is open is said by the attribute. */
import {useEffect, useLayoutEffect} from 'react'
import {useServices} from '../shared/core/view/use-services.ts'
import {focusPressed} from '../shared/overlay/focus-pressed.ts'
import {useLazy} from '../shared/ui/lazy.ts'
import {Unavailable} from '../shared/ui/unavailable.tsx'

interface DialogButtonProps {
  label: string
  isOpen: boolean
  /** In the window's lower corner, in the top layer: no ancestor clips it or lies above it. */
  floats: boolean
}

export function DialogButton({label, isOpen, floats}: DialogButtonProps) {
  const {host} = useServices()
  const {state, prepare, open, close} = useLazy(
    async () => (await import('./dialog.tsx')).BookingDialog,
  )

  // In the task of the press: an effect comes after a paint, which on a slow phone is late.
  useLayoutEffect(() => {
    if (!isOpen) return
    open()
    return close
  }, [isOpen, open, close])
  // A page may take the element out while it is open, and put it back some day.
  useEffect(() => () => host?.removeAttribute('open'), [host])
  useEffect(() => {
    if (!floats || !host?.showPopover) return
    host.popover = 'manual'
    host.showPopover()
    return () => host.removeAttribute('popover')
  }, [floats, host])

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
      {isOpen && state.is === 'open' && (
        <state.Part label={label} onClose={() => host?.removeAttribute('open')} />
      )}
      {state.is === 'failed' && <Unavailable retry={open} />}
    </>
  )
}
