/** Starts the code of a page, in browsers that can run it. */

import {isSupportedBrowser} from '../../../widgets/shared/core/supported.ts'
import {earlyPressesScript, UNAVAILABLE} from './early-presses.ts'

/**
 * The script for the document's head; `file` is the address of the code, which a link in the head has
 * preloaded. Like a module's own script it waits for the whole document.
 */
export const startScript = (file: string) => `if ((${isSupportedBrowser})()) {
${earlyPressesScript}
document.addEventListener('DOMContentLoaded', () => {
  import('${file}').catch(error => {
    document.dispatchEvent(new Event('${UNAVAILABLE}'))
    throw error
  })
})
}`
