import {useCallback, useEffect, useRef, useState} from 'react'
import {useServices} from '../core/view/use-services.ts'
import {type Download, saveDownload} from './download.ts'

export type DownloadState = 'fetching' | 'saved' | 'failed'

/** Fetches a file once it is given, and once more on `retry`. The enquiry is not sent again. */
export function useDownload(download: Download | null) {
  const services = useServices()
  const latest = useRef(services)
  latest.current = services
  const [state, setState] = useState<DownloadState>('fetching')

  const fetchIt = useCallback(async () => {
    if (!download) return
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
