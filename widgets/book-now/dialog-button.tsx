/** The button, in its place or floating, and the dialog. Whether it is open is said by the attribute. */
import {useEffect} from 'react'
import {useServices} from '../shared/element/use-services.ts'
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
  const setOpen = (now: boolean) => host?.toggleAttribute('open', now)

  useEffect(() => {
    if (!isOpen) return
    open()
    return close
  }, [isOpen, open, close])
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
        onClick={() => (isOpen ? open() : setOpen(true))}
      >
        {label}
      </button>
      {isOpen && state.is === 'open' && <state.Part label={label} onClose={() => setOpen(false)} />}
      {state.is === 'failed' && <Unavailable retry={open} />}
    </>
  )
}
