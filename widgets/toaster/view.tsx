import {useEffect} from 'react'
import {useServices} from '../shared/element/use-services.ts'

/** Shows nothing itself: when the page rests, it fetches the toaster and its live region. */
export function ToasterWidget() {
  const {i18n} = useServices()
  useEffect(() => {
    const open = async () => {
      const {openToaster} = await import('../shared/ui/toaster.tsx')
      openToaster(i18n)
    }
    const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
    whenIdle(() => void open().catch(() => {})) // the next toast tries again
  }, [i18n])
  return null
}
