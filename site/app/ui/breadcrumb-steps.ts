/** Breadcrumbs of a page: each area builds its own, for the page and its structured data. */

interface Step {
  name: string
  href: string
  /** `en` where it is English for want of a translation. */
  lang?: string
}

export interface BreadcrumbSteps {
  /** From the outermost one inwards. */
  steps: Step[]
  /** The page itself. */
  here: string
  lang?: string
}
