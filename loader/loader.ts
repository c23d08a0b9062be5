/**
 * The one script of a partner's page: it starts from its own tag. A classic script without
 * dependencies, which works as a module, too; everything that can wait is in the companion, which a
 * widget fetches once it is seen.
 */
import {LOADER_TAG} from '#kit/core/page-settings.ts'
import {type ServedSettings, start} from './start.ts'

/** Written in as the script is served. */
declare const SERVED: ServedSettings

const served = SERVED
// The first in the document, whichever arrives first.
const first = document.querySelector<HTMLScriptElement>(LOADER_TAG)
// None of a module; and where a page holds <img name="currentScript">, that image.
const current = document.currentScript as HTMLScriptElement | null
const script = current?.matches(LOADER_TAG) ? current : first

if (script) start(script, first ?? script, served)
else {
  // Elsewhere than beside its files it would look for them in vain.
  const from = current?.src ? `: ${current.src}` : ''
  console.error(
    `[ocp] Load this by <script async src="${served.site}/embed/v1/loader.js">, not imported, inlined or copied${from}`,
  )
}
