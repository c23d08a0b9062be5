import {useEffect} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'

/** Without an interaction there is no message. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll']

/** Shows nothing itself: once somebody is there, it fetches the toaster and its live region. */
export function ToasterWidget() {
  const {i18n} = useServices()
  useEffect(() => {
    const done = new AbortController()
    const open = async () => {
      done.abort()
      const {openToaster} = await import('#kit/overlay/toaster.tsx')
      openToaster(i18n)
    }
    const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
    const onSign = () => whenIdle(() => void open().catch(() => {})) // the next toast tries again
    for (const sign of SIGNS_OF_LIFE) {
      addEventListener(sign, onSign, {
        signal: done.signal,
        passive: true,
        capture: true,
        once: true,
      })
    }
    return () => done.abort()
  }, [i18n])
  return null
}
