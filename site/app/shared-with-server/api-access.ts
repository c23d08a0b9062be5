/** How a server reaches the API: over HTTP, or in its own process. */
export interface ApiAccess {
  origin: string
  /** In the place of the runtime's own, where the API runs in this process. */
  fetch?: typeof fetch
  /** For one page, such as a preview: its data is cached for no other. */
  isOnce?: true
}
