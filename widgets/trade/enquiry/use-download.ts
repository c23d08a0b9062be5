import {useCallback, useEffect, useRef, useState} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {isInAppBrowser} from '#kit/ui/in-app-browser.ts'
import {type Download, saveDownload} from './download.ts'

/** `linked`: the browser of an app saves no file, so the visitor is given a link to it. */
export type DownloadState = 'fetching' | 'saved' | 'failed' | 'linked'

/** Fetches a file once it is given, and once more on `retry`. The enquiry is not sent again. */
export function useDownload(download: Download | null) {
  const services = useServices()
  const latest = useRef(services)
  latest.current = services
  const [state, setState] = useState<DownloadState>('fetching')

  const fetchIt = useCallback(async () => {
    if (!download) return
    if (isInAppBrowser()) return setState('linked')
    setState('fetching')
    try {
      await saveDownload(download, latest.current)
      setState('saved')
    } catch {
      setState('failed')
    }
  }, [download])

  useEffect(() => void fetchIt(), [fetchIt])

  return {state, retry: () => void fetchIt()}
}
