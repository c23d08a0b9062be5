/** What stands in a page's head: the SEO record first, then the route's own title. */

import {agency} from '../../widgets/shared/agency.ts'
import type {SeoRecord} from '../../widgets/shared/api/entities.ts'
import type {Translator} from '../../widgets/shared/i18n/translator.ts'
import type {LoadedPage} from './page.ts'

export interface Head {
  title: string
  description?: string
  keywords?: string
}

export function headOf({route, module, data}: LoadedPage, i18n: Translator, seo?: SeoRecord): Head {
  const title = route.title === null ? titleIn(data) : i18n._(route.title)
  return {
    title: seo?.meta_title || title || agency.name,
    description: seo?.meta_description || module.description?.(i18n, data),
    keywords: seo?.meta_keywords || undefined,
  }
}

/** A page without a title of its own is named by its record. */
const titleIn = (data: unknown) => {
  const {name} = (data ?? {}) as {name?: unknown}
  return typeof name === 'string' ? name : undefined
}
