/** One message to the visitor. */
export interface Toast {
  kind: 'success' | 'error'
  message: string
  title?: string
}
