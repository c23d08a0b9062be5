/** For pages without the loader's tag, which take the widgets from the npm package. */
import {type PageSettings, SETTINGS} from '#kit/core/page-settings.ts'

const page = globalThis as {[SETTINGS]?: PageSettings}

/** Adds to the page's settings, or begins them. */
export function setPageSettings(more: PageSettings) {
  page[SETTINGS] = {...page[SETTINGS], ...more}
}
