import {useSyncExternalStore} from 'react'
import {useServices} from '../core/view/use-services.ts'
import {isInAppBrowser} from './in-app-browser.ts'

const never = () => () => {}

/** Beside the link to a file: a way on where the browser of an app does not open it. */
export function InAppHint({className}: {className?: string}) {
  const {i18n} = useServices()
  // The markup of a server knows no browser.
  const isInApp = useSyncExternalStore(
    never,
    () => isInAppBrowser(),
    () => false,
  )
  if (!isInApp) return null
  return (
    <p className={className}>
      {i18n._('If the file does not open here, choose “Open in browser” from this app’s menu.')}
    </p>
  )
}
