/**
 * Sent to what holds a hydrated part, before and after: the shadow root of a widget, the site's own
 * element. They do not leave it.
 */
export const HYDRATING = 'ocp-hydrating'
export const HYDRATED = 'ocp-hydrated'
