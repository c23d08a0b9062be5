/** Confirms an accepted application on the page that it leads to, until the visitor leaves it. */
import {useEffect, useState, useSyncExternalStore} from 'react'
import {SentNote} from '#kit/ui/sent-note.tsx'
import {inTabStorage} from '../../navigation/session-storage.ts'

const KEY = 'application'
let isSent = false

/** Stored once for the tab: without the Navigation API the next page is another document. */
export function rememberApplication() {
  isSent = true
  inTabStorage(storage => storage.setItem(KEY, 'sent'))
}

export function SentApplication() {
  // The server does not know what this tab has sent.
  const isHere = useSyncExternalStore(never, isRemembered, () => false)
  const [isClosed, setClosed] = useState(false)
  useEffect(() => {
    isSent = isRemembered()
    inTabStorage(storage => storage.removeItem(KEY))
    return () => {
      isSent = false
    }
  }, [])
  const text = /*i18n*/ 'We have received your application.'
  return <SentNote text={isHere && !isClosed ? text : undefined} onClose={() => setClosed(true)} />
}

function isRemembered() {
  let isStored = false
  inTabStorage(storage => {
    isStored = storage.getItem(KEY) !== null
  })
  return isSent || isStored
}

const never = () => () => {}
