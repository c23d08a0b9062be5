/** Toasts for a form whose success the page itself says and keeps, as in a note. */
import type {Notify} from './notify.ts'

/**
 * A toast would repeat the note, and on a phone it would cover it. Only a success after a failure has one:
 * it takes the place of the toast that says that something went wrong.
 */
export function quietNotify(services: {notify: Notify}): Notify {
  let hasFailed = false
  return {
    prepare: () => services.notify.prepare(),
    error(...toast) {
      hasFailed = true
      services.notify.error(...toast)
    },
    success(message) {
      if (hasFailed) services.notify.success(message)
      hasFailed = false
    },
  }
}
