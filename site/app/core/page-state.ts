/** The state that the server passes to the browser with a page, so that no call is made twice. */
import type {Agency} from '#trade/agency/agency.ts'
import type {Page} from './page-types.ts'
import type {VisitSettings} from './site-context.tsx'

export interface Handover {
  settings: VisitSettings
  /** Facts of the agency that are not those the scripts were built with. */
  agency?: Partial<Agency>
  /** Path and query of the page that was rendered; not always the address bar's. */
  path: string
  /** The page's script, and what the shell reads of its route. */
  page: Page['route'] & {script: string}
  status: Page['status']
  data: unknown
  /** The SEO records could not be had: the browser says so. */
  seoFailed?: true
}

/** Marks the element with the page's styles; its value is the address of the same styles as a file. */
export const PAGE_STYLES = 'data-page-styles'

/** The style elements with the declarations of the fonts that are fetched. */
export const FACES = 'faces'
export const HEADING_FACES = 'heading-faces'

const ID = 'handover'

/** As an inert script element. */
export const handoverScript = (handover: Handover) =>
  `<script type="application/json" id="${ID}">${inert(JSON.stringify(handover))}</script>`

export const readHandover = () =>
  JSON.parse(document.getElementById(ID)?.textContent ?? 'null') as Handover

/** JSON for a data block: `<`, `>`, `&` and two line separators cannot end or bend it. */
export const inert = (json: string) =>
  json.replace(
    /[<>&\u2028\u2029]/g,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
