/** The package's main entry: what all widgets of a page have in common. It registers nothing. */
import {type PageSettings, pageSettings} from '#kit/core/page-settings.ts'
import {setPageSettings} from '../../../../widgets/partner-page/configure.ts'

/** Every tag there is. Importing the entry of that name registers it. */
export {tags} from 'package:tags'

/**
 * What the attributes of the script tag say on a page that has one: where the API is, who the partner
 * is, which language. Call it before the first widget is imported; an element's own attributes win.
 */
export function configure(settings: PageSettings) {
  const {counts, fetchWidget} = pageSettings()
  setPageSettings({
    counts: counts ?? settings.api,
    fetchWidget: fetchWidget ?? fetchCompanion,
    ...settings,
  })
}

/** As the loader does once a widget is seen; the widgets themselves are imported by the page. */
function fetchCompanion(tag: string) {
  if (tag !== 'ocp-companion') return
  import('../../../../widgets/partner-page/companion.ts').catch(error =>
    console.warn('[ocp] what counts and reports events failed to load', error),
  )
}
