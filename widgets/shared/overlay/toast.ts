/** One message to the visitor. */
export interface Toast {
  kind: 'success' | 'error'
  message: string
  title?: string
}

/** The event by which every copy of every build sends its messages to the page's one toaster. */
export const TOAST_EVENT = 'ocp-toast'

/** Milliseconds a toast stays; it waits while the pointer is on it or the page is hidden. */
export const TOAST_DURATION = 5000
