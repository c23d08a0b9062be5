/** The package's main entry: what all widgets of a page have in common. It registers nothing. */
import {type PageSettings, pageSettings, setPageSettings} from '#kit/core/page-settings.ts'

/** Every tag there is. Importing the entry of that name registers it. */
export {tags} from 'package:tags'

/**
 * Sets the values that a page's script tag would have as attributes: the API's address, the
 * partner, the language. Call it before the first widget is imported; an element's own attributes
 * win.
 */
export function configure(settings: PageSettings) {
  const {counts, fetchWidget} = pageSettings()
  setPageSettings({
    counts: counts ?? settings.api,
    fetchWidget: fetchWidget ?? fetchCompanion,
    ...settings,
  })
}

/**
 * Acts like the loader once a widget is visible; the widgets themselves are imported by the page.
 */
function fetchCompanion(tag: string) {
  if (tag !== 'ocp-companion') return
  import('../../../../widgets/partner-page/companion.ts').catch(error =>
    console.warn('[ocp] what counts and reports events failed to load', error),
  )
}
