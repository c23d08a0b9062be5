/** Facts that the page knows about its visitor, as a query: for one form's element, or for all. */
import {useLayoutEffect, useState} from 'react'
import {pageSettings} from '../core/page-settings.ts'

/**
 * Follows the element's attribute by itself: a dialog's form is rendered ahead of time, and opening
 * its dialog renders nothing of it again.
 */
export function usePrefill(host: Element | null): string {
  const [, setSeen] = useState('')
  useLayoutEffect(() => {
    if (!host) return
    const observer = new MutationObserver(() => setSeen(host.getAttribute('prefill') ?? ''))
    observer.observe(host, {attributeFilter: ['prefill']})
    return () => observer.disconnect()
  }, [host])
  return host?.getAttribute('prefill') ?? pageSettings().prefill ?? ''
}
