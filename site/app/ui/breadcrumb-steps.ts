/** The way to a page: each area works its own out, for the page and for what search engines are told. */

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
