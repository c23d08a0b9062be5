/** Breadcrumbs of a page: each area builds its own, for the page and its structured data. */
import type {Locale} from '../../../widgets/shared/i18n/locale.ts'

interface Step {
  name: string
  href: string
  /** `en` where it is English for want of a translation. */
  lang?: Locale
}

export interface BreadcrumbSteps {
  /** From the outermost one inwards. */
  steps: Step[]
  /** The page itself. */
  here: string
  lang?: Locale
}
